/** The jungle's wording, and one for the look 10+ in the style of an expedition's log. */
export type Wordings = readonly [text: string, sober: string]
