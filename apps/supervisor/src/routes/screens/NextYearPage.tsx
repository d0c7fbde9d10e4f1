import { Link } from '@letterliaan/web/link'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useChange } from '../../app/data/useChange.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { NextYearForm } from '../../features/roster/NextYearForm.tsx'
import { goToNextYear } from '../../features/roster/roster-changes.ts'
import { addresses } from '../../app/addresses.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import * as texts from '../../features/roster/texts.ts'

/** A group goes to the next school year in one screen (GRP-8). */
export function NextYearPage({ group_id }: { group_id: number }) {
  const { navigator, queries } = useServices()
  const [{ data: groups }, { data: students }] = useSuspenseQueries({
    queries: [queries.groups, queries.students],
  })
  const { isBusy, run } = useChange(goToNextYear(group_id), () => navigator.go(addresses.group(group_id)))
  const group = groups.find(({ id }) => id === group_id)
  if (!group) return <NotFoundPage />

  return (
    <PageFrame title={texts.nextYear.title} back={<Link to={addresses.group(group_id)}>{group.name}</Link>}>
      <NextYearForm
        group={group}
        groups={groups.filter(({ id }) => id !== group_id)}
        students={students.filter(({ group_ids }) => group_ids.includes(group_id))}
        isBusy={isBusy}
        onGo={(body) => void run(body)}
      />
    </PageFrame>
  )
}
