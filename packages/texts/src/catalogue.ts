/** The voice of a buddy or guest, relative to the usual voice. 1.2 is 20% higher or faster. */
export interface Tone {
  readonly pitch: number
  readonly speed: number
}

/** A text that is both shown and read aloud. */
export interface Spoken<T extends string = string> {
  readonly text: T
  /** The wording for groep 3, with the same placeholders. Undefined if `text` is easy enough. */
  readonly easier?: string
  /** The short and factual wording for the look 10+. Undefined if `text` is short and factual already. */
  readonly sober?: string
  /** By default the voice that also says the words to learn. */
  readonly tone?: Tone
}

/** A text about a step, read aloud. Its sound belongs to the step, which has the values to fill in. */
export interface OfStep<T extends string = string> {
  readonly ofStep: T
}

/** A text that depends on a number: `one` for 1, `many` for others. */
export interface Counted<T = string | Spoken> {
  readonly one: T
  readonly many: T
}

/** The texts of a screen by key. A string is only shown, not read aloud. Groups can be nested. */
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

/** Returns a line whose exclamation mark becomes a full stop in the look 10+. */
/* @__NO_SIDE_EFFECTS__ */
export const exclaimed = <const T extends string>(text: T): Spoken<T> =>
  spoken(text, { sober: text.replaceAll('!', '.') })

/* @__NO_SIDE_EFFECTS__ */
export const ofStep = <const T extends string>(text: T): OfStep<T> => ({ ofStep: text })

/** Returns a function that creates lines of a speaker with this voice. */
/* @__NO_SIDE_EFFECTS__ */
export const saidBy =
  (tone: Tone) =>
  (text: string): Spoken => ({ text, tone })
