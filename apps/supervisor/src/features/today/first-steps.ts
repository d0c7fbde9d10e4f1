import type { Group, Today } from '@letterliaan/contract'
import { addresses } from '../../app/addresses.ts'
import { texts } from './texts.ts'
import { texts as commonTexts } from '../../app/texts/common.ts'

export interface FirstStep {
  readonly title: string
  readonly text: string
  readonly to: string
  readonly isDone: boolean
}

/** Lists the first tasks of a supervisor. `group` is the first group, if there is one. */
export const listFirstSteps = (
  { has_students, has_steps, has_cards }: Today['first_steps'],
  group: Pick<Group, 'id'> | undefined,
): readonly FirstStep[] => [
  {
    title: texts.firstSteps.students,
    text: texts.firstSteps.studentsText,
    to: addresses.addChildren,
    isDone: has_students,
  },
  {
    title: commonTexts.setStepsReady,
    text: texts.firstSteps.stepsText,
    to: group === undefined ? addresses.children : addresses.groupPath(group.id),
    isDone: has_steps,
  },
  {
    title: texts.firstSteps.cards,
    text: texts.firstSteps.cardsText,
    to: group === undefined ? addresses.children : addresses.groupCards(group.id),
    isDone: has_cards,
  },
]
