import type { NextYearBody } from '@letterliaan/contract'
import { Link } from '@letterliaan/web/link'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useUndo } from '../../app/controls/useUndo.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { NextYearForm } from '../../features/roster/NextYearForm.tsx'
import { addresses } from '../addresses.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { useRosterImport } from './useRosterImport.ts'

/** A group goes to the next school year in one screen (GRP-8). */
export function NextYearPage({ group_id }: { group_id: number }) {
  const { client, navigator, queries, queryClient } = useServices()
  const [{ data: groups }, { data: students }] = useSuspenseQueries({
    queries: [queries.groups, queries.students],
  })
  const { isBusy, goToNextYear } = useRosterImport()
  const offerUndo = useUndo()
  const group = groups.find(({ id }) => id === group_id)
  if (!group) return <NotFoundPage />

  async function go(body: NextYearBody) {
    const done = await goToNextYear(group_id, body)
    if (!done) return
    navigator.go(addresses.group(group_id))
    offerUndo(`De groep heet nu ${body.name}.`, async () => {
      await client.call('POST /api/v1/begeleider/roster/import/:id/undo', { params: { id: done.id } })
      await queryClient.invalidateQueries()
    })
  }

  return (
    <PageFrame
      title="Naar het volgende schooljaar"
      back={<Link to={addresses.group(group_id)}>{group.name}</Link>}
    >
      <NextYearForm
        group={group}
        groups={groups.filter(({ id }) => id !== group_id)}
        students={students.filter(({ group_ids }) => group_ids.includes(group_id))}
        isBusy={isBusy}
        onGo={(body) => void go(body)}
      />
    </PageFrame>
  )
}
