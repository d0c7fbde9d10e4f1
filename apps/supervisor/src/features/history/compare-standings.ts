import type { StudentStanding } from '@letterliaan/contract'
import { formatDuration } from '@letterliaan/texts/numbers'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

const labels: readonly { readonly key: keyof StudentStanding; readonly label: string }[] = [
  { key: 'seconds', label: common.practiceTime },
  { key: 'num_words', label: texts.figures.words },
  { key: 'words_remembered', label: texts.figures.remembered },
  { key: 'exercises_done', label: texts.figures.exercises },
  { key: 'steps_passed', label: texts.figures.steps },
  { key: 'worlds_passed', label: texts.figures.worlds },
  { key: 'points', label: texts.figures.points },
  { key: 'badges', label: texts.figures.badges },
]

export interface StandingChange {
  readonly before: StudentStanding
  readonly after: StudentStanding
}

/** A row for each figure: as it is, and as it will be. */
export const compareStandings = ({ before, after }: StandingChange) =>
  labels.map(({ key, label }) => {
    const format = (standing: StudentStanding): string =>
      key === 'seconds' ? formatDuration(standing.seconds) : String(standing[key])
    return {
      label,
      before: format(before),
      after: format(after),
      isChanged: before[key] !== after[key],
    }
  })
