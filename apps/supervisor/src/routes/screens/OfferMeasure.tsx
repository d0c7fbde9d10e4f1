import type { PathEntry, PickableStep, SupervisedStudent } from '@letterliaan/contract'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { useGiveMeasure } from '../../features/measures/useGiveMeasure.tsx'
import * as common from '../../app/texts/common.ts'
import * as texts from '../../features/path/texts.ts'
import { fill } from '@letterliaan/texts'
import { keyOf } from '@letterliaan/rules/preparation'
import { ofSchoolGroup } from '@letterliaan/rules/calendar'
import { useRegion } from '../../app/useRegion.ts'
import { educationMonths } from '../../app/school-year.ts'
import type { SchoolMoment } from '../../features/path/path-changes.ts'

interface OfferMeasureProps {
  readonly entries: readonly PathEntry[]
  readonly students: readonly SupervisedStudent[]
  readonly steps: readonly PickableStep[]
  readonly moment: SchoolMoment
}

/** A path that was filled skips what was taught before: it says why, and a start measure shows whether the children know it (DAG-7, WEET-17). */
export function OfferMeasure({ entries, students, steps, moment }: OfferMeasureProps) {
  const region = useRegion()
  const waived = entries.filter((entry) => entry.waived)
  const worlds = [...new Set(waived.flatMap(({ phase_id }) => phase_id ?? []))].toSorted((a, b) => a - b)
  const measure = useGiveMeasure({ students, kind: 'start', worlds })
  if (worlds.length === 0 || students.length === 0) return null
  return (
    <>
      <Notice action={<FlatButton onClick={measure.open}>{texts.offerMeasure}</FlatButton>}>
        {fill(texts.numWaived, { count: waived.length })} {fill(texts.offerStart, { count: students.length })}
        <details>
          <summary>{common.whyLabel}</summary>
          {fill(texts.whySkipped.byCurriculum, {
            month: educationMonths[moment.month - 1]?.label ?? '',
            group: ofSchoolGroup(moment.group, region),
            steps: steps
              .filter((step) =>
                waived.some((entry) => keyOf(entry) === keyOf({ ...step, is_test_step: false })),
              )
              .map(({ label }) => label)
              .join(', '),
          })}
        </details>
      </Notice>
      {measure.dialog}
    </>
  )
}
