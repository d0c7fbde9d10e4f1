import { sameWord } from '@letterliaan/rules'
import { fieldOf, readMove } from '../../kit/reading.ts'
import { isWrongLetter } from '../../kit/restricted-typing.ts'
import { readGroups, soundGroupsOf } from '../../kit/sound-groups.ts'
import type { Judge } from '../../kit/template.ts'
import { isTaskWord, readTypedAnswer, type TypedAnswer } from '../../kit/typed-word.ts'
import { cutWordOf } from './cuts.ts'

/** An answer's data: the klankgroepen, and the whole word. */
export interface CutAndTyped extends TypedAnswer {
  readonly groups: readonly string[]
}

/**
 * First the klankgroepen with spaces between them, then the word. An attempt is a letter or a space that is wrong at its
 * place in 'ki kker' (a wrong cut is a space too early, or a letter where the space belongs), or in the word. Capitals
 * are asked of the word only.
 */
export const judgeTypKlankgroepen2: Judge<CutAndTyped> = {
  read: (data) =>
    readMove(data, (fields) => {
      const typed = readTypedAnswer(fields)
      const groups = readGroups(fieldOf(fields, 'groups'))
      return typed === null || groups === null ? null : { groups, ...typed }
    }),
  isWrongAttempt: ({ word }, attempt, at) =>
    isWrongLetter(cutWordOf(word), attempt, at) || isWrongLetter(word.word, attempt, at),
  isRight: (task, { groups, answer }) =>
    isTaskWord(task, answer) && areSame(groups, soundGroupsOf(task.word)),
  toText: ({ answer }) => answer,
}

const areSame = (typed: readonly string[], right: readonly string[]): boolean =>
  typed.length === right.length && right.every((group, at) => sameWord(group, typed[at] ?? '', 1))
