import type { Badge, SupervisedStudent } from '@letterliaan/contract'
import { useQuery } from '@tanstack/react-query'
import { useChange } from '../../app/data/useChange.ts'
import { useServices } from '../../app/useServices.ts'
import { encourage, giveBadge, playWord, resetExercise, type WordToPlay } from './student-actions.ts'
import type { StudentWork } from './work.ts'

/** Actions for a child; each resolves to whether it worked and shows its failure. */
export interface StudentActions {
  readonly isBusy: boolean
  /** The badges that it does not have yet; undefined until they have come. */
  readonly badges: readonly Badge[] | undefined
  readonly encourage: (message: string) => Promise<boolean>
  readonly giveBadge: (badge: Badge, message: string) => Promise<boolean>
  readonly playWord: (word: WordToPlay['word'], type: WordToPlay['type']) => Promise<boolean>
  readonly reset: (work: StudentWork) => Promise<boolean>
}

export function useStudentActions(student: SupervisedStudent): StudentActions {
  const { queries } = useServices()
  const { data: badges } = useQuery(queries.studentBadges(student.id))
  const encouraging = useChange(encourage(student))
  const giving = useChange(giveBadge(student))
  const playing = useChange(playWord(student))
  const resetting = useChange(resetExercise(student))

  return {
    isBusy: [encouraging, giving, playing, resetting].some(({ isBusy }) => isBusy),
    badges: badges?.filter(({ student_has_badge }) => !student_has_badge),
    encourage: encouraging.run,
    giveBadge: (badge, message) => giving.run({ badge, message }),
    playWord: (word, type) => playing.run({ word, type }),
    reset: resetting.run,
  }
}
