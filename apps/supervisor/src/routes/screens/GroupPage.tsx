import type { Group } from '@letterliaan/contract'
import { Link } from '@letterliaan/web/link'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import {
  EmptyState,
  FlatButton,
  FlatLink,
  MoreMenu,
  Panel,
  SelectionBar,
  useSelection,
} from '../../app/controls/index.ts'
import {
  addresses,
  commonTexts,
  formatSchoolYear,
  layout,
  formatStudentNames,
  PageFrame,
  useChange,
  useServices,
  useData,
} from '../../app/index.ts'
import { useMakeCardsDialog } from '../../features/cards/MakeCardsForm.tsx'
import { archiveChildren } from '../../features/children/child-changes.ts'
import { ClassList } from '../../features/children/ClassList.tsx'
import { GroupGoalLoader } from '../../features/groups/GroupGoalPanel.tsx'
import { moveChildrenBetweenGroups, removeGroup } from '../../features/groups/group-changes.ts'
import { formatLevelName } from '../../features/groups/GroupCards.tsx'
import { useGroupDialog, useMoveChildrenDialog } from '../../features/groups/group-dialogs.tsx'
import { InstructionPanel } from '../../features/instructions/InstructionPanel.tsx'
import { isAboutGroup } from '../../features/interventions/is-about-group.ts'
import { InterventionsPanel } from '../../features/interventions/InterventionsPanel.tsx'
import { useGiveMeasure } from '../../features/measures/useGiveMeasure.tsx'
import { TodayCauses } from '../../features/today/TodayList.tsx'
import { DictationsOfGroup } from '../../features/week-dictation/DictationsOfGroup.tsx'
import { GroupTabs, createGroupPage } from '../subject-pages.tsx'
import { fill } from '@letterliaan/texts'
import { texts } from '../../features/groups/texts.ts'
import { texts as ownStepTexts } from '../../features/own-steps/texts.ts'

/** Shows a group and its children, with actions for several children at once (GRP-1). */
export const GroupPage = createGroupPage(function GroupDetails({ group, groups }) {
  const [students, levels, weeks] = useData((queries) => [
    queries.students,
    queries.levels,
    queries.childWeeks(group.id),
    queries.groupGoal(group.id),
  ])
  const goingOn = useGoingOn()
  const form = useGroupDialog(group)
  const members = students.filter(({ group_ids }) => group_ids.includes(group.id))
  const selection = useSelection()
  const selected = members.filter(({ id }) => selection.ids.has(id))
  const move = useMoveChildrenDialog(
    groups.filter(({ id }) => id !== group.id),
    selected,
    selection.clear,
  )
  const measure = useGiveMeasure({ students: selected, kind: 'start', onDone: selection.clear })
  const cards = useMakeCardsDialog(selected, group)
  const { isBusy, run: place } = useChange(moveChildrenBetweenGroups, selection.clear)
  const { isBusy: isArchiving, run: archive } = useChange(archiveChildren, selection.clear)

  const takeOut = () =>
    place({
      changes: [{ group_id: group.id, add: [], remove: selected.map(({ id }) => id) }],
      done: fill(texts.page.takenOut, {
        who: formatStudentNames(selected),
        name: group.name,
        count: selected.length,
      }),
    })

  const { level_id, school_year, supervisors } = group
  const about = [
    formatLevelName(levels, level_id),
    formatSchoolYear(school_year),
    ...supervisors.map(({ name }) => name),
  ]
  return (
    <PageFrame
      title={group.name}
      back={<Link to={addresses.children}>{commonTexts.children}</Link>}
      intro={about.join(' · ')}
      actions={
        <>
          <FlatLink to={addresses.weekWords(group.id)} look="primary">
            {ownStepTexts.words.title}
          </FlatLink>
          <FlatLink to={addresses.groupCards(group.id)}>{commonTexts.loginCards}</FlatLink>
          <MoreMenu>
            <FlatLink to={addresses.addToGroup(group.id)}>{commonTexts.addChildren}</FlatLink>
            <FlatLink to={addresses.nextYear(group.id)}>{texts.page.nextYear}</FlatLink>
            <FlatButton onClick={form.open}>{commonTexts.changeGroup}</FlatButton>
          </MoreMenu>
        </>
      }
    >
      <GroupTabs group_id={group.id} current={addresses.group(group.id)} />
      {members.length === 0 ? (
        <EmptyGroup group={group} />
      ) : (
        <>
          <Panel isFlush>
            <ClassList
              name={group.name}
              students={members}
              weeks={weeks}
              goingOn={goingOn}
              selection={selection}
            />
          </Panel>
          <InstructionPanel group_id={group.id} members={members} />
          <div className={layout.narrowColumns}>
            <DictationsOfGroup group={group} />
            <InterventionsPanel
              isShown={(intervention) => isAboutGroup(intervention, group.id, members)}
              newAddress={addresses.newIntervention(group.id)}
            />
            <GroupGoalLoader group={group} />
          </div>
        </>
      )}
      <SelectionBar numSelected={selected.length} singular="kind" plural="kinderen" onClear={selection.clear}>
        {groups.length > 1 && (
          <FlatButton sign="group" onClick={move.open}>
            {texts.page.toOther}
          </FlatButton>
        )}
        <FlatButton sign="card" onClick={cards.open}>
          {commonTexts.newCards}
        </FlatButton>
        <FlatButton sign="pencil" onClick={measure.open}>
          {commonTexts.prepareMeasure}
        </FlatButton>
        <FlatButton
          sign="archive"
          aria-disabled={isArchiving}
          onClick={() => archive({ students: selected, is_archived: true })}
        >
          {commonTexts.archive}
        </FlatButton>
        <FlatButton sign="close" aria-disabled={isBusy} onClick={() => takeOut()}>
          {texts.page.takeOut}
        </FlatButton>
      </SelectionBar>
      {form.dialog}
      {move.dialog}
      {cards.dialog}
      {measure.dialog}
    </PageFrame>
  )
})

/** Returns a function that renders the rows of 'Vandaag' about a child. They may load after the list. */
function useGoingOn() {
  const { queries } = useServices()
  const { data: today } = useQuery(queries.today)
  return useCallback(
    (student_id: number) => {
      const line = today?.lines.find(({ id }) => id === student_id)
      return line === undefined ? null : <TodayCauses line={line} />
    },
    [today],
  )
}

function EmptyGroup({ group }: { group: Group }) {
  const { navigator } = useServices()
  const { isBusy, run: remove } = useChange(removeGroup(group), () =>
    navigator.go(addresses.children, { replace: true }),
  )

  return (
    <Panel>
      <EmptyState
        title={commonTexts.emptyGroup}
        buddy={5}
        action={
          <>
            <FlatLink to={addresses.addToGroup(group.id)} look="primary">
              {commonTexts.putChildrenIn}
            </FlatLink>
            <FlatLink to={addresses.children}>{commonTexts.chooseChildren}</FlatLink>
            <FlatButton sign="remove" aria-disabled={isBusy} onClick={() => remove()}>
              {texts.empty.remove}
            </FlatButton>
          </>
        }
      >
        {texts.empty.explained}
      </EmptyState>
    </Panel>
  )
}
