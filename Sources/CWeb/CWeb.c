#include "CWeb.h"

// Each file is a constant here and a row of the table below. The reason for C is the contract's, in CContract.c.

static const unsigned char demo_index_html[] = {
#embed "../../Web/demo/index.html"
};
static const unsigned char demo_controls_js[] = {
#embed "../../Web/demo/controls.js"
};
static const unsigned char demo_demo_css[] = {
#embed "../../Web/demo/demo.css"
};
static const unsigned char demo_demo_js[] = {
#embed "../../Web/demo/demo.js"
};
static const unsigned char demo_exchange_js[] = {
#embed "../../Web/demo/exchange.js"
};
static const unsigned char demo_plots_js[] = {
#embed "../../Web/demo/plots.js"
};
static const unsigned char demo_settings_js[] = {
#embed "../../Web/demo/settings.js"
};
static const unsigned char tab_layout_js[] = {
#embed "../../Web/tab-layout.js"
};
static const unsigned char tab_layout_wasm[] = {
#embed "../../Web/tab-layout.wasm"
};
static const unsigned char tab_layout_answer_js[] = {
#embed "../../Web/tab-layout/answer.js"
};
static const unsigned char tab_layout_aria_js[] = {
#embed "../../Web/tab-layout/aria.js"
};
static const unsigned char tab_layout_colors_js[] = {
#embed "../../Web/tab-layout/colors.js"
};
static const unsigned char tab_layout_configuration_js[] = {
#embed "../../Web/tab-layout/configuration.js"
};
static const unsigned char tab_layout_connect_js[] = {
#embed "../../Web/tab-layout/connect.js"
};
static const unsigned char tab_layout_drawing_js[] = {
#embed "../../Web/tab-layout/drawing.js"
};
static const unsigned char tab_layout_easing_js[] = {
#embed "../../Web/tab-layout/easing.js"
};
static const unsigned char tab_layout_edits_js[] = {
#embed "../../Web/tab-layout/edits.js"
};
static const unsigned char tab_layout_http_engine_js[] = {
#embed "../../Web/tab-layout/http-engine.js"
};
static const unsigned char tab_layout_input_js[] = {
#embed "../../Web/tab-layout/input.js"
};
static const unsigned char tab_layout_measure_js[] = {
#embed "../../Web/tab-layout/measure.js"
};
static const unsigned char tab_layout_measured_configuration_js[] = {
#embed "../../Web/tab-layout/measured-configuration.js"
};
static const unsigned char tab_layout_members_js[] = {
#embed "../../Web/tab-layout/members.js"
};
static const unsigned char tab_layout_names_js[] = {
#embed "../../Web/tab-layout/names.js"
};
static const unsigned char tab_layout_places_js[] = {
#embed "../../Web/tab-layout/places.js"
};
static const unsigned char tab_layout_playback_js[] = {
#embed "../../Web/tab-layout/playback.js"
};
static const unsigned char tab_layout_prepared_bar_js[] = {
#embed "../../Web/tab-layout/prepared-bar.js"
};
static const unsigned char tab_layout_preset_names_js[] = {
#embed "../../Web/tab-layout/preset-names.js"
};
static const unsigned char tab_layout_problem_js[] = {
#embed "../../Web/tab-layout/problem.js"
};
static const unsigned char tab_layout_request_js[] = {
#embed "../../Web/tab-layout/request.js"
};
static const unsigned char tab_layout_scroll_follower_js[] = {
#embed "../../Web/tab-layout/scroll-follower.js"
};
static const unsigned char tab_layout_scroller_js[] = {
#embed "../../Web/tab-layout/scroller.js"
};
static const unsigned char tab_layout_stage_js[] = {
#embed "../../Web/tab-layout/stage.js"
};
static const unsigned char tab_layout_tab_bar_js[] = {
#embed "../../Web/tab-layout/tab-bar.js"
};
static const unsigned char tab_layout_turns_js[] = {
#embed "../../Web/tab-layout/turns.js"
};
static const unsigned char tab_layout_wasm_engine_js[] = {
#embed "../../Web/tab-layout/wasm-engine.js"
};

static const struct web_file files[] = {
    {"/", demo_index_html, sizeof demo_index_html},
    {"/demo/controls.js", demo_controls_js, sizeof demo_controls_js},
    {"/demo/demo.css", demo_demo_css, sizeof demo_demo_css},
    {"/demo/demo.js", demo_demo_js, sizeof demo_demo_js},
    {"/demo/exchange.js", demo_exchange_js, sizeof demo_exchange_js},
    {"/demo/plots.js", demo_plots_js, sizeof demo_plots_js},
    {"/demo/settings.js", demo_settings_js, sizeof demo_settings_js},
    {"/tab-layout.js", tab_layout_js, sizeof tab_layout_js},
    {"/tab-layout.wasm", tab_layout_wasm, sizeof tab_layout_wasm},
    {"/tab-layout/answer.js", tab_layout_answer_js, sizeof tab_layout_answer_js},
    {"/tab-layout/aria.js", tab_layout_aria_js, sizeof tab_layout_aria_js},
    {"/tab-layout/colors.js", tab_layout_colors_js, sizeof tab_layout_colors_js},
    {"/tab-layout/configuration.js", tab_layout_configuration_js, sizeof tab_layout_configuration_js},
    {"/tab-layout/connect.js", tab_layout_connect_js, sizeof tab_layout_connect_js},
    {"/tab-layout/drawing.js", tab_layout_drawing_js, sizeof tab_layout_drawing_js},
    {"/tab-layout/easing.js", tab_layout_easing_js, sizeof tab_layout_easing_js},
    {"/tab-layout/edits.js", tab_layout_edits_js, sizeof tab_layout_edits_js},
    {"/tab-layout/http-engine.js", tab_layout_http_engine_js, sizeof tab_layout_http_engine_js},
    {"/tab-layout/input.js", tab_layout_input_js, sizeof tab_layout_input_js},
    {"/tab-layout/measure.js", tab_layout_measure_js, sizeof tab_layout_measure_js},
    {"/tab-layout/measured-configuration.js", tab_layout_measured_configuration_js, sizeof tab_layout_measured_configuration_js},
    {"/tab-layout/members.js", tab_layout_members_js, sizeof tab_layout_members_js},
    {"/tab-layout/names.js", tab_layout_names_js, sizeof tab_layout_names_js},
    {"/tab-layout/places.js", tab_layout_places_js, sizeof tab_layout_places_js},
    {"/tab-layout/playback.js", tab_layout_playback_js, sizeof tab_layout_playback_js},
    {"/tab-layout/prepared-bar.js", tab_layout_prepared_bar_js, sizeof tab_layout_prepared_bar_js},
    {"/tab-layout/preset-names.js", tab_layout_preset_names_js, sizeof tab_layout_preset_names_js},
    {"/tab-layout/problem.js", tab_layout_problem_js, sizeof tab_layout_problem_js},
    {"/tab-layout/request.js", tab_layout_request_js, sizeof tab_layout_request_js},
    {"/tab-layout/scroll-follower.js", tab_layout_scroll_follower_js, sizeof tab_layout_scroll_follower_js},
    {"/tab-layout/scroller.js", tab_layout_scroller_js, sizeof tab_layout_scroller_js},
    {"/tab-layout/stage.js", tab_layout_stage_js, sizeof tab_layout_stage_js},
    {"/tab-layout/tab-bar.js", tab_layout_tab_bar_js, sizeof tab_layout_tab_bar_js},
    {"/tab-layout/turns.js", tab_layout_turns_js, sizeof tab_layout_turns_js},
    {"/tab-layout/wasm-engine.js", tab_layout_wasm_engine_js, sizeof tab_layout_wasm_engine_js},
};

const struct web_file *web_files(void) { return files; }

size_t web_file_count(void) { return sizeof files / sizeof files[0]; }
