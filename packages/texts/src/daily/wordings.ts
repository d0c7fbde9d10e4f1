/** That of the jungle, and for the look 10+ one as from the log of an expedition. */
export type Wordings = readonly [text: string, sober: string]
