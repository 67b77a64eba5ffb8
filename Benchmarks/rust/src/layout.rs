use crate::request::{Color, Extent, Follow, Name, Phase, Request, ScrollTo, Selecting, Sizing, Whole, Width};
use serde::Serialize;

macro_rules! answers {
    ($($item:item)*) => { $(#[derive(Serialize)] #[serde(rename_all = "camelCase")] $item)* };
}
answers! {
    struct Answer<'a> {
        selection: Selection<'a>, bar: Bar, tabs: Vec<Tab<'a>>, indicator: Option<Indicator>, pager: Pager,
        animation: Option<Animation>,
    }
    struct Selection<'a> { index: usize, id: &'a str, previous: usize, changed: bool, position: f64, offset_ratio: f64 }
    struct Bar {
        content_width: f64, offset: f64, min_offset: f64, max_offset: f64, first_visible: Option<usize>,
        last_visible: Option<usize>, overflow: Overflow, paging: Paging,
    }
    struct Overflow { leading: usize, trailing: usize }
    struct Paging { backward: Option<f64>, forward: Option<f64> }
    struct Tab<'a> {
        id: &'a str, x: f64, y: f64, width: f64, height: f64, selected: bool, emphasis: f64, font_size: f64,
        font_weight: f64, scale: f64, color: Color, visible: bool,
    }
    struct Indicator { x: f64, y: f64, width: f64, height: f64, corner_radius: f64, color: Color, opacity: f64 }
    struct Pager { offset: f64, visible: Vec<usize>, mounted: Vec<usize>, unmount: [usize; 0] }
    struct Animation {
        duration: f64, easing: &'static str, reason: &'static str, indicator: Vec<Shown>, bar: Vec<Scrolled>, titles: [u8; 0],
        pager: [u8; 0],
    }
    struct Shown { offset: f64, x: f64, width: f64, opacity: f64 }
    struct Scrolled { offset: f64, scroll_offset: f64 }
}

struct Preset {
    height: f64, sizing: Sizing, indicator: Option<(Width, f64, [u8; 3], Follow)>, font: [f64; 2], scale: f64, color: [u8; 3],
    title: Follow, selecting: Selecting, tap: f64, settle: f64, easing: &'static str,
}
const UNDERLINE: Preset = Preset {
    height: 50.0, sizing: Sizing::Equal, indicator: Some((Width::Length(60.0), 1.0, [0, 0, 255], Follow::Drag)),
    font: [15.0, 17.0], scale: 1.0, color: [0, 0, 255], title: Follow::Selection, selecting: Selecting::Nearest, tap: 250.0,
    settle: 250.0, easing: "ease",
};
const TITLES: Preset = Preset {
    height: 44.0, sizing: Sizing::Fixed { width: 100.0 }, indicator: None, font: [17.0, 17.0], scale: 1.3, color: [255, 0, 0],
    title: Follow::Drag, selecting: Selecting::Settled, tap: 300.0, settle: 300.0, easing: "ease-in-out",
};
const SEGMENTED: Preset = Preset {
    height: 44.0, sizing: Sizing::Compact { fraction: 0.5 }, font: [20.0, 20.0], scale: 1.0, color: [0, 0, 0],
    indicator: Some((Width::Of(Whole::Tab), 0.0, [255, 0, 0], Follow::Selection)), title: Follow::Selection, settle: 100.0, ..TITLES
};

pub fn answer(body: &[u8]) -> Result<Vec<u8>, String> {
    let request: Request = serde_json::from_slice(body).map_err(|fault| fault.to_string())?;
    let (configuration, bar) = (&request.configuration, &request.configuration.bar);
    let mut ids: Vec<&str> = configuration.tabs.iter().map(|tab| &*tab.id).collect();
    ids.sort_unstable();
    let is_right = bar.width > 0.0
        && request.state.selected < configuration.tabs.len()
        && ids[0] != ""
        && ids.windows(2).all(|pair| pair[0] != pair[1])
        && configuration.tabs.iter().all(|tab| tab.label_width >= 0.0 && tab.width.map_or(true, |width| width >= 0.0));
    if !is_right { return Err("a number is out of range, or two tabs have one id".into()); }
    serde_json::to_vec(&layout(&request)?).map_err(|fault| fault.to_string())
}

fn layout<'a>(request: &'a Request) -> Result<Answer<'a>, String> {
    let (given, state, bar) = (&request.configuration, &request.state, &request.configuration.bar);
    let preset = match given.preset { Name::Titles => TITLES, Name::Segmented => SEGMENTED, _ => UNDERLINE };
    let (count, last) = (given.tabs.len(), given.tabs.len() as f64 - 1.0);

    // The tabs.
    let sizing = bar.sizing.unwrap_or(preset.sizing);
    let around = bar.spacing * last + bar.insets.leading + bar.insets.trailing;
    let own = match sizing {
        Sizing::Equal => ((bar.width - around) / count as f64).max(0.0),
        Sizing::Fixed { width } => width,
        Sizing::Compact { fraction } => bar.width / count as f64 * fraction,
    };
    if !matches!(sizing, Sizing::Fixed { .. }) && given.tabs.iter().any(|tab| tab.width.is_some()) {
        return Err("the sizing leaves no room for widths of the tabs' own".into());
    }
    let mut tabs = Vec::with_capacity(count);
    let mut filled = bar.insets.leading;
    for tab in &given.tabs {
        tabs.push(Extent { x: filled, width: tab.width.unwrap_or(own) });
        filled += tab.width.unwrap_or(own) + bar.spacing;
    }
    let natural = filled - bar.spacing + bar.insets.trailing;
    let content = if natural - bar.width > bar.width * 1e-12 { natural } else { bar.width };
    if let Sizing::Compact { .. } = sizing {
        let origin = own.min((bar.width - natural).max(0.0));
        tabs.iter_mut().for_each(|tab| tab.x += origin);
    }

    // The selection.
    let position = state.offset / bar.width;
    let page = position.clamp(0.0, last);
    let (is_gesture, follows) = (matches!(state.phase, Phase::Dragging | Phase::Decelerating), state.phase != Phase::Programmatic);
    let keeps = !follows || is_gesture && given.pager.selection.unwrap_or(preset.selecting) == Selecting::Settled;
    let selection = if keeps && count > 1 { state.selected } else { position.round().clamp(0.0, last) as usize };

    // The strip.
    let max_offset = content - bar.width;
    let target = |index: usize, current: f64| {
        let tab = tabs[index];
        let wanted = match bar.scroll_to {
            ScrollTo::Center => tab.x + tab.width / 2.0 - bar.width / 2.0,
            ScrollTo::Nearest if tab.width <= bar.width => current.min(tab.x).max(tab.x + tab.width - bar.width),
            _ => tab.x,
        };
        wanted.clamp(0.0, max_offset)
    };
    let current = state.bar_offset.map_or_else(|| target(state.selected, 0.0), |offset| offset.clamp(0.0, max_offset));
    let offset = match bar.follow {
        Follow::Selection if selection == state.selected && state.bar_offset.is_some() => current,
        Follow::Drag if follows && page.fract() > 0.0 => {
            mix(target(page as usize, current), target(page as usize + 1, current), page.fract())
        }
        Follow::Drag if follows => target(page as usize, current),
        _ => target(selection, current),
    };
    let (slack, end) = ((content * 1e-12).min(bar.width * 1e-3), offset + bar.width);
    let first = |test: &dyn Fn(&Extent) -> bool| tabs.iter().position(test).unwrap_or(count);
    let shown = first(&|tab| tab.x + tab.width > offset + slack)..first(&|tab| tab.x >= end - slack);
    let (leading, cut) = (first(&|tab| tab.x >= offset - slack), first(&|tab| tab.x + tab.width > end + slack));
    let forward = tabs.get(cut).map(|tab| if tab.x > offset + slack { tab.x } else { end }.min(max_offset));
    let backward = leading.checked_sub(1).map(|index| tabs[index].x + tabs[index].width);
    let backward = backward.map(|edge| (if edge < end - slack { edge } else { offset } - bar.width).max(0.0));

    // The indicator, and what moves.
    let height = bar.height.unwrap_or(preset.height);
    let wanted = &given.indicator;
    let settings = preset.indicator.map(|(width, radius, color, follow)| {
        (wanted.width.unwrap_or(width), wanted.height.unwrap_or(2.0), wanted.corner_radius.unwrap_or(radius),
            wanted.color.unwrap_or(Color(color)), wanted.follow.unwrap_or(follow))
    });
    let start = if bar.follow == Follow::Drag && is_gesture { offset } else {
        state.bar_offset.unwrap_or_else(|| if bar.follow == Follow::Drag { offset } else { target(state.selected, current) })
    };
    let bar_moves = if (start - offset).abs() > 1e-9 { vec![(0.0, start), (1.0, offset)] } else { vec![] };
    let mut moves = vec![];
    let indicator = settings.map(|(width, own_height, corner_radius, color, follow)| {
        let rest = |index: usize| {
            let tab = tabs[index];
            let width = match width {
                Width::Length(length) => length.min(tab.width),
                Width::Of(Whole::Tab) => tab.width,
                Width::Of(Whole::Label) => given.tabs[index].label_width,
                Width::Share { ratio } => ratio * tab.width,
            };
            Extent { x: tab.x + (tab.width - width) / 2.0, width }
        };
        let rest_at = |at: f64| {
            let edge = at.clamp(0.0, last);
            let place = rest(edge as usize);
            Extent { x: place.x + (at - edge) * (tabs[edge as usize].width + bar.spacing), ..place }
        };
        let to = if follow == Follow::Selection || !follows { rest(selection) } else {
            let (left, right) = (rest_at(position.floor()), rest_at(position.floor() + 1.0));
            let share = position - position.floor();
            Extent { x: mix(left.x, right.x, share), width: mix(left.width, right.width, share) }
        };
        let from = match state.indicator {
            _ if follow == Follow::Drag && is_gesture => to,
            Some(place) => place,
            None if follow == Follow::Selection && state.phase != Phase::Idle => rest(state.selected),
            None => to,
        };
        if (from.x - to.x).abs() > 1e-9 || (from.width - to.width).abs() > 1e-9 { moves = vec![(0.0, from), (1.0, to)]; }
        Indicator { x: to.x, y: height - own_height, width: to.width, height: own_height, corner_radius, color, opacity: 1.0 }
    });
    let (reason, duration) = match state.phase {
        Phase::Programmatic => ("tap", given.motion.tap.duration.unwrap_or(preset.tap)),
        Phase::Settled => ("settle", preset.settle),
        _ => ("selection", preset.settle),
    };
    let animation = (state.phase != Phase::Idle && !(moves.is_empty() && bar_moves.is_empty())).then(|| Animation {
        duration, easing: preset.easing, reason, titles: [], pager: [],
        indicator: moves.iter().map(|(offset, at)| Shown { offset: *offset, x: at.x, width: at.width, opacity: 1.0 }).collect(),
        bar: bar_moves.iter().map(|&(offset, scroll_offset)| Scrolled { offset, scroll_offset }).collect(),
    });

    let pages = |at: f64, more: usize| {
        let from = (at.floor().max(0.0) as usize).saturating_sub(more);
        let to = (at.ceil().max(-1.0) + 1.0) as usize + more;
        (from..to.min(count)).collect()
    };
    let title = &given.title;
    let fonts = [title.normal.font_size.unwrap_or(preset.font[0]), title.selected.font_size.unwrap_or(preset.font[1])];
    let colors = [title.normal.color.unwrap_or(Color([0; 3])), title.selected.color.unwrap_or(Color(preset.color))];
    let lights_up = title.follow.unwrap_or(preset.title) == Follow::Drag && follows;
    let frames = tabs.iter().zip(&given.tabs).enumerate().map(|(index, (tab, named))| {
        let lit = if lights_up { (1.0 - (page - index as f64).abs()).max(0.0) } else { (index == selection) as u8 as f64 };
        let channel = |at: usize| (mix(colors[0].0[at] as f64, colors[1].0[at] as f64, lit) + 0.5) as u8;
        Tab {
            id: &named.id, x: tab.x, y: 0.0, width: tab.width, height, selected: index == selection, emphasis: lit,
            font_size: mix(fonts[0], fonts[1], lit), font_weight: 400.0, scale: mix(1.0, preset.scale, lit),
            color: Color([channel(0), channel(1), channel(2)]), visible: shown.contains(&index),
        }
    });
    Ok(Answer {
        selection: Selection {
            index: selection, id: &given.tabs[selection].id, previous: state.selected, changed: selection != state.selected,
            position, offset_ratio: position - selection as f64,
        },
        bar: Bar {
            content_width: content, offset, min_offset: 0.0, max_offset,
            first_visible: (!shown.is_empty()).then(|| shown.start), last_visible: (!shown.is_empty()).then(|| shown.end - 1),
            overflow: Overflow { leading, trailing: count - cut },
            paging: Paging {
                backward: backward.filter(|&at| at < offset - slack), forward: forward.filter(|&at| at > offset + slack),
            },
        },
        tabs: frames.collect(),
        indicator,
        pager: Pager {
            offset: state.offset, visible: pages(position, 0), mounted: pages(page, given.pager.preload.unwrap_or(1)),
            unmount: [],
        },
        animation,
    })
}

fn mix(start: f64, end: f64, share: f64) -> f64 { if share == 1.0 { end } else { start + (end - start) * share } }
