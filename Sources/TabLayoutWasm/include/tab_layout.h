// The interface of tab-layout.wasm: the layout module as C functions over memory that the caller owns.
//
// The caller writes one request as doubles into memory that it got from `malloc`, calls a function, and reads the answer as
// doubles from other memory of its own. Nothing but bars that are asked for is kept between calls, nothing is imported, and no
// input traps.
// Only a call for which memory runs out does: what it had taken stays taken, and the next call is answered as ever.
//
//     count = tab_layout_transition(request, requestCount, answer, answerCapacity)
//
// count >= 0   the doubles of the answer. Where it is more than the capacity, the answer is cut off: give more and call again.
// count <  0   the request is refused: the number at -1 - count is out of its range, or contradicts others. A request that is
//              too short is refused at the number that it lacks.
//
// A request is a header of TL_HEADER numbers at the places below, and behind it the lists whose lengths the header has, each
// directly behind the one before:
//
//     tabs                 TL_TABS x (label width, own width, enabled)
//     indicator colours    TL_INDICATOR_COLORS x colour
//     stops of easings     of TL_LEADING, TL_TRAILING, TL_TAP_EASING, TL_SETTLE_EASING in turn: x (progress, start, end)
//     mounted pages        TL_MOUNTED x index
//     inserted tabs        TL_EVENT_TABS x (label width, own width, enabled)
//     times                TL_TIMES x milliseconds
//
// NaN stands for a value that is not given, wherever one need not be. Truth values are 0 and 1, indices whole numbers. A colour
// is 0xRRGGBBAA as a number. An enumeration is the index of its value, as listed here. Units and limits are those of
// openapi.yaml, whose member each place names.
//
// An easing is six numbers: its kind, four numbers and how many stops it has in the lists.
//
//     0 linear, 1 ease, 2 ease-in, 3 ease-out, 4 ease-in-out
//     5 cubic-bezier: x1, y1, x2, y2
//     6 steps: count, position (0 jump-start, 1 jump-end, 2 jump-none, 3 jump-both, 4 start)
//     7 linear(): no numbers, but two or more stops; start and end are fractions or NaN
//
// and for a clock, whose duration is then its own,
//
//     8 spring: mass, stiffness, damping, velocity
//     9 spring: response, dampingRatio, velocity
//    10 spring: duration, bounce, velocity
#ifndef TAB_LAYOUT_H
#define TAB_LAYOUT_H

enum {
    TL_VERSION = 0,                 // 1: the version of this interface
    // configuration
    TL_TABS = 1,                    // the number of tabs
    TL_BAR_WIDTH = 2,               // bar.width
    TL_BAR_HEIGHT = 3,              // bar.height
    TL_SPACING = 4,                 // bar.spacing
    TL_INSET_LEADING = 5,           // bar.insets.leading
    TL_INSET_TRAILING = 6,          // bar.insets.trailing
    TL_SIZING = 7,                  // bar.sizing.mode: equal, fixed, compact, content, fill, auto
    TL_SIZING_WIDTH = 8,            // bar.sizing.width
    TL_SIZING_FRACTION = 9,         // bar.sizing.fraction
    TL_SIZING_PADDING = 10,         // bar.sizing.padding, before the label
    TL_SIZING_MINIMUM = 11,         // bar.sizing.minWidth
    TL_SIZING_MAXIMUM = 12,         // bar.sizing.maxWidth, or NaN
    TL_ALIGNMENT = 13,              // bar.alignment: start, center, end, space-between, space-around, space-evenly
    TL_DIRECTION = 14,              // bar.direction: ltr, rtl
    TL_SCROLL_TO = 15,              // bar.scrollTo: center, start, end, nearest, none, centerWithInsets
    TL_SCROLL_MARGIN = 16,          // bar.scrollMargin
    TL_BAR_FOLLOW = 17,             // bar.follow: drag, unclamped, distance, selection
    TL_NO_BACK_SCROLL = 18,         // bar.noBackScroll
    TL_PIXEL_RATIO = 19,            // bar.pixelRatio, or NaN
    TL_INDICATOR = 20,              // 0 for no indicator: then nothing else of it is read
    TL_INDICATOR_WIDTH_KIND = 21,   // indicator.width: a number, tab, label, ratio, inset
    TL_INDICATOR_WIDTH = 22,        // the number that the kind has
    TL_INDICATOR_HEIGHT = 23,       // indicator.height
    TL_CORNER_RADIUS = 24,          // indicator.cornerRadius
    TL_INDICATOR_COLORS = 25,       // the number of colours in the list, at least 1
    TL_POSITION = 26,               // indicator.position: top, center, bottom
    TL_INDICATOR_INSET = 27,        // indicator.inset
    TL_STRETCH = 28,                // indicator.stretch: linear, elastic, worm, fade, snap, or 5 for an easing for each edge
    TL_PATH = 29,                   // indicator.path: direct, through
    TL_INDICATOR_FOLLOW = 30,       // indicator.follow: drag, selection
    TL_LEADING = 31,                // indicator.stretch.leading: an easing
    TL_TRAILING = 37,               // indicator.stretch.trailing: an easing
    TL_NORMAL_SIZE = 43,            // title.normal.fontSize
    TL_NORMAL_WEIGHT = 44,          // title.normal.fontWeight
    TL_NORMAL_SCALE = 45,           // title.normal.scale
    TL_NORMAL_COLOR = 46,           // title.normal.color
    TL_SELECTED_SIZE = 47,          // title.selected.fontSize
    TL_SELECTED_WEIGHT = 48,        // title.selected.fontWeight
    TL_SELECTED_SCALE = 49,         // title.selected.scale
    TL_SELECTED_COLOR = 50,         // title.selected.color
    TL_COLOR_SPACE = 51,            // title.colorSpace: srgb, oklab
    TL_TITLE_FOLLOW = 52,           // title.follow: drag, selection
    TL_TITLE_ANIMATED = 53,         // title.animated
    TL_PAGE_WIDTH = 54,             // pager.pageWidth, or NaN for the bar's width
    TL_SELECTION = 55,              // pager.selection: nearest, settled, hysteresis
    TL_THRESHOLD = 56,              // pager.threshold
    TL_OVERSCROLL = 57,             // pager.overscroll: follow, clamp, compress
    TL_PRELOAD = 58,                // pager.preload
    TL_PAGER_ANIMATED = 59,         // pager.animated
    TL_FLING = 60,                  // pager.fling: uikit, viewpager, flutter, vant, react-native, projection
    TL_SKIP_DISABLED = 61,          // pager.skipDisabled
    TL_TAP_DURATION = 62,           // motion.tap.duration
    TL_TAP_EASING = 63,             // motion.tap.easing: an easing or a spring
    TL_SETTLE_DURATION = 69,        // motion.settle.duration
    TL_SETTLE_EASING = 70,          // motion.settle.easing: an easing or a spring
    TL_TOLERANCE = 76,              // motion.tolerance
    TL_REDUCED = 77,                // motion.reduced: false, true, both
    TL_ACTIVATION = 78,             // keyboard.activation: automatic, manual
    TL_ORIENTATION = 79,            // keyboard.orientation: horizontal, vertical
    TL_WRAP = 80,                   // keyboard.wrap
    TL_DISABLED = 81,               // keyboard.disabled: skip, focus
    // state
    TL_OFFSET = 82,                 // state.offset, or NaN for that of the selected page
    TL_PHASE = 83,                  // state.phase: idle, dragging, decelerating, settled, programmatic
    TL_VELOCITY = 84,               // state.velocity
    TL_SELECTED = 85,               // state.selected, or NaN for none
    TL_BAR_OFFSET = 86,             // state.barOffset, or NaN
    TL_INDICATOR_X = 87,            // state.indicator.x, or NaN for no indicator given
    TL_INDICATOR_EXTENT = 88,       // state.indicator.width, or NaN
    TL_MOUNTED = 89,                // the number of mounted pages in the list
    TL_FOCUSED = 90,                // state.focused, or NaN
    // what single functions ask for besides
    TL_EVENT = 91,                  // transition: none, tap, settle, fling, key, insert, remove, move, resize
    TL_EVENT_FIRST = 92,            // the index; the velocity; the key; at; the index; from; the width
    TL_EVENT_SECOND = 93,           // to
    TL_EVENT_TABS = 94,             // the number of inserted tabs in the list
    TL_TIMES = 95,                  // transition: the number of sample times in the list; NaN for no frames
    TL_FRAMES_PER_SECOND = 96,      // transition: sample.fps, or NaN
    TL_POINT_X = 97,                // hit test: point.x
    TL_POINT_Y = 98,                // hit test: point.y
    TL_MINIMUM_TARGET = 99,         // hit test: minimumTarget
    // configuration, what was added later
    TL_PADDING_TRAILING = 100,      // bar.sizing.padding, behind the label
    TL_GUTTER = 101,                // bar.sizing.gutter
    TL_MAXIMUM_COUNT = 102,         // bar.sizing.maxCount, or NaN
    TL_FITTING = 103,               // bar.sizing.fitting: equal, widest
    TL_OTHERWISE = 104,             // bar.sizing.otherwise: content, equal
    TL_SCROLL_PADDING_LEADING = 105,  // bar.scrollPadding.leading
    TL_SCROLL_PADDING_TRAILING = 106, // bar.scrollPadding.trailing
    TL_INDICATOR_MINIMUM = 107,     // indicator.minWidth
    TL_INDICATOR_ALIGNMENT = 108,   // indicator.alignment: start, center, end
    TL_OUTER_LEADING = 109,         // indicator.outerInsets.leading
    TL_OUTER_TRAILING = 110,        // indicator.outerInsets.trailing
    TL_WIDTH_TRAILING = 111,        // of the kind inset the number for the trailing end; TL_INDICATOR_WIDTH is the leading one's
    TL_HEADER = 112,
    // How many numbers a state has without its lists.
    TL_MOMENT = TL_FOCUSED - TL_OFFSET + 1,
    // The keys: ArrowLeft, ArrowRight, ArrowUp, ArrowDown, Home, End, Enter, Space.
};

// Answers are numbers one after another, NaN where openapi.yaml has null. `n x (…)` is a list that its length stands before;
// `? (…)` is 0 for null, or 1 and what follows.
//
//     selection    index, previous, changed, position, offsetRatio
//     bar          contentWidth, offset, minOffset, maxOffset, firstVisible, lastVisible, overflow leading, trailing,
//                  paging backward, forward
//     style        fontSize, fontWeight, scale, colour
//     indicator    ? (x, y, width, height, cornerRadius, colour, opacity)
//     easing       kind, four numbers, n x (place, progress)
//     animation    ? (duration, easing, reason: tap, settle, selection, edit,
//                     indicator n x (offset, x, width, opacity, colour),
//                     bar n x (offset, scrollOffset),
//                     titles n x (index, n x (offset, style)),
//                     pager n x (offset, scrollOffset),
//                     tabs n x (index, n x (offset, x, width, opacity)))
//
// The four below take a request and give an answer as said above.

/// Everything at one moment, as POST /v1/layout: selection, bar, tabs n x (x, width, height, selected, emphasis, style,
/// visible), indicator, pager (offset, visible: first and end, mounted: first and end, unmount n x index), animation, reduced
/// animation.
int tab_layout_layout(const double *request, int count, double *answer, int capacity);

/// What an event leads to, as POST /v1/transition: state (offset, selected, barOffset, indicator x, width, focused, phase,
/// velocity), selection, ? (focused, handled) of a key, bar, indicator, animation, reduced animation, ? (frames n x (time,
/// progress, velocity, ? (x, width, opacity), bar offset, pager offset, titles n x (index, style), tabs n x (index, x, width,
/// opacity))), and ? (configuration: a header and its lists, as in a request) of an edit.
int tab_layout_transition(const double *request, int count, double *answer, int capacity);

/// The whole range of the pager, as POST /v1/timeline: tolerance, indicator, bar and titles as in an animation.
int tab_layout_timeline(const double *request, int count, double *answer, int capacity);

/// The tab at a point, as POST /v1/hit-test: its index, or NaN.
int tab_layout_hit_test(const double *request, int count, double *answer, int capacity);

/// The configuration of a preset, as a header and its lists; without a page width. The presets are numbered in the order in
/// which GET /v1/presets lists them; count 0 when there are no more.
int tab_layout_preset(int index, double *answer, int capacity);

/// The progress of the easing at TL_TAP_EASING at each of the TL_TIMES, fractions here and not milliseconds: TL_TIMES numbers.
int tab_layout_ease(const double *request, int count, double *answer, int capacity);

// A bar that is asked for at every frame is read and checked once, and kept under a number until it is given back.

/// Keeps the bar of a request; its number, or -1 - place where the request is refused.
int tab_layout_bar(const double *request, int count);

/// Lets go of a bar; 0 where there is none of this number.
int tab_layout_bar_free(int bar);

/// What a frame of a bar needs, without asking for memory. The state is the TL_MOMENT numbers from TL_OFFSET to TL_FOCUSED, with no
/// mounted pages; a state that is refused, or one of a bar that there is not, is answered with a negative number.
///
///     selection, bar offset, indicator (0 or 1, x, width, opacity, colour), pager (offset, visible: first and end, mounted: first
///     and end), titles n x (index, emphasis, style), which are at most two: all others look as they do at rest
int tab_layout_bar_at(int bar, const double *state, double *answer, int capacity);

void *malloc(unsigned long size);
void free(void *memory);

#endif
