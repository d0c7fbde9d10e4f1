import type { Word } from '@letterliaan/contract'
import type { Turn } from '../kit/template.ts'
import { exerciseParts, type ExerciseState } from './exercise-state.ts'
import { findCurrentTurn } from './turn.ts'

const chosenWords = ({ run, chosen }: ExerciseState): Word[] =>
  run.words.filter(({ word }) => chosen.includes(word))

export const hasChosenWords = (state: ExerciseState): boolean =>
  chosenWords(state).length === (state.setup.logic.run?.choosesWords ?? 0)

export const chooseWord = (state: ExerciseState, word: string): ExerciseState => {
  const { chosen, run, progress } = state
  if (progress.step !== exerciseParts.intro) return state
  if (chosen.includes(word)) return { ...state, chosen: chosen.filter((other) => other !== word) }
  const isOffered = run.words.some((other) => other.word === word)
  return isOffered && !hasChosenWords(state) ? { ...state, chosen: [...chosen, word] } : state
}

export const findTurn = (state: ExerciseState): Turn | null => {
  const { setup, run } = state
  const anchors = run.exercise_data?.anchors ?? []
  if (setup.logic.run?.choosesWords === undefined) return findCurrentTurn(setup.logic, run, anchors)
  if (run.is_complete || !hasChosenWords(state)) return null
  const words = chosenWords(state)
  return findCurrentTurn(setup.logic, { ...run, words, current_word: words[0]?.word ?? null }, anchors)
}
