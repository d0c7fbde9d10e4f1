import type { Anchor, Difficulty, Word } from '@letterliaan/contract'
import { analyse } from '@letterliaan/dutch'
import { currentTask } from '../run/task.ts'
import { anchorIdOf } from './anchors.ts'
import { wordOf } from './fixture.ts'
import type { Task, TemplateLogic } from './template.ts'

/** A word with the codes that the analyser gives it; its id follows from its letters. */
export const analysedWord = (text: string): Word => {
  const { structure, structure_audio_parts, read_letters, sound_groups, colors } = analyse(text)
  const id = Array.from(text).reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % 100_000
  return wordOf(id, text, { structure, structure_audio_parts, read_letters, sound_groups, colors })
}

/** An anchor of a step, as the server gives it. */
export const anchorOf = (step: number, place: number, name: string, image = 'fish'): Anchor => ({
  id: anchorIdOf(step, place),
  image,
  image_url: `/pictures/${image}.svg`,
  name,
  description: '',
  hint: '',
  tip: '',
})

/** The turn of a word in a template, with these anchors. */
export const taskWith = (
  logic: TemplateLogic,
  text: string,
  anchors: readonly Anchor[],
  difficulty: Difficulty = 3,
): Task => {
  const run = { words: [analysedWord(text)], current_word: text, difficulty }
  const task = currentTask(logic, run, anchors)
  if (task === null) throw new Error(`${text} is no task`)
  return task
}

/** The same, with anchors of one step by their names. */
export const taskOf = (
  logic: TemplateLogic,
  text: string,
  anchors: readonly string[] = [],
  difficulty: Difficulty = 3,
): Task =>
  taskWith(
    logic,
    text,
    anchors.map((name, at) => anchorOf(23, at + 1, name)),
    difficulty,
  )
