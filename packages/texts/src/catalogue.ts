/** The voice of a buddy or guest, relative to the usual one: 1 is the same, 1.2 is 20% higher or faster. */
export interface Tone {
  readonly pitch: number
  readonly speed: number
}

/** A text that is shown and read aloud in the same words. */
export interface Spoken<T extends string = string> {
  readonly text: T
  /** The wording for groep 3, with the same placeholders; undefined if the text is easy enough. */
  readonly easier?: string
  /** The wording for the look 10+, short and factual, same placeholders; undefined if the text is so. */
  readonly sober?: string
  /** The voice; by default the one that also says the words to learn. */
  readonly tone?: Tone
}

/** A text about one of the child's steps, read aloud: only there the filled-in values are known. */
export interface OfStep<T extends string = string> {
  readonly ofStep: T
}

/** A text that depends on a number: `one` for 1, `many` for others. */
export interface Counted<T = string | Spoken> {
  readonly one: T
  readonly many: T
}

/** The texts of a screen by key: a string is only shown. Texts that belong together share a group. */
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

/** A line whose exclamation mark is a full stop in the look 10+. */
/* @__NO_SIDE_EFFECTS__ */
export const exclaimed = <const T extends string>(text: T): Spoken<T> =>
  spoken(text, { sober: text.replaceAll('!', '.') })

/* @__NO_SIDE_EFFECTS__ */
export const ofStep = <const T extends string>(text: T): OfStep<T> => ({ ofStep: text })

/** Lines of a speaker with its own voice. */
/* @__NO_SIDE_EFFECTS__ */
export const saidBy =
  (tone: Tone) =>
  (text: string): Spoken => ({ text, tone })
