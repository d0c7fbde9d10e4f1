import type { StudentStanding } from '@letterliaan/contract'
import { formatDuration } from '@letterliaan/texts/numbers'

const labels: readonly { readonly key: keyof StudentStanding; readonly label: string }[] = [
  { key: 'seconds', label: 'Oefentijd' },
  { key: 'num_words', label: 'Woorden geoefend' },
  { key: 'words_remembered', label: 'Woorden in het geheugen' },
  { key: 'exercises_done', label: 'Oefeningen en toetsen gehaald' },
  { key: 'steps_passed', label: 'Stappen gehaald' },
  { key: 'worlds_passed', label: 'Werelden gehaald' },
  { key: 'points', label: 'Punten' },
  { key: 'badges', label: 'Badges' },
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
