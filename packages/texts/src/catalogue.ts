/** How a buddy or a guest of the story sounds beside the usual voice: 1 is the same, 1.2 a fifth higher or quicker. */
export interface Tone {
  readonly pitch: number
  readonly speed: number
}

/** A text that is shown and read aloud: what stands there and what is said are the same line. */
export interface Spoken<T extends string = string> {
  readonly text: T
  /** The wording for groep 3, with the same places; none if the text is easy enough. */
  readonly easier?: string
  /** The wording for the look 10+, short and factual, with the same places; none if the text already is. */
  readonly sober?: string
  /** The voice; without it the one that also says the words to learn. */
  readonly tone?: Tone
}

/** A text that is read aloud about one of the child's steps: what is filled in is known there only. */
export interface OfStep<T extends string = string> {
  readonly ofStep: T
}

/** A text by its number: `one` for 1, `many` for every other. */
export interface Counted<T = string | Spoken> {
  readonly one: T
  readonly many: T
}

/** The texts of a screen by key: a string is shown only. Texts that belong together share a group. */
export interface Catalogue {
  readonly [key: string]: string | Spoken | OfStep | Catalogue
}

/* @__NO_SIDE_EFFECTS__ */
export const catalogue = <const C extends Catalogue>(texts: C): C => texts

/* @__NO_SIDE_EFFECTS__ */
export const spoken = <const T extends string>(
  text: T,
  other?: Pick<Spoken, 'easier' | 'sober'>,
): Spoken<T> => ({
  text,
  ...other,
})

/** A line with an exclamation mark, which is a full stop in the look 10+. */
/* @__NO_SIDE_EFFECTS__ */
export const exclaimed = <const T extends string>(text: T): Spoken<T> =>
  spoken(text, { sober: text.replaceAll('!', '.') })

/* @__NO_SIDE_EFFECTS__ */
export const ofStep = <const T extends string>(text: T): OfStep<T> => ({ ofStep: text })

/** Lines of one who has a voice of its own. */
/* @__NO_SIDE_EFFECTS__ */
export const saidBy =
  (tone: Tone) =>
  (text: string): Spoken => ({ text, tone })
