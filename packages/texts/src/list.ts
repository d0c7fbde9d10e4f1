import type { Catalogue, OfStep, Spoken, Tone } from './catalogue.ts'

export interface ListedText {
  /** The key in the catalogue: `tour.welcome`. */
  readonly key: string
  readonly text: string
  /** `of-step` means spoken, but only with the values of a step filled in. */
  readonly spoken: 'no' | 'yes' | 'of-step'
  readonly reader: 'child' | 'adult'
}

export const listTexts = (texts: Catalogue, path: readonly string[] = []): ListedText[] =>
  Object.entries(texts).flatMap(([name, entry]) => {
    const at = [...path, name]
    const listed = (text: string, spoken: ListedText['spoken']): ListedText[] => [
      { key: at.join('.'), text, spoken, reader: at.includes('adults') ? 'adult' : 'child' },
    ]
    if (typeof entry === 'string') return listed(entry, 'no')
    if (isSpoken(entry)) return listed(entry.text, 'yes').concat(listOtherWordings(entry, at))
    if (isOfStep(entry)) return listed(entry.ofStep, 'of-step')
    return listTexts(entry, at)
  })

const listOtherWordings = (line: Spoken, path: readonly string[]): ListedText[] =>
  (['easier', 'sober'] as const).flatMap((name): ListedText[] => {
    const text = line[name]
    return text === undefined
      ? []
      : [{ key: [...path, name].join('.'), text, spoken: 'yes', reader: 'child' }]
  })

type Entry = Exclude<Catalogue[string], string>

const spokenFields = new Set(['text', 'easier', 'sober', 'tone'])

/** Returns whether the entry is a text. A group may also have a key `text`, but then it has other keys too. */
const isSpoken = (entry: Entry): entry is Spoken =>
  'text' in entry && Object.keys(entry).every((name) => spokenFields.has(name))
const isOfStep = (entry: Entry): entry is OfStep => 'ofStep' in entry && typeof entry.ofStep === 'string'

export const listSpokenTexts = (catalogues: readonly Catalogue[]): string[] =>
  catalogues.flatMap((texts) =>
    listTexts(texts).flatMap(({ text, spoken }) => (spoken === 'yes' ? text : [])),
  )

export const listPlainLines = (texts: Catalogue): Spoken[] =>
  Object.values(texts).flatMap((entry) => {
    if (typeof entry === 'string' || isOfStep(entry)) return []
    if (!isSpoken(entry)) return listPlainLines(entry)
    return entry.text.includes('{') ? [] : [entry]
  })

export const listTones = (catalogues: readonly Catalogue[]): [text: string, tone: Tone][] =>
  catalogues.flatMap((texts) =>
    Object.values(texts).flatMap((entry): [string, Tone][] => {
      if (typeof entry === 'string' || isOfStep(entry)) return []
      if (!isSpoken(entry)) return listTones([entry])
      const { text, easier, sober, tone } = entry
      if (tone === undefined) return []
      return [text, easier, sober].flatMap((worded): [string, Tone][] =>
        worded === undefined ? [] : [[worded, tone]],
      )
    }),
  )

/** Maximum of the only number in a text, which is a percentage or a count. */
const maxCount = 100
/** Maximum of two numbers in a text, which count words. No exercise has more words. */
const maxPairCount = 40

const upTo = (max: number): number[] => Array.from({ length: max + 1 }, (_, count) => count)

export function fillNumbers(text: string): string[] {
  const places = text.match(/\{\w+\}/gu) ?? []
  const counts = upTo(places.length > 1 ? maxPairCount : maxCount)
  return places.reduce<string[]>(
    (filled, place) => filled.flatMap((half) => counts.map((count) => half.replace(place, String(count)))),
    [text],
  )
}
