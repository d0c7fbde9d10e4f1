import { useSuspenseQueries } from '@tanstack/react-query'
import { fill } from '@letterliaan/texts'
import { useState } from 'react'
import { FlatButton, Notice } from '../../app/controls/index.ts'
import { addresses, useServices } from '../../app/index.ts'
import { compareWithGroups, tellWhosePath } from '../../features/path/compare-with-group.ts'
import { FollowDialog, type PathReplacement } from '../../features/path/FollowDialog.tsx'
import { tellShutWorlds } from '../../features/path/tell-shut-worlds.ts'
import { indexProgress } from '../../features/path/tell-progress.ts'
import { usePathCalls } from '../../features/path/usePathCalls.ts'
import { usePathDraft } from '../../features/path/usePathDraft.ts'
import { ChildTabs } from '../whose-page.tsx'
import { PathScreen } from './PathScreen.tsx'
import { texts } from '../../features/path/texts.ts'

/** A child's path: its group's, or its own with the differences (PATH-5). */
export function ChildPathPage({ student_id }: { student_id: number }) {
  const { queries } = useServices()
  const [{ data: stored }, { data: students }] = useSuspenseQueries({
    queries: [queries.childPath(student_id), queries.students],
  })
  const student = students.find(({ id }) => id === student_id)
  const child = student?.screen_name ?? stored.name
  const draft = usePathDraft(`path of child ${student_id}`, stored)
  const calls = usePathCalls({ student_id }, draft, stored, () => fill(texts.told.savedOf, { name: child }))
  const { isBusy, give } = calls
  const progressOf = indexProgress(stored.progress)
  const shut =
    student === undefined ? null : tellShutWorlds(child, draft.path.entries, progressOf, student.phase_id)
  const { followed, noteOf, others } = compareWithGroups(draft.path, stored)
  const [following, setFollowing] = useState<PathReplacement | null>(null)
  async function follow({ group_id, group }: PathReplacement): Promise<void> {
    await give({
      student_ids: [student_id],
      group_id,
      done: fill(texts.told.follows, { child, name: group }),
    })
    setFollowing(null)
  }

  return (
    <PathScreen
      name={child}
      tabs={<ChildTabs student_id={student_id} current={addresses.childPath(student_id)} />}
      intro={tellWhosePath(child, {
        followed,
        isEmpty: stored.path.entries.length === 0,
        isChanged: draft.isChanged,
      })}
      canUndo={stored.can_undo}
      removed={stored.removed}
      schoolGroup={student?.level_id ?? null}
      students={student === undefined ? [] : [student]}
      progressOf={progressOf}
      failedAddress={(step_id) => addresses.failedDictation(student_id, step_id)}
      {...{ draft, calls, noteOf }}
    >
      <output>{shut !== null && <Notice look="attention">{shut}</Notice>}</output>
      {others.map(({ id, name, text }) => (
        <Notice
          key={id}
          action={
            <FlatButton
              aria-disabled={isBusy}
              onClick={() =>
                setFollowing({
                  group_id: id,
                  group: name,
                  before: stored.path.entries.length,
                  after: stored.groups.find((group) => group.id === id)?.path?.entries.length ?? 0,
                })
              }
            >
              {fill(texts.follow, { name })}
            </FlatButton>
          }
        >
          {text}
        </Notice>
      ))}
      {following !== null && (
        <FollowDialog
          {...{ child, following, isBusy }}
          onFollow={() => follow(following)}
          onClose={() => setFollowing(null)}
        />
      )}
    </PathScreen>
  )
}
