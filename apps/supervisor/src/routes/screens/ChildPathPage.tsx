import type { ChildPath, PathDocument, PathEntry } from '@letterliaan/contract'
import { comparePaths, keyOf, type PathDifference } from '@letterliaan/rules/preparation'
import { Link } from '@letterliaan/web/link'
import { useSuspenseQueries } from '@tanstack/react-query'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { useUndo } from '../../app/controls/useUndo.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { PathEditor } from '../../features/path/PathEditor.tsx'
import { usePathDraft } from '../../features/path/usePathDraft.ts'
import { addresses } from '../addresses.ts'
import { usePathCalls } from './usePathCalls.ts'

const notes: Readonly<Record<PathDifference['kind'], string>> = {
  added: 'niet bij de groep',
  removed: 'alleen bij de groep',
  moved: 'andere plaats',
  changed: 'anders dan de groep',
}

/** The path of a child: its group's, or its own with how that differs (PATH-5). */
export function ChildPathPage({ student_id }: { student_id: number }) {
  const { client, queries, queryClient } = useServices()
  const [{ data: stored }, { data: steps }, { data: students }] = useSuspenseQueries({
    queries: [queries.childPath(student_id), queries.curriculum, queries.students],
  })
  const draft = usePathDraft(`path of child ${student_id}`, stored.path)
  const { isBusy, attempt, preview, propose } = usePathCalls({ student_id })
  const offerUndo = useUndo()
  const adopt = (saved: ChildPath) => {
    queryClient.setQueryData(queries.childPath(student_id).queryKey, saved)
    draft.discard()
  }
  const refresh = async () => {
    draft.discard()
    await queryClient.invalidateQueries({ queryKey: queries.childPath(student_id).queryKey })
  }
  const undo = async () => {
    await client.call('POST /api/v1/begeleider/path/undo', { body: { student_ids: [student_id] } })
    await refresh()
  }

  async function save(body: PathDocument) {
    const params = { id: student_id }
    const saved = await attempt(() =>
      client.call('PUT /api/v1/begeleider/student/:id/path', { params, body }),
    )
    if (saved === null) return
    adopt(saved)
    offerUndo(`Bewaard. Dit is nu het pad van ${stored.name}.`, undo)
  }

  async function follow(group_id: number, name: string) {
    const body = { student_ids: [student_id], follows_group_id: group_id }
    const given = await attempt(() => client.call('POST /api/v1/begeleider/path/give', { body }))
    if (given === null) return
    await refresh()
    offerUndo(`${stored.name} volgt nu het pad van ${name}.`, undo)
  }

  const withPath = stored.groups.filter(({ path }) => path !== null)
  const followed = withPath.find(({ id }) => id === stored.follows_group_id)
  const compared = followed ?? withPath[0]
  const comparison = compared?.path ? comparePaths(draft.path, compared.path) : null
  const noteByKey = new Map(comparison?.differences.map(({ key, kind }) => [keyOf(key), notes[kind]]))
  const missing = comparison?.differences.filter(({ kind }) => kind === 'removed').length ?? 0

  return (
    <PageFrame
      title={`Pad van ${stored.name}`}
      back={<Link to={addresses.child(student_id)}>{stored.name}</Link>}
      intro={
        followed === undefined || draft.isChanged
          ? `${stored.name} ${draft.isChanged ? 'krijgt' : 'heeft'} een eigen pad.`
          : `${stored.name} volgt het pad van ${followed.name}. Verandert u hier iets, dan krijgt ${stored.name} een eigen pad.`
      }
      actions={
        stored.can_undo &&
        !draft.isChanged && (
          <FlatButton sign="undo" aria-disabled={isBusy} onClick={() => !isBusy && void attempt(undo)}>
            Ongedaan maken
          </FlatButton>
        )
      }
    >
      {withPath
        .filter(({ id }) => id !== stored.follows_group_id)
        .map(({ id, name }) => (
          <Notice
            key={id}
            action={
              <FlatButton aria-disabled={isBusy} onClick={() => !isBusy && void follow(id, name)}>
                Volg het pad van {name}
              </FlatButton>
            }
          >
            {id === compared?.id && comparison !== null
              ? tellDifference(name, comparison.differences.length, missing, comparison.differsInSettings)
              : `${name} heeft ook een pad.`}
          </Notice>
        ))}
      <PathEditor
        draft={draft}
        steps={steps}
        removed={stored.removed}
        schoolGroup={students.find(({ id }) => id === student_id)?.level_id ?? null}
        isBusy={isBusy}
        noteOf={(entry: PathEntry) => noteByKey.get(keyOf(entry)) ?? null}
        onSave={(path) => void save(path)}
        onPreview={preview}
        onPropose={propose}
      />
    </PageFrame>
  )
}

function tellDifference(group: string, count: number, missing: number, differsInSettings: boolean): string {
  if (count === 0 && !differsInSettings) return `Dit pad is gelijk aan dat van ${group}.`
  const parts = [
    count > 0 && `${count === 1 ? '1 stap is' : `${count} stappen zijn`} anders dan bij ${group}`,
    missing > 0 && `${missing} daarvan ${missing === 1 ? 'staat' : 'staan'} alleen bij de groep`,
    differsInSettings && 'de sterren of oefeningen zijn anders',
  ].filter((part) => part !== false)
  return `${parts.join('; ')}.`
}
