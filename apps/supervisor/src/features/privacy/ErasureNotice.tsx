import type { Erasure, Privacy, SupervisedStudent } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '../../app/controls/index.ts'
import { formatDay, layout, useServices } from '../../app/index.ts'
import { ErasureLine } from './PrivacyPanels.tsx'
import { texts } from './texts.ts'
import { HowToCancelErasure } from './HowToErase.tsx'

export const findErasureOf = (privacy: Privacy | undefined, { id }: SupervisedStudent): Erasure | undefined =>
  privacy?.erasures.find(
    ({ subject, subject_id, done_at }) => subject === 'child' && subject_id === id && done_at === null,
  )

/** Says when a child will be erased, and who can stop that (AVG-3). */
export function ErasureNotice({ student }: { readonly student: SupervisedStudent }) {
  const { queries } = useServices()
  const { data: me } = useQuery(queries.me)
  if (student.erased_at === null || me === undefined) return null
  return me.role === 'beheerder' ? (
    <OwnErasure student={student} />
  ) : (
    <Notice look="attention">
      <p>{fill(texts.child.erasedOn, { day: formatDay(student.erased_at) })}</p>
      <HowToCancelErasure />
    </Notice>
  )
}

function OwnErasure({ student }: { readonly student: SupervisedStudent }) {
  const { queries } = useServices()
  const { data: privacy } = useQuery(queries.privacy)
  const erasure = findErasureOf(privacy, student)
  if (erasure === undefined) return null
  return (
    <Notice look="attention">
      <div className={layout.apartFar}>
        <ErasureLine erasure={erasure} title={texts.child.isErased} />
      </div>
    </Notice>
  )
}
