import { useSuspenseQueries } from '@tanstack/react-query'
import { fill } from '@letterliaan/texts'
import { FlatButton, FlatLink, Notice } from '../../app/controls/index.ts'
import { addresses, commonTexts, useServices } from '../../app/index.ts'
import { sayFollowers } from '../../features/path/path-changes.ts'
import { usePathCalls } from '../../features/path/usePathCalls.ts'
import { usePathDraft } from '../../features/path/usePathDraft.ts'
import { GroupTabs } from '../whose-page.tsx'
import { PathScreen } from './PathScreen.tsx'
import { texts } from '../../features/path/texts.ts'

/** A group's path, which its children follow (PATH-1 to PATH-8). */
export function GroupPathPage({ group_id }: { group_id: number }) {
  const { queries } = useServices()
  const [{ data: stored }, { data: groups }, { data: students }] = useSuspenseQueries({
    queries: [queries.groupPath(group_id), queries.groups, queries.students],
  })
  const draft = usePathDraft(`path of group ${group_id}`, stored)
  const calls = usePathCalls({ group_id }, draft, stored, (saved) => sayFollowers(saved, group_id))
  const { isBusy, give } = calls
  const others = stored.children.filter(({ follows_group_id }) => follows_group_id !== group_id)
  const followers = stored.children.length - others.length
  const giveOthers = () =>
    give({
      student_ids: others.map(({ id }) => id),
      group_id,
      done: texts.told.savedAll,
    })

  return (
    <PathScreen
      name={stored.name}
      tabs={<GroupTabs group_id={group_id} current={addresses.groupPath(group_id)} />}
      intro={fill(texts.followers, { count: followers, all: stored.children.length })}
      actions={<FlatLink to={addresses.groupCards(group_id)}>{commonTexts.loginCards}</FlatLink>}
      canUndo={stored.can_undo}
      schoolGroup={groups.find(({ id }) => id === group_id)?.level_id ?? null}
      students={students.filter(({ group_ids }) => group_ids.includes(group_id))}
      {...{ draft, calls }}
    >
      {stored.updated_at !== null && others.length > 0 && (
        <Notice
          action={
            <FlatButton aria-disabled={isBusy} onClick={() => giveOthers()}>
              {texts.giveToo}
            </FlatButton>
          }
        >
          {fill(texts.otherPath, {
            count: others.length,
            names: others.map(({ name }) => name).join(', '),
          })}
        </Notice>
      )}
    </PathScreen>
  )
}
