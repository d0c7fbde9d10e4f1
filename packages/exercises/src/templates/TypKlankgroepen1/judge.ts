import { fieldOf, readMove } from '../../kit/reading.ts'
import { isWrongLetter } from '../../kit/restricted-typing.ts'
import { readGroups, soundGroupsOf } from '../../kit/sound-groups.ts'
import type { Judge } from '../../kit/template.ts'
import { isTaskWord } from '../../kit/typed-word.ts'

/** An answer's data: what was typed in each box. */
export interface TypedGroups {
  readonly groups: readonly string[]
}

/** The word group by group. An attempt is a wrong letter, with its place in the whole word. */
export const judgeTypKlankgroepen1: Judge<TypedGroups> = {
  read: (data) =>
    readMove(data, (fields) => {
      const groups = readGroups(fieldOf(fields, 'groups'))
      return groups === null ? null : { groups }
    }),
  isWrongAttempt: ({ word }, attempt, at) => isWrongLetter(word.word, attempt, at),
  isRight: (task, { groups }) =>
    isTaskWord(task, groups.join('')) && areAsLong(groups, soundGroupsOf(task.word)),
  toText: ({ groups }) => groups.join(''),
}

const areAsLong = (typed: readonly string[], right: readonly string[]): boolean =>
  typed.length === right.length && right.every(({ length }, at) => typed[at]?.length === length)
