import type { Group, SupervisedStudent } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Link } from '@letterliaan/web/link'
import { useStore } from '@letterliaan/web/use-store'
import { Fragment, Suspense, useRef } from 'react'
import {
  StatusLabel,
  FactList,
  FlatButton,
  CollapsedPanel,
  Panel,
  unfoldPanel,
} from '../../app/controls/index.ts'
import {
  addresses,
  commonTexts,
  formatDay,
  Skeleton,
  useChange,
  useDialog,
  useData,
} from '../../app/index.ts'
import { CalmProfilePanel } from '../../features/calm-profile/CalmProfilePanel.tsx'
import { AccessPanels } from '../../features/children/AccessPanels.tsx'
import { archiveChildren } from '../../features/children/child-changes.ts'
import { LevelDialog, NameDialog } from '../../features/children/ChildDialogs.tsx'
import { useChildAccess } from '../../features/children/useChildAccess.ts'
import { useMoveChildrenDialog } from '../../features/groups/group-dialogs.tsx'
import { ChildDataPanel } from '../../features/privacy/ChildDataPanel.tsx'
import { ErasureNotice } from '../../features/privacy/ErasureNotice.tsx'
import { StudentActionsPanel } from '../../features/live/StudentActionsPanel.tsx'
import { useLiveWork } from '../../features/live/useLiveWork.ts'
import { listChildrenAtWork } from '../../features/live/work.ts'
import { ChildDossier } from './ChildDossier.tsx'
import { ChildPageFrame, createChildPage } from '../subject-pages.tsx'
import { texts } from '../../features/children/texts.ts'

/** A child's dossier, with rarely used settings at its end (DOE-1; supervisor.md, points 8 and 11). */
export const ChildPage = createChildPage(function ChildDetails({ student }) {
  const [levels, groups] = useData((queries) => [queries.levels, queries.groups])
  const { screen_name, name, username, phase_id, last_practised_at, archived_at, erased_at } = student
  const level = useDialog((close) => <LevelDialog {...{ student, levels }} onClose={close} />)
  const realName = useDialog((close) => <NameDialog student={student} onClose={close} />)
  const ownGroups = groups.filter(({ id }) => student.group_ids.includes(id))
  const move = useMoveChildrenDialog(groups, [student])
  const { isBusy, run: archive } = useChange(archiveChildren)
  const settings = useRef<HTMLDetailsElement>(null)

  return (
    <ChildPageFrame
      title={name.trim() || screen_name}
      student={student}
      current={addresses.child(student.id)}
      actions={<FlatButton onClick={() => unfoldPanel(settings.current)}>{commonTexts.settings}</FlatButton>}
      intro={
        <>
          <GroupLinks groups={ownGroups} />
          {/* Shows the screen name, which the rest of the page and the lists use. */}
          {name.trim() !== '' && !name.startsWith(screen_name) && (
            <> · {fill(texts.child.inGame, { screen_name })}</>
          )}{' '}
          {archived_at !== null && <StatusLabel look="attention">{texts.child.isArchived}</StatusLabel>}
        </>
      }
    >
      <ErasureNotice student={student} />
      <Suspense fallback={<Skeleton of="panels" />}>
        <Dossier student={student} />
      </Suspense>
      <CollapsedPanel
        ref={settings}
        title={fill(texts.child.settings, { name: screen_name })}
        hint={texts.child.settingsHint}
      >
        <Panel
          title={texts.child.details}
          actions={
            <>
              {groups.length > 0 && archived_at === null && (
                <FlatButton sign="group" onClick={move.open}>
                  {commonTexts.putInGroup}
                </FlatButton>
              )}
              {archived_at === null && <FlatButton onClick={realName.open}>{texts.child.rename}</FlatButton>}
              {archived_at === null && (
                <FlatButton onClick={level.open}>{texts.child.changeLevel}</FlatButton>
              )}
              {erased_at === null && (
                <FlatButton
                  sign={archived_at === null ? 'archive' : 'undo'}
                  aria-disabled={isBusy}
                  onClick={() => archive({ students: [student], is_archived: archived_at === null })}
                >
                  {archived_at === null ? commonTexts.archive : texts.child.restore}
                </FlatButton>
              )}
            </>
          }
        >
          <FactList
            facts={[
              { label: texts.child.screenName, value: screen_name },
              { label: texts.child.username, value: username },
              {
                label: commonTexts.level,
                value: levels.find(({ id }) => id === student.level_id)?.name ?? texts.child.noLevel,
              },
              { label: commonTexts.world, value: phase_id },
              {
                label: commonTexts.lastPractised,
                value: last_practised_at === null ? commonTexts.notYet : formatDay(last_practised_at),
              },
            ]}
          />
        </Panel>
        <ChildDataPanel student={student} />
        {archived_at === null && <CalmProfilePanel student={student} />}
        {archived_at === null && <AccessPanels student={student} />}
      </CollapsedPanel>
      {move.dialog}
      {level.dialog}
      {realName.dialog}
    </ChildPageFrame>
  )
})

function GroupLinks({ groups }: { groups: readonly Group[] }) {
  if (groups.length === 0) return commonTexts.notInGroup
  return groups.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Link to={addresses.group(id)}>{name}</Link>
    </Fragment>
  ))
}

/** Shows the child's present work above the dossier while the child plays (ZIEN-2). */
function Dossier({ student }: { student: SupervisedStudent }) {
  const { work, seconds } = useLiveWork()
  const { isOpening, open } = useChildAccess(student)
  const atWork = listChildrenAtWork(work ?? new Map(), useStore(seconds))
  const own = atWork.find(({ student_id }) => student_id === student.id) ?? null
  const now = (
    <Panel title={commonTexts.now} isScreenOnly>
      <StudentActionsPanel
        student={student}
        work={own}
        isOpening={isOpening}
        onLook={() => open('impersonation')}
      />
    </Panel>
  )
  if (student.archived_at !== null) return <ChildDossier student={student} />
  return own === null ? (
    <ChildDossier student={student} more={now} />
  ) : (
    <>
      {now}
      <ChildDossier student={student} />
    </>
  )
}
