import { Link } from '@letterliaan/web/link'
import { useSuspenseQueries } from '@tanstack/react-query'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { useServices } from '../../app/useServices.ts'
import { compareWithGroups } from '../../features/path/compare-with-group.ts'
import { usePathCalls } from '../../features/path/usePathCalls.ts'
import { usePathDraft } from '../../features/path/usePathDraft.ts'
import { addresses } from '../addresses.ts'
import { PathScreen } from './PathScreen.tsx'

/** The path of a child: its group's, or its own with how that differs (PATH-5). */
export function ChildPathPage({ student_id }: { student_id: number }) {
  const { queries } = useServices()
  const [{ data: stored }, { data: students }] = useSuspenseQueries({
    queries: [queries.childPath(student_id), queries.students],
  })
  const { name: child } = stored
  const draft = usePathDraft(`path of child ${student_id}`, stored)
  const calls = usePathCalls({ student_id }, draft, () => `Bewaard. Dit is nu het pad van ${child}.`)
  const { isBusy, give } = calls
  const { followed, noteOf, others } = compareWithGroups(draft.path, stored)
  const follow = (group_id: number, name: string) =>
    give({ student_ids: [student_id], group_id, done: `${child} volgt nu het pad van ${name}.` })

  return (
    <PathScreen
      name={child}
      back={<Link to={addresses.child(student_id)}>{child}</Link>}
      intro={
        followed === undefined || draft.isChanged
          ? `${child} ${draft.isChanged ? 'krijgt' : 'heeft'} een eigen pad.`
          : `${child} volgt het pad van ${followed.name}. Verandert u hier iets, dan krijgt ${child} een eigen pad.`
      }
      canUndo={stored.can_undo}
      removed={stored.removed}
      schoolGroup={students.find(({ id }) => id === student_id)?.level_id ?? null}
      students={students.filter(({ id }) => id === student_id)}
      {...{ draft, calls, noteOf }}
    >
      {others.map(({ id, name, text }) => (
        <Notice
          key={id}
          action={
            <FlatButton aria-disabled={isBusy} onClick={() => void follow(id, name)}>
              Volg het pad van {name}
            </FlatButton>
          }
        >
          {text}
        </Notice>
      ))}
    </PathScreen>
  )
}
