import { fill } from '@letterliaan/texts'
import { FlatButton, FlatLink, Notice } from '../../app/controls/index.ts'
import {
  addresses,
  commonTexts,
  educationMonthOptions,
  PageFrame,
  useRegion,
  useData,
} from '../../app/index.ts'
import { describeFollowers, type CurriculumMoment } from '../../features/path/path-changes.ts'
import { usePathCalls, type PathCalls } from '../../features/path/usePathCalls.ts'
import { usePathDraft, type PathDraft } from '../../features/path/usePathDraft.ts'
import { GroupTabs, ChildTabs } from '../subject-pages.tsx'
import { texts } from '../../features/path/texts.ts'
import { useState, type ReactNode } from 'react'
import { compareWithGroups, describePathOwner } from '../../features/path/compare-with-group.ts'
import { FollowPathDialog, type PathReplacement } from '../../features/path/FollowPathDialog.tsx'
import {
  warnAboutLockedWorlds,
  createProgressLookup,
  type ProgressOf,
} from '../../features/path/describe-progress.ts'
import type { PathEntry, SupervisedStudent, PickableStep } from '@letterliaan/contract'
import { Link } from '@letterliaan/web/link'
import { PathEditor } from '../../features/path/PathEditor.tsx'
import { useGiveMeasure } from '../../features/measures/useGiveMeasure.tsx'
import { formatStepKey } from '@letterliaan/rules/preparation'
import { nameSchoolGroupInSentence } from '@letterliaan/rules/calendar'

/** A group's path, which its children follow (PATH-1 to PATH-8). */
export function GroupPathPage({ group_id }: { group_id: number }) {
  const [stored, groups, students] = useData((queries) => [
    queries.groupPath(group_id),
    queries.groups,
    queries.students,
  ])
  const draft = usePathDraft(`path of group ${group_id}`, stored)
  const calls = usePathCalls({ group_id }, draft, stored, (saved) => describeFollowers(saved, group_id))
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

/** A child's path, which is that of its group or its own. An own path shows the differences (PATH-5). */
export function ChildPathPage({ student_id }: { student_id: number }) {
  const [stored, students] = useData((queries) => [queries.childPath(student_id), queries.students])
  const student = students.find(({ id }) => id === student_id)
  const child = student?.screen_name ?? stored.name
  const draft = usePathDraft(`path of child ${student_id}`, stored)
  const calls = usePathCalls({ student_id }, draft, stored, () => fill(texts.told.savedOf, { name: child }))
  const { isBusy, give } = calls
  const progressOf = createProgressLookup(stored.progress)
  const shut =
    student === undefined
      ? null
      : warnAboutLockedWorlds(child, draft.path.entries, progressOf, student.phase_id)
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
      intro={describePathOwner(child, {
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
        <FollowPathDialog
          {...{ child, following, isBusy }}
          onFollow={() => follow(following)}
          onClose={() => setFollowing(null)}
        />
      )}
    </PathScreen>
  )
}

interface PathScreenProps {
  readonly name: string
  readonly tabs: ReactNode
  readonly intro: string
  /** Buttons next to 'Ongedaan maken'. */
  readonly actions?: ReactNode
  readonly canUndo: boolean
  readonly draft: PathDraft
  readonly students: readonly SupervisedStudent[]
  readonly calls: PathCalls
  readonly removed?: readonly PathEntry[]
  /** 3 to 8, or null for children of several school groups. */
  readonly schoolGroup: number | null
  readonly noteOf?: (entry: PathEntry) => string | null
  readonly progressOf?: ProgressOf
  readonly failedAddress?: (step_id: number) => string
  readonly children?: ReactNode
}

function PathScreen(props: PathScreenProps) {
  const { name, tabs, intro, actions, canUndo, draft, students, calls, children } = props
  const [filled, setFilled] = useState<CurriculumMoment | null>(null)
  const { removed = [], schoolGroup, noteOf = () => null, progressOf, failedAddress } = props
  const [steps] = useData((queries) => [queries.curriculum])
  const { isBusy, isUndone, undo } = calls

  return (
    <PageFrame
      title={fill(texts.titleOf, { name })}
      back={<Link to={addresses.children}>{commonTexts.children}</Link>}
      intro={intro}
      actions={
        <>
          {canUndo && !draft.isChanged && (
            <FlatButton sign={isUndone ? undefined : 'undo'} aria-disabled={isBusy} onClick={() => undo()}>
              {isUndone ? texts.redo : commonTexts.undo}
            </FlatButton>
          )}
          {actions}
        </>
      }
    >
      {tabs}
      {children}
      {filled !== null && (
        <OfferMeasure entries={draft.path.entries} moment={filled} {...{ students, steps }} />
      )}
      <PathEditor
        {...{ draft, steps, removed, schoolGroup, calls, noteOf, progressOf, failedAddress }}
        onFilled={setFilled}
      />
    </PageFrame>
  )
}

interface OfferMeasureProps {
  readonly entries: readonly PathEntry[]
  readonly students: readonly SupervisedStudent[]
  readonly steps: readonly PickableStep[]
  readonly moment: CurriculumMoment
}

/** Offers a measure after a path was filled, because steps taught before were skipped (DAG-7, WEET-17). */
function OfferMeasure({ entries, students, steps, moment }: OfferMeasureProps) {
  const region = useRegion()
  const waived = entries.filter((entry) => entry.waived)
  const worlds = [...new Set(waived.flatMap(({ phase_id }) => phase_id ?? []))].toSorted((a, b) => a - b)
  const measure = useGiveMeasure({ students, kind: 'start', worlds })
  if (worlds.length === 0 || students.length === 0) return null
  return (
    <>
      <Notice action={<FlatButton onClick={measure.open}>{texts.offerMeasure}</FlatButton>}>
        {fill(texts.numWaived, { count: waived.length })} {fill(texts.offerStart, { count: students.length })}
        <details>
          <summary>{commonTexts.whyLabel}</summary>
          {fill(texts.whySkipped.byCurriculum, {
            month: educationMonthOptions[moment.month - 1]?.label ?? '',
            group: nameSchoolGroupInSentence(moment.group, region),
            steps: steps
              .filter((step) =>
                waived.some(
                  (entry) => formatStepKey(entry) === formatStepKey({ ...step, is_test_step: false }),
                ),
              )
              .map(({ label }) => label)
              .join(', '),
          })}
        </details>
      </Notice>
      {measure.dialog}
    </>
  )
}
