import type { Anchor, Difficulty, Word } from '@letterliaan/contract'
import { analyse } from '@letterliaan/dutch'
import { findCurrentTurn } from '../run/turn.ts'
import { makeAnchorId } from './anchors.ts'
import { wordFixture } from './fixture.ts'
import { judgeMove } from './judge.ts'
import type { TemplateLogic, Turn } from './template.ts'

/** Creates a word with the codes of the analyser. The id depends on the letters. */
export const analysedWordFixture = (text: string): Word => {
  const { structure, structure_audio_parts, read_letters, sound_groups, colors } = analyse(text)
  const id = Array.from(text).reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % 100_000
  return wordFixture(id, text, { structure, structure_audio_parts, read_letters, sound_groups, colors })
}

export const anchorFixture = (step: number, place: number, name: string, image = 'fish'): Anchor => ({
  id: makeAnchorId(step, place),
  image,
  image_url: `/pictures/${image}.svg`,
  name,
  description: '',
  hint: '',
  tip: '',
})

export const turnWithAnchorsFixture = (
  logic: TemplateLogic,
  text: string | Word,
  anchors: readonly Anchor[] = [],
  difficulty: Difficulty = 3,
): Turn => {
  const word = typeof text === 'string' ? analysedWordFixture(text) : text
  const turn = findCurrentTurn(logic, { words: [word], current_word: word.word, difficulty }, anchors)
  if (turn === null) throw new Error(`${word.word} is no turn`)
  return turn
}

export const turnFixture = (
  logic: TemplateLogic,
  text: string,
  anchors: readonly string[] = [],
  difficulty: Difficulty = 3,
): Turn =>
  turnWithAnchorsFixture(
    logic,
    text,
    anchors.map((name, at) => anchorFixture(23, at + 1, name)),
    difficulty,
  )

export const judgeFixture = (logic: TemplateLogic, turn: Turn, data: unknown) => {
  const verdict = judgeMove(logic, turn, data as Record<string, unknown>)
  return verdict.kind === 'answer' ? verdict.right : verdict.kind
}
