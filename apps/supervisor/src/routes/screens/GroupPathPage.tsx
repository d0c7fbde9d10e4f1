import type { GroupPath, PathDocument } from '@letterliaan/contract'
import { Link } from '@letterliaan/web/link'
import { useSuspenseQueries } from '@tanstack/react-query'
import { FlatButton, flatClass } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { useUndo } from '../../app/controls/useUndo.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { PathEditor } from '../../features/path/PathEditor.tsx'
import { usePathDraft } from '../../features/path/usePathDraft.ts'
import { addresses } from '../addresses.ts'
import { usePathCalls } from './usePathCalls.ts'

/** The path of a group: what its children get who follow it (PATH-1 to PATH-8). */
export function GroupPathPage({ group_id }: { group_id: number }) {
  const { client, queries, queryClient } = useServices()
  const [{ data: stored }, { data: steps }, { data: groups }] = useSuspenseQueries({
    queries: [queries.groupPath(group_id), queries.curriculum, queries.groups],
  })
  const draft = usePathDraft(`path of group ${group_id}`, stored.path)
  const { isBusy, attempt, preview, propose } = usePathCalls({ group_id })
  const offerUndo = useUndo()
  const params = { id: group_id }
  const adopt = (saved: GroupPath) => {
    queryClient.setQueryData(queries.groupPath(group_id).queryKey, saved)
    draft.discard()
  }
  const undo = async () => adopt(await client.call('POST /api/v1/begeleider/group/:id/path/undo', { params }))
  const others = stored.children.filter(({ follows_group_id }) => follows_group_id !== group_id)
  const followers = stored.children.length - others.length

  async function save(body: PathDocument) {
    const saved = await attempt(() => client.call('PUT /api/v1/begeleider/group/:id/path', { params, body }))
    if (saved === null) return
    adopt(saved)
    const count = saved.children.filter(({ follows_group_id }) => follows_group_id === group_id).length
    offerUndo(`Bewaard. ${count === 1 ? '1 kind heeft' : `${count} kinderen hebben`} dit pad.`, undo)
  }

  async function giveOthers() {
    const student_ids = others.map(({ id }) => id)
    const given = await attempt(() =>
      client.call('POST /api/v1/begeleider/path/give', { body: { student_ids, follows_group_id: group_id } }),
    )
    if (given === null) return
    const refresh = () => queryClient.invalidateQueries({ queryKey: queries.groupPath(group_id).queryKey })
    await refresh()
    offerUndo('Iedereen in de groep heeft nu dit pad.', async () => {
      await client.call('POST /api/v1/begeleider/path/undo', { body: { student_ids } })
      await refresh()
    })
  }

  return (
    <PageFrame
      title={`Pad van ${stored.name}`}
      back={<Link to={addresses.group(group_id)}>{stored.name}</Link>}
      intro={`${followers} van ${stored.children.length} kinderen volgen dit pad.`}
      actions={
        <>
          {stored.can_undo && !draft.isChanged && (
            <FlatButton sign="undo" aria-disabled={isBusy} onClick={() => !isBusy && void attempt(undo)}>
              Ongedaan maken
            </FlatButton>
          )}
          <Link to={addresses.groupCards(group_id)} className={flatClass('plain')}>
            Inlogkaarten
          </Link>
        </>
      }
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
      <PathEditor
        draft={draft}
        steps={steps}
        removed={[]}
        schoolGroup={groups.find(({ id }) => id === group_id)?.level_id ?? null}
        isBusy={isBusy}
        noteOf={() => null}
        onSave={(path) => void save(path)}
        onPreview={preview}
        onPropose={propose}
      />
    </PageFrame>
  )
}
