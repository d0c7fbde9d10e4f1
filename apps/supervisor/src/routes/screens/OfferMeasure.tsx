import type { PathEntry, SupervisedStudent } from '@letterliaan/contract'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { useGiveMeasure } from '../../features/measures/useGiveMeasure.tsx'

interface OfferMeasureProps {
  readonly entries: readonly PathEntry[]
  /** Who would do it. */
  readonly students: readonly SupervisedStudent[]
}

/** A path that was filled skips what was taught before: a start measure shows whether the children know it (DAG-7). */
export function OfferMeasure({ entries, students }: OfferMeasureProps) {
  const waived = entries.filter((entry) => entry.waived)
  const worlds = [...new Set(waived.flatMap(({ phase_id }) => phase_id ?? []))].toSorted((a, b) => a - b)
  const measure = useGiveMeasure(students, 'start', undefined, worlds)
  if (worlds.length === 0 || students.length === 0) return null
  const who = students.length === 1 ? 'dit kind' : 'de kinderen'
  return (
    <>
      <Notice action={<FlatButton onClick={measure.open}>Zet een startmeting klaar</FlatButton>}>
        {waived.length === 1 ? '1 stap wordt' : `${waived.length} stappen worden`} overgeslagen. Een
        startmeting laat zien of {who} die al {students.length === 1 ? 'kent' : 'kennen'}.
      </Notice>
      {measure.dialog}
    </>
  )
}
