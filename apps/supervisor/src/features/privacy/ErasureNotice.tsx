import type { SupervisedStudent } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '../../app/controls/index.ts'
import { formatDay, layout, useServices } from '../../app/index.ts'
import { ErasureLine } from './ErasureLine.tsx'
import { orList } from './or-list.ts'
import { texts } from './texts.ts'

/** Shown on the page of a child that will be erased: when, and who can stop it (AVG-3). */
export function ErasureNotice({ student }: { readonly student: SupervisedStudent }) {
  const { queries } = useServices()
  const { data: me } = useQuery(queries.me)
  if (student.erased_at === null || me === undefined) return null
  return me.role === 'beheerder' ? (
    <OwnErasure student={student} />
  ) : (
    <Notice look="attention">
      <p>{fill(texts.child.erasedOn, { day: formatDay(student.erased_at) })}</p>
      <WhoKeeps />
    </Notice>
  )
}

function WhoKeeps() {
  const { queries } = useServices()
  const { data: colleagues = [] } = useQuery(queries.colleagues)
  const names = colleagues.flatMap(({ name, role }) => (role === 'beheerder' ? [name] : []))
  return names.length > 0 && <p>{fill(texts.child.whoKeeps, { names: orList.format(names) })}</p>
}

function OwnErasure({ student }: { readonly student: SupervisedStudent }) {
  const { queries } = useServices()
  const { data: privacy } = useQuery(queries.privacy)
  const erasure = privacy?.erasures.find(
    ({ subject, subject_id, done_at }) =>
      subject === 'child' && subject_id === student.id && done_at === null,
  )
  if (erasure === undefined) return null
  return (
    <Notice look="attention">
      <div className={layout.apartFar}>
        <ErasureLine erasure={erasure} title={texts.child.isErased} />
      </div>
    </Notice>
  )
}
