import { pronounce } from '@letterliaan/dutch'
import type { SpokenGroup } from '../request.ts'
import { phonemeText } from './mnemonics.ts'

/** The word that a sentence is there for, with its sounds. */
export interface PractisedWord {
  readonly word: string
  readonly groups: readonly SpokenGroup[]
}

/**
 * Words that the synthesiser's own letter rules get wrong and ours right (dutch.md §4.2, and a comparison of
 * both on the curriculum's words); with them all words that end on -etje.
 */
const misreadWords = new Set(
  `bijbel coupé gele hemel kabouter leraar leraren makelaar makelaars meeuw paraplu scheepsbel
  sterrenhemel stoplicht tandenborstel`.split(/\s+/),
)

/**
 * Writes a sentence as the synthesiser reads it: by its own letter rules, which know the rhythm and the
 * little words (een, het), but with our phonemes for the practised word, so that it sounds as it does alone,
 * and for words that it would misread.
 */
export function sentenceText(text: string, practised?: PractisedWord): string {
  const wanted = practised?.word.toLowerCase()
  return text.normalize('NFC').replace(/\p{L}(?:[\p{L}'’-]*\p{L})?|[&<[\]]/gu, (piece) => {
    const word = piece.toLowerCase().replace('’', "'")
    if (practised && word === wanted) return phonemeText(practised.groups)
    if (misreadWords.has(word) || /.etjes?$/.test(word)) return phonemeText(pronounce(word).groups)
    return escapeMark(piece)
  })
}

/** The synthesiser reads XML, and square brackets as phonemes. */
function escapeMark(piece: string): string {
  if (piece === '&') return '&amp;'
  if (piece === '<') return '&lt;'
  return piece === '[' || piece === ']' ? ' ' : piece
}
