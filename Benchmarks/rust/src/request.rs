//! What the requests of the benchmark have, and nothing else.
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

macro_rules! members {
    ($($item:item)*) => { $(
        #[derive(Default, Deserialize)]
        #[serde(default, deny_unknown_fields, rename_all = "camelCase")]
        $item
    )* };
}
macro_rules! names {
    ($($item:item)*) => { $(
        #[derive(Clone, Copy, Default, PartialEq, Deserialize)]
        #[serde(rename_all = "lowercase")]
        $item
    )* };
}

names! {
    pub enum Name { #[serde(skip)] #[default] Own, Underline, Titles, Segmented }
    pub enum ScrollTo { #[default] Center, Start, Nearest }
    pub enum Follow { Drag, #[default] Selection }
    pub enum Selecting { #[default] Nearest, Settled }
    pub enum Phase { #[default] Idle, Dragging, Decelerating, Settled, Programmatic }
    pub enum Whole { #[default] Tab, Label }
}
members! {
    pub struct Request<'a> { #[serde(borrow)] pub configuration: Configuration<'a>, pub state: State }
    pub struct Configuration<'a> {
        pub preset: Name, #[serde(borrow)] pub tabs: Vec<Tab<'a>>, pub bar: Bar, pub indicator: Indicator,
        pub title: Title, pub pager: Pager, pub motion: Motion,
    }
    pub struct Tab<'a> {
        #[serde(borrow)] pub id: Cow<'a, str>, #[serde(borrow)] pub title: Cow<'a, str>, pub label_width: f64,
        pub width: Option<f64>,
    }
    pub struct Bar {
        pub width: f64, pub height: Option<f64>, pub spacing: f64, pub insets: Insets, pub sizing: Option<Sizing>,
        pub scroll_to: ScrollTo, pub follow: Follow,
    }
    pub struct Insets { pub leading: f64, pub trailing: f64 }
    pub struct Indicator {
        pub width: Option<Width>, pub height: Option<f64>, pub corner_radius: Option<f64>, pub color: Option<Color>,
        pub follow: Option<Follow>,
    }
    pub struct Title { pub normal: Style, pub selected: Style, pub follow: Option<Follow> }
    pub struct Style { pub font_size: Option<f64>, pub color: Option<Color> }
    pub struct Pager { pub selection: Option<Selecting>, pub preload: Option<usize> }
    pub struct Motion { pub tap: Timing }
    pub struct Timing { pub duration: Option<f64> }
    pub struct State {
        pub offset: f64, pub phase: Phase, pub selected: usize, pub bar_offset: Option<f64>, pub indicator: Option<Extent>,
    }
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Extent { pub x: f64, pub width: f64 }

#[derive(Clone, Copy, Deserialize)]
#[serde(tag = "mode", rename_all = "lowercase", deny_unknown_fields)]
pub enum Sizing { Equal, Fixed { width: f64 }, Compact { fraction: f64 } }

#[derive(Clone, Copy, Deserialize)]
#[serde(untagged)]
pub enum Width { Length(f64), Of(Whole), Share { ratio: f64 } }

#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "&str")]
pub struct Color(pub [u8; 3]);

impl TryFrom<&str> for Color {
    type Error = String;
    fn try_from(text: &str) -> Result<Color, String> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6);
        let bits = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok()).ok_or(format!("{text} is no colour"))?;
        Ok(Color([(bits >> 16) as u8, (bits >> 8) as u8, bits as u8]))
    }
}

impl Serialize for Color {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Color([red, green, blue]) = self;
        serializer.collect_str(&format_args!("#{red:02x}{green:02x}{blue:02x}"))
    }
}
