import { fill } from '@letterliaan/texts'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../app/index.ts'
import { orList } from './or-list.ts'
import { texts } from './texts.ts'

/** Explains to users who are not administrators whom to ask, and what happens then (AVG-3). */
export function WhoErases() {
  const { queries } = useServices()
  const { data: colleagues = [] } = useQuery(queries.colleagues)
  const names = colleagues.flatMap(({ name, role }) => (role === 'beheerder' ? [name] : []))
  if (names.length === 0) return <p>{texts.onlyAdministratorsHint}</p>
  return (
    <p>
      {fill(texts.onlyByAdministrator.administrators, { names: orList.format(names) })}{' '}
      {texts.onlyByAdministrator.how}
    </p>
  )
}
