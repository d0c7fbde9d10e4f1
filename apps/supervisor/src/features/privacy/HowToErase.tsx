import { fill } from '@letterliaan/texts'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../app/index.ts'
import { texts } from './texts.ts'

function useAdministrators(): readonly string[] {
  const { queries } = useServices()
  const { data: colleagues = [] } = useQuery(queries.colleagues)
  return colleagues.flatMap(({ name, role }) => (role === 'beheerder' ? [name] : []))
}

const orList = new Intl.ListFormat('nl', { type: 'disjunction' })

/** Explains to other users that an administrator can erase a child, and what happens then (AVG-3). */
export function HowToErase() {
  const names = useAdministrators()
  if (names.length === 0) return <p>{texts.onlyAdministratorsHint}</p>
  return (
    <p>
      {fill(texts.onlyByAdministrator.administrators, { names: orList.format(names) })}{' '}
      {texts.onlyByAdministrator.how}
    </p>
  )
}

export function HowToCancelErasure() {
  const names = useAdministrators()
  return names.length > 0 && <p>{fill(texts.child.whoKeeps, { names: orList.format(names) })}</p>
}
