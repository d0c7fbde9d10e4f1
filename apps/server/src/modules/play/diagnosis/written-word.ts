import type { DetailedResult, TemplateName, Word } from '@letterliaan/contract'
import { splitCommaList, lettersOf } from '@letterliaan/exercises/logic'
import { foldLetterCase } from '@letterliaan/rules'

/** A wrong move as the log has it; `place` is where an attempt went wrong. */
export interface WrongMove {
  readonly kind: 'attempt' | 'answer'
  readonly input: string
  readonly place: number | null
}

/** What of a word tells how a wrong move spelt it. */
export type SpelledWord = Pick<Word, 'word' | 'sound_groups' | 'read_letters'>

/** The templates in which the word is typed, whole or letter by letter. */
const typed: ReadonlySet<TemplateName> = new Set<TemplateName>([
  'LeesTyp',
  'Blokken',
  'LetterBlokken',
  'TypKlankgroepen1',
  'TypKlankgroepen2',
  'LuisterTyp',
  'TypHints',
  'Test',
  'OefenDictee',
  'StapDictee',
])

/**
 * The word as the child would have spelt it, whole, for the diagnosis; null if the move tells no spelling: a colour, a
 * cut, a sentence. A wrong letter stands where it was typed, or tells that one was left out or written twice.
 */
export function writtenWord(template: TemplateName, word: SpelledWord, move: WrongMove): string | null {
  const { kind, input, place } = move
  if (template === 'Zinnen2') return kind === 'attempt' ? input : null
  if (template === 'KiesKlank') return place === null ? null : withSpelling(word, input, place)
  if (!typed.has(template)) return null
  if (kind === 'answer') return input
  if (place === null || lettersOf(input).length !== 1 || !/\p{L}/u.test(input)) return null
  if (template === 'TypKlankgroepen2' && !isInFirstGroup(word, place)) return null
  return withLetter(lettersOf(word.word), input, place)
}

/** What really stood there of a word that went wrong: a letter that was refused is the last of it. */
export function writingOf(
  template: TemplateName,
  word: SpelledWord,
  move: WrongMove,
): Pick<DetailedResult, 'written' | 'is_unfinished'> {
  const written = writtenWord(template, word, move)
  if (written === null) return {}
  if (move.kind === 'answer' || move.place === null || !typed.has(template))
    return { written, is_unfinished: false }
  const letters = lettersOf(word.word)
  return {
    written: letters.slice(0, move.place).join('') + move.input,
    is_unfinished: move.place < letters.length - 1,
  }
}

const isSame = (a: string, b: string | undefined): boolean =>
  b !== undefined && foldLetterCase(a) === foldLetterCase(b)

function withLetter(letters: readonly string[], letter: string, place: number): string {
  const before = letters.slice(0, place)
  const after = letters.slice(place)
  if (isSame(letter, after[1])) return [...before, ...after.slice(1)].join('')
  if (isSame(letter, before.at(-1))) return [...before, letter, ...after].join('')
  return [...before, letter, ...after.slice(1)].join('')
}

/** Further on, a place counts the spaces between the klankgroepen, or not: the log doesn't tell. */
const isInFirstGroup = ({ sound_groups }: SpelledWord, place: number): boolean =>
  place < lettersOf(splitCommaList(sound_groups)[0] ?? '').length

const withSpelling = ({ read_letters }: SpelledWord, spelling: string, place: number): string =>
  splitCommaList(read_letters)
    .map((letters, at) => (at === place ? spelling : letters))
    .join('')
