/** The names of the presets, in the order in which the layout module numbers them. A test holds it against the service. */
export const presetNames = ["underline", "titles", "segmented"];
