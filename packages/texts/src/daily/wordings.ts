/** The wording of the jungle, and one for the look 10+ that reads like the log of an expedition. */
export type Wordings = readonly [text: string, sober: string]
