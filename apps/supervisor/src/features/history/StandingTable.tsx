import { fill } from '@letterliaan/texts'
import { PlainTable } from '../../app/controls/index.ts'
import { commonTexts } from '../../app/index.ts'
import { texts } from './texts.ts'
import type { StudentStanding } from '@letterliaan/contract'
import { formatDuration } from '@letterliaan/texts/numbers'

export function StandingTable({ name, change }: { readonly name: string; readonly change: StandingChange }) {
  return (
    <PlainTable
      caption={fill(texts.effect.title, { name })}
      head={[texts.effect.what, commonTexts.now, texts.effect.later]}
      rows={compareStandings(change).map(({ label, before, after, isChanged }) =>
        isChanged
          ? [label, <b key="before">{before}</b>, <b key="after">{after}</b>]
          : [label, before, after],
      )}
    />
  )
}

const labels: readonly { readonly key: keyof StudentStanding; readonly label: string }[] = [
  { key: 'seconds', label: commonTexts.practiceTime },
  { key: 'num_words', label: texts.figures.words },
  { key: 'words_remembered', label: texts.figures.remembered },
  { key: 'exercises_done', label: texts.figures.exercises },
  { key: 'steps_passed', label: texts.figures.steps },
  { key: 'worlds_passed', label: texts.figures.worlds },
  { key: 'points', label: texts.figures.points },
  { key: 'badges', label: texts.figures.badges },
]

interface StandingChange {
  readonly before: StudentStanding
  readonly after: StudentStanding
}

const compareStandings = ({ before, after }: StandingChange) =>
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
