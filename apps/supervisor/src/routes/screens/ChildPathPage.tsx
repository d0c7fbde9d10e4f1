import type { PathDocument } from '@letterliaan/contract'
import { comparePaths, keyOf, type PathDifference } from '@letterliaan/rules/preparation'
import { Link } from '@letterliaan/web/link'
import { useSuspenseQueries } from '@tanstack/react-query'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { useUndo } from '../../app/controls/useUndo.ts'
import { useServices } from '../../app/useServices.ts'
import { usePathDraft } from '../../features/path/usePathDraft.ts'
import { addresses } from '../addresses.ts'
import { PathScreen } from './PathScreen.tsx'
import { usePathCalls } from './usePathCalls.ts'

const notes: Readonly<Record<PathDifference['kind'], string>> = {
  added: 'niet bij de groep',
  removed: 'alleen bij de groep',
  moved: 'andere plaats',
  changed: 'anders dan de groep',
}

/** The path of a child: its group's, or its own with how that differs (PATH-5). */
export function ChildPathPage({ student_id }: { student_id: number }) {
  const { client, queries } = useServices()
  const [{ data: stored }, { data: students }] = useSuspenseQueries({
    queries: [queries.childPath(student_id), queries.students],
  })
  const draft = usePathDraft(`path of child ${student_id}`, stored)
  const calls = usePathCalls({ student_id }, draft)
  const { isBusy, attempt, refresh, undo } = calls
  const offerUndo = useUndo()

  async function save(path: PathDocument) {
    const saved = await calls.save(path)
    if (saved !== null) offerUndo(`Bewaard. Dit is nu het pad van ${stored.name}.`, undo)
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
    <PathScreen
      name={stored.name}
      back={<Link to={addresses.child(student_id)}>{stored.name}</Link>}
      intro={
        followed === undefined || draft.isChanged
          ? `${stored.name} ${draft.isChanged ? 'krijgt' : 'heeft'} een eigen pad.`
          : `${stored.name} volgt het pad van ${followed.name}. Verandert u hier iets, dan krijgt ${stored.name} een eigen pad.`
      }
      canUndo={stored.can_undo}
      removed={stored.removed}
      schoolGroup={students.find(({ id }) => id === student_id)?.level_id ?? null}
      noteOf={(entry) => noteByKey.get(keyOf(entry)) ?? null}
      onSave={(path) => void save(path)}
      students={students.filter(({ id }) => id === student_id)}
      {...{ draft, calls }}
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
    </PathScreen>
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
