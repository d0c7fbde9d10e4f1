import { foldLetterCase } from '../words/same-word.ts'
import { alignWords, type AlignedWords } from './align-words.ts'
import { readSentence, type ReadSentence, type SentenceMark } from './read-sentence.ts'

export type WordFault = 'wrong' | 'missing' | 'extra' | 'capital' | 'no_capital'
export type MarkFault = 'wrong' | 'missing' | 'extra'

/** A word or mark as asked and as written; null if it is missing. */
export type DictatedPiece =
  | {
      readonly kind: 'word'
      readonly model: string | null
      readonly written: string | null
      /** Null: right. 'capital': an extra capital; 'no_capital': a missing one. Both have right letters. */
      readonly fault: WordFault | null
      readonly asksCapital: boolean
      readonly hasItsCapital: boolean
    }
  | {
      readonly kind: 'mark'
      readonly model: SentenceMark | null
      readonly written: SentenceMark | null
      readonly fault: MarkFault | null
    }

export interface SentenceTally {
  readonly right: number
  readonly all: number
}

/** Counts words, capitals and marks separately. An added word or mark is an error. */
export interface DictatedSentence {
  readonly pieces: readonly DictatedPiece[]
  readonly words: SentenceTally
  readonly capitals: SentenceTally
  readonly marks: SentenceTally
  readonly isFlawless: boolean
}

type WordPiece = Extract<DictatedPiece, { kind: 'word' }>
type MarkPiece = Extract<DictatedPiece, { kind: 'mark' }>

/** Judges a dictated sentence (ADR 64). Never throws. */
export const judgeDictated = (model: string, written: string): DictatedSentence => {
  const asked = readSentence(model)
  const given = readSentence(written)
  const places = placesOf(alignWords(asked.words, given.words))
  const pieces = places.flatMap((place) => judgePlace(asked, given, place))
  return { pieces, ...countPieces(pieces) }
}

/** An aligned word, followed by omissions and additions. A mark may belong to any of them. */
type Place = readonly AlignedWords[]

/** The first place contains additions before the first aligned word. */
const placesOf = (steps: readonly AlignedWords[]): Place[] => {
  const places: AlignedWords[][] = [[]]
  for (const aligned of steps) {
    if (aligned.model.length > 0 && aligned.written.length > 0) places.push([aligned])
    else places.at(-1)?.push(aligned)
  }
  return places
}

const judgePlace = (asked: ReadSentence, given: ReadSentence, place: Place): DictatedPiece[] => {
  const isFirst = !place.some(({ model, written }) => model.length > 0 && written.length > 0)
  const left = [
    ...(isFirst ? (given.marks[0] ?? []) : []),
    ...place.flatMap(({ written }) => written.flatMap((at) => given.marks[at + 1] ?? [])),
  ]
  const lastAsked = place.findLastIndex(({ model }) => model.length > 0)
  const judged = place.flatMap((aligned, at) => [
    judgeWord(asked, given, aligned),
    ...judgeMarks(
      aligned.model.flatMap((word) => asked.marks[word + 1] ?? []),
      left,
      at === lastAsked,
    ),
  ])
  return [
    ...(isFirst ? judgeMarks(asked.marks[0] ?? [], left, false) : []),
    ...judged,
    ...left.map((written): MarkPiece => ({ kind: 'mark', model: null, written, fault: 'extra' })),
  ]
}

const isCapital = (letter: string): boolean => foldLetterCase(letter) !== letter

const judgeWord = (asked: ReadSentence, given: ReadSentence, { model, written }: AlignedWords): WordPiece => {
  const wanted = model.length === 0 ? null : model.map((at) => asked.words[at]).join(' ')
  const found = written.length === 0 ? null : written.map((at) => given.words[at]).join(' ')
  const asksCapital = wanted !== null && hasCapital(wanted)
  const hasItsCapital = asksCapital && found !== null && beginsAlike(wanted, found)
  return {
    kind: 'word',
    model: wanted,
    written: found,
    fault: faultOf(wanted, found),
    asksCapital,
    hasItsCapital,
  }
}

const hasCapital = (word: string): boolean => Array.from(word).some(isCapital)

/** Compares only the case of the first letter if the letters differ. */
const beginsAlike = (wanted: string, found: string): boolean => {
  const [asked, given] = [withoutJoints(wanted), withoutJoints(found)]
  return foldLetterCase(asked) === foldLetterCase(given)
    ? !lacksCapital(asked, given)
    : isCapital(/\p{L}/u.exec(found)?.[0] ?? '')
}

const withoutJoints = (word: string): string => word.replaceAll(/[-' ]/g, '')

const lacksCapital = (wanted: string, found: string): boolean => {
  const letters = Array.from(found)
  return Array.from(wanted).some((letter, at) => isCapital(letter) && letters[at] !== letter)
}

/** 'Een' and 'één' are both right where a number is meant. */
const withoutOneAccent = (word: string): string =>
  word.replace(/^([eé])én$/iu, (_, first: string) => (first === 'E' || first === 'É' ? 'Een' : 'een'))

const faultOf = (wanted: string | null, found: string | null): WordFault | null => {
  if (wanted === null) return 'extra'
  if (found === null) return 'missing'
  if (withoutOneAccent(wanted) === withoutOneAccent(found)) return null
  if (foldLetterCase(wanted) !== foldLetterCase(found)) return 'wrong'
  return lacksCapital(wanted, found) ? 'no_capital' : 'capital'
}

const endMarks: ReadonlySet<SentenceMark> = new Set(['full_stop', 'question_mark', 'exclamation_mark'])

/** Step 123 teaches the comma behind the quotation mark. */
const closesBeforeComma = (marks: readonly SentenceMark[]): boolean =>
  marks.includes('quotation_mark') && marks.indexOf('quotation_mark') < marks.indexOf('comma')

/** Matches asked marks with written ones. A different end mark is an error after the last word only. */
const judgeMarks = (asked: readonly SentenceMark[], left: SentenceMark[], isLast: boolean): MarkPiece[] => {
  const take = (fits: (mark: SentenceMark) => boolean): SentenceMark | null => {
    const at = left.findIndex(fits)
    return at === -1 ? null : (left.splice(at, 1)[0] ?? null)
  }
  const isCommaInside = closesBeforeComma(asked) && closesBeforeComma(left.toReversed())
  const found = asked.map((model) => ({ model, written: take((mark) => mark === model) }))
  return found.map(({ model, written }): MarkPiece => {
    if (isCommaInside && model === 'comma') return { kind: 'mark', model, written: null, fault: 'missing' }
    if (written !== null) return { kind: 'mark', model, written, fault: null }
    const other = isLast && endMarks.has(model) ? take((mark) => endMarks.has(mark)) : null
    return { kind: 'mark', model, written: other, fault: other === null ? 'missing' : 'wrong' }
  })
}

const countPieces = (pieces: readonly DictatedPiece[]): Omit<DictatedSentence, 'pieces'> => {
  const words = pieces.filter((piece) => piece.kind === 'word')
  const marks = pieces.filter((piece) => piece.kind === 'mark')
  const capitals = words.filter(({ asksCapital, fault }) => asksCapital || fault === 'capital')
  return {
    words: tally(words, ({ fault }) => fault !== 'wrong' && fault !== 'missing' && fault !== 'extra'),
    capitals: tally(capitals, ({ hasItsCapital, fault }) => hasItsCapital && fault !== 'capital'),
    marks: tally(marks, ({ fault }) => fault === null),
    isFlawless: pieces.every(({ fault }) => fault === null),
  }
}

const tally = <P>(pieces: readonly P[], isRight: (piece: P) => boolean): SentenceTally => ({
  right: pieces.filter(isRight).length,
  all: pieces.length,
})

/** Returns '' if the word was left out. Ignores the capital at the start of the sentence. */
export const findWrittenInSentence = (sentence: string, word: string, written: string): string => {
  const asked = readSentence(sentence).words
  const target = readSentence(word).words
  const at = asked.findIndex((_, from) =>
    target.every((each, place) => foldLetterCase(asked[from + place] ?? '') === foldLetterCase(each)),
  )
  const given = readSentence(written).words
  const isOfTarget = (place: number): boolean => at !== -1 && place >= at && place < at + target.length
  const hasCapitalOfSentence = (place: number): boolean =>
    hasCapital(asked[place] ?? '') && !hasCapital(target[place - at] ?? '')
  return alignWords(asked, given)
    .filter(({ model }) => model.some(isOfTarget))
    .flatMap(({ model, written: places }) =>
      places.map((place, nth) => {
        const text = given[place] ?? ''
        return nth === 0 && model.some(hasCapitalOfSentence) ? withoutFirstCapital(text) : text
      }),
    )
    .join(' ')
}

const withoutFirstCapital = (text: string): string =>
  text.replace(/IJ|\p{L}/u, (letters) => foldLetterCase(letters))
