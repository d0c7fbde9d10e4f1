import type { Word } from '@letterliaan/contract'
import type { Task } from '../kit/template.ts'
import type { ExerciseMachine } from './machine.ts'
import { currentTask } from './task.ts'

const chosenWords = ({ run, chosen }: ExerciseMachine): Word[] =>
  run.words.filter(({ word }) => chosen.includes(word))

/** Has the child chosen just as many words as the template asks (EX-3)? */
export const hasChosen = (machine: ExerciseMachine): boolean =>
  chosenWords(machine).length === (machine.setup.logic.choosesWords ?? 0)

/** A word at the intro is chosen, or given back; when there are enough no other is taken. */
export const chooseWord = (machine: ExerciseMachine, word: string): ExerciseMachine => {
  const { chosen, run, progress } = machine
  if (progress.step !== 1) return machine
  if (chosen.includes(word)) return { ...machine, chosen: chosen.filter((other) => other !== word) }
  const isOffered = run.words.some((other) => other.word === word)
  return isOffered && !hasChosen(machine) ? { ...machine, chosen: [...chosen, word] } : machine
}

/** The turn that the machine's run asks: of its current word, or of the chosen words as long as the run has them. */
export const taskOf = (machine: ExerciseMachine): Task | null => {
  const { setup, run } = machine
  const anchors = run.exercise_data?.anchors ?? []
  if (setup.logic.choosesWords === undefined) return currentTask(setup.logic, run, anchors)
  if (run.is_complete || !hasChosen(machine)) return null
  const words = chosenWords(machine)
  return currentTask(setup.logic, { ...run, words, current_word: words[0]?.word ?? null }, anchors)
}
