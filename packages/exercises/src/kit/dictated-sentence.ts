import type { DictatedPiece, DictatedSentence, SentenceTally } from '@letterliaan/rules/sentence'
import { fill } from '@letterliaan/texts'
import { dictatedTexts } from '@letterliaan/texts/dictated-sentence'

const maxTold = 4

const nameOf = (mark: keyof typeof dictatedTexts.markNames): string => dictatedTexts.markNames[mark]

/** Returns a sentence for each fault, in order; none if there are too many to be useful. */
export const describeFaults = ({ pieces }: Pick<DictatedSentence, 'pieces'>): string[] => {
  const told = pieces.flatMap((piece, at) => {
    const text = piece.kind === 'word' ? describeWord(piece) : describeMark(piece, pieces, at)
    return text === null ? [] : [text]
  })
  return told.length > maxTold ? [] : told
}

function describeWord({ model, written, fault, asksCapital, hasItsCapital }: WordPiece): string | null {
  const word = model ?? ''
  switch (fault) {
    case null:
      return null
    case 'wrong':
      return asksCapital && !hasItsCapital
        ? `${fill(dictatedTexts.wrong, { written: written ?? '', word })} ${fill(dictatedTexts.noCapital, { word })}`
        : fill(dictatedTexts.wrong, { written: written ?? '', word })
    case 'missing':
      return fill(dictatedTexts.missing, { word })
    case 'extra':
      return fill(dictatedTexts.extra, { written: written ?? '' })
    case 'no_capital':
      return fill(dictatedTexts.noCapital, { word })
    case 'capital':
      return fill(dictatedTexts.capital, { word })
  }
}

type WordPiece = Extract<DictatedPiece, { kind: 'word' }>
type MarkPiece = Extract<DictatedPiece, { kind: 'mark' }>

function describeMark(
  { model, written, fault }: MarkPiece,
  pieces: readonly DictatedPiece[],
  at: number,
): string | null {
  if (fault === null) return null
  const before = wordOf(pieces.slice(0, at).findLast(isModelWord))
  const word = before ?? wordOf(pieces.slice(at).find(isModelWord)) ?? ''
  const mark = nameOf(model ?? written ?? 'full_stop')
  if (fault === 'missing')
    return fill(before === null ? dictatedTexts.missingMarkBefore : dictatedTexts.missingMark, { word, mark })
  if (fault === 'extra')
    return fill(before === null ? dictatedTexts.extraMarkBefore : dictatedTexts.extraMark, { word, mark })
  return fill(dictatedTexts.wrongMark, { word, mark, other: nameOf(written ?? 'full_stop') })
}

const isModelWord = (piece: DictatedPiece): boolean => piece.kind === 'word' && piece.model !== null

const wordOf = (piece: DictatedPiece | undefined): string | null =>
  piece?.kind === 'word' ? piece.model : null

const signs = {
  full_stop: '.',
  question_mark: '?',
  exclamation_mark: '!',
  comma: ',',
  colon: ':',
  quotation_mark: "'",
} as const

/** A piece as the child wrote it. `text` is empty if it was omitted. */
export interface ShownPiece {
  readonly text: string
  readonly isFault: boolean
  /** True for a word with a space before it, so not for the first. */
  readonly isApart: boolean
  readonly isMissingWord: boolean
}

/** Returns the child's sentence with its faults, for display. A missing mark is a separate fault. */
export const toShownPieces = ({ pieces }: Pick<DictatedSentence, 'pieces'>): ShownPiece[] => {
  let isQuoted = false
  let sticks = true
  return pieces.map((piece): ShownPiece => {
    const isQuotation = piece.kind === 'mark' && (piece.model ?? piece.written) === 'quotation_mark'
    const opens = isQuotation && !isQuoted
    if (isQuotation) isQuoted = !isQuoted
    const isApart = !sticks && (piece.kind === 'word' || opens)
    sticks = opens
    return {
      text: piece.kind === 'word' ? (piece.written ?? '') : signOf(piece),
      isFault: piece.fault !== null,
      isApart,
      isMissingWord: piece.kind === 'word' && piece.written === null,
    }
  })
}

const signOf = ({ written }: MarkPiece): string => (written === null ? ' ' : signs[written])

export const addTallies = (tallies: readonly SentenceTally[]): SentenceTally => ({
  right: tallies.reduce((sum, { right }) => sum + right, 0),
  all: tallies.reduce((sum, { all }) => sum + all, 0),
})
