import type { WordCorrection } from '@letterliaan/contract'
import { toggleOne } from '../../app/toggle-one.ts'
import { soundExamples } from '@letterliaan/dutch/sounds'

export interface LetterEditing {
  readonly pieces: readonly LetterPiece[]
  /** Positions between letters, from 1, at which a klankgroep begins. */
  readonly cuts: readonly number[]
}

export interface LetterPiece {
  readonly letters: string
  /** Id of the sound, or empty for silent letters. */
  readonly sound: string
}

export interface EditableWord {
  readonly read_letters: string
  readonly structure_audio_parts: string
  readonly sound_groups: string
}

export function startLetterEditing({
  read_letters,
  structure_audio_parts,
  sound_groups,
}: EditableWord): LetterEditing {
  const sounds = structure_audio_parts.split(',')
  return {
    pieces: read_letters.split(',').map((letters, at) => ({ letters, sound: sounds[at] ?? '' })),
    cuts: startsOf(sound_groups.split(',')),
  }
}

/** Returns the index in the joined texts at which each text but the first starts. */
const startsOf = (texts: readonly string[]): number[] =>
  texts.slice(1).map((_, at) => texts.slice(0, at + 1).join('').length)

export const findPieceStarts = ({ pieces }: LetterEditing): number[] =>
  startsOf(pieces.map(({ letters }) => letters))

export const joinEditedLetters = ({ pieces }: LetterEditing): string =>
  pieces.map(({ letters }) => letters).join('')

export function togglePiece(editing: LetterEditing, place: number): LetterEditing {
  const starts = toggleOne(findPieceStarts(editing), place)
  const word = joinEditedLetters(editing)
  const edges = [0, ...[...starts].toSorted((a, b) => a - b), word.length]
  const known = new Map(
    editing.pieces.map((piece, at) => [
      `${[0, ...findPieceStarts(editing)][at] ?? 0} ${piece.letters}`,
      piece,
    ]),
  )
  const pieces = edges.slice(0, -1).map((from, at) => {
    const letters = word.slice(from, edges[at + 1])
    return known.get(`${from} ${letters}`) ?? { letters, sound: guessSound(letters) }
  })
  return { ...editing, pieces }
}

export const toggleCut = (editing: LetterEditing, place: number): LetterEditing => ({
  ...editing,
  cuts: editing.cuts.includes(place)
    ? editing.cuts.filter((cut) => cut !== place)
    : [...editing.cuts, place].toSorted((a, b) => a - b),
})

/** Sets the sound of a piece. An empty string means no sound. */
export const chooseSound = (editing: LetterEditing, at: number, sound: string): LetterEditing => ({
  ...editing,
  pieces: editing.pieces.map((piece, index) => (index === at ? { ...piece, sound } : piece)),
})

export function toCorrection(editing: LetterEditing): WordCorrection {
  const word = joinEditedLetters(editing)
  const edges = [0, ...editing.cuts, word.length]
  return {
    read_letters: editing.pieces.map(({ letters }) => letters).join(','),
    structure_audio_parts: editing.pieces.map(({ sound }) => sound).join(','),
    sound_groups: edges
      .slice(0, -1)
      .map((from, at) => word.slice(from, edges[at + 1]))
      .join(','),
  }
}

const unlike: Readonly<Record<string, string>> = {
  ij: 't_ei',
  ou: 't_au',
  ouw: 't_au',
  auw: 't_au',
  c: 'm_k',
  ck: 'm_k',
  q: 'm_k',
  x: 'm_ks',
  ph: 'm_f',
  th: 'm_t',
  dt: 'm_t',
  y: 't_ie',
  é: 'l_ee',
  è: 'k_e',
  ë: 'd_e',
  ï: 'k_i',
  eau: 'l_oo',
}

/** Returns the usual sound of these letters. The supervisor can choose another. */
function guessSound(letters: string): string {
  const text = letters.toLowerCase()
  const single = /^(.)\1$/.test(text) && !/[aeou]/.test(text) ? text.charAt(0) : text
  const known = Object.keys(soundExamples).find((id) => id.slice(id.indexOf('_') + 1) === single)
  return unlike[single] ?? known ?? ''
}
