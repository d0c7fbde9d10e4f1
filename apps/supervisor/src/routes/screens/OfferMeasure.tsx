import type { PathEntry, SupervisedStudent } from '@letterliaan/contract'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { useGiveMeasure } from '../../features/measures/useGiveMeasure.tsx'
import * as texts from '../../features/path/texts.ts'
import { fill } from '@letterliaan/texts'

interface OfferMeasureProps {
  readonly entries: readonly PathEntry[]
  readonly students: readonly SupervisedStudent[]
}

/** A path that was filled skips what was taught before: a start measure shows whether the children know it (DAG-7). */
export function OfferMeasure({ entries, students }: OfferMeasureProps) {
  const waived = entries.filter((entry) => entry.waived)
  const worlds = [...new Set(waived.flatMap(({ phase_id }) => phase_id ?? []))].toSorted((a, b) => a - b)
  const measure = useGiveMeasure(students, 'start', undefined, worlds)
  if (worlds.length === 0 || students.length === 0) return null
  return (
    <>
      <Notice action={<FlatButton onClick={measure.open}>{texts.offerMeasure}</FlatButton>}>
        {fill(texts.numWaived, { count: waived.length })} {fill(texts.offerStart, { count: students.length })}
      </Notice>
      {measure.dialog}
    </>
  )
}
