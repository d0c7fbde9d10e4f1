import type { PathDocument } from '@letterliaan/contract'
import { Link } from '@letterliaan/web/link'
import { useSuspenseQueries } from '@tanstack/react-query'
import { FlatButton, flatClass } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { useUndo } from '../../app/controls/useUndo.ts'
import { useServices } from '../../app/useServices.ts'
import { usePathDraft } from '../../features/path/usePathDraft.ts'
import { addresses } from '../addresses.ts'
import { PathScreen } from './PathScreen.tsx'
import { usePathCalls } from './usePathCalls.ts'

/** The path of a group: what its children get who follow it (PATH-1 to PATH-8). */
export function GroupPathPage({ group_id }: { group_id: number }) {
  const { client, queries } = useServices()
  const [{ data: stored }, { data: groups }, { data: students }] = useSuspenseQueries({
    queries: [queries.groupPath(group_id), queries.groups, queries.students],
  })
  const draft = usePathDraft(`path of group ${group_id}`, stored)
  const calls = usePathCalls({ group_id }, draft)
  const { isBusy, attempt, refresh, undo } = calls
  const offerUndo = useUndo()
  const others = stored.children.filter(({ follows_group_id }) => follows_group_id !== group_id)
  const followers = stored.children.length - others.length

  async function save(path: PathDocument) {
    const saved = await calls.save(path)
    if (saved === null || !('children' in saved)) return
    const count = saved.children.filter(({ follows_group_id }) => follows_group_id === group_id).length
    offerUndo(`Bewaard. ${count === 1 ? '1 kind heeft' : `${count} kinderen hebben`} dit pad.`, undo)
  }

  async function giveOthers() {
    const student_ids = others.map(({ id }) => id)
    const body = { student_ids, follows_group_id: group_id }
    const given = await attempt(() => client.call('POST /api/v1/begeleider/path/give', { body }))
    if (given === null) return
    await refresh()
    offerUndo('Iedereen in de groep heeft nu dit pad.', async () => {
      await client.call('POST /api/v1/begeleider/path/undo', { body: { student_ids } })
      await refresh()
    })
  }

  return (
    <PathScreen
      name={stored.name}
      back={<Link to={addresses.group(group_id)}>{stored.name}</Link>}
      intro={`${followers} van ${stored.children.length} kinderen volgen dit pad.`}
      actions={
        <Link to={addresses.groupCards(group_id)} className={flatClass('plain')}>
          Inlogkaarten
        </Link>
      }
      canUndo={stored.can_undo}
      schoolGroup={groups.find(({ id }) => id === group_id)?.level_id ?? null}
      onSave={(path) => void save(path)}
      students={students.filter(({ group_ids }) => group_ids.includes(group_id))}
      {...{ draft, calls }}
    >
      {stored.updated_at !== null && others.length > 0 && (
        <Notice
          action={
            <FlatButton aria-disabled={isBusy} onClick={() => !isBusy && void giveOthers()}>
              Geef ook hun dit pad
            </FlatButton>
          }
        >
          Een ander pad {others.length === 1 ? 'heeft' : 'hebben'}:{' '}
          {others.map(({ name }) => name).join(', ')}.
        </Notice>
      )}
    </PathScreen>
  )
}
