import type { Word } from '@letterliaan/contract'
import { shuffle } from '@letterliaan/rules'
import { hasManySoundGroups, listSoundGroups } from '../../kit/sound-groups.ts'
import { hasReadLetters, splitLetters, splitCommaList } from '../../kit/word-data.ts'

/** Returns the pieces of a raft: klankgroepen, or sounds if the word has one klankgroep. */
export const splitIntoPieces = (word: Word): readonly string[] => {
  if (hasManySoundGroups(word)) return listSoundGroups(word)
  return hasReadLetters(word) ? splitCommaList(word.read_letters) : []
}

export const isBuiltOfSoundGroups = hasManySoundGroups

/** If there were more logs, a child would search with its eyes and not listen. */
const maxWrong = 3

/**
 * Returns the loose logs: pieces of the word, and pieces of another cut (kik and ker with ki and kker). No log
 * has a letter that the word lacks. The order depends on the word, so a reload does not change it.
 */
export const shuffleLogs = (word: Word): readonly string[] => {
  const pieces = splitIntoPieces(word)
  return shuffle([...pieces, ...wrongPiecesOf(pieces).slice(0, maxWrong)], word.id)
}

function wrongPiecesOf(pieces: readonly string[]): readonly string[] {
  const cutLater = pieces.slice(1).flatMap((next, at) => moveCut(pieces[at] ?? '', next, 1))
  const cutEarlier = pieces.slice(1).flatMap((next, at) => moveCut(pieces[at] ?? '', next, -1))
  const whole = pieces.join('')
  const isWrong = (piece: string): boolean => piece !== whole && !pieces.includes(piece)
  const wrong = new Set([...cutLater, ...cutEarlier].filter(isWrong))
  return [...wrong]
}

function moveCut(before: string, after: string, by: 1 | -1): readonly string[] {
  const letters = splitLetters(before + after)
  const cut = splitLetters(before).length + by
  return [letters.slice(0, cut).join(''), letters.slice(cut).join('')].filter((part) => part !== '')
}
