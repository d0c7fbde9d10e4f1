import type { GroupPath, OwnStep } from '@letterliaan/contract'
import { SelectField } from '@letterliaan/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fill } from '@letterliaan/texts'
import { ActionDialog } from '../../app/controls/index.ts'
import { commonTexts, useChange, useServices, useData } from '../../app/index.ts'
import { giveStepToChildren } from '../../app/data/step-for-children.ts'
import { giveStepToGroup } from './give-step.ts'
import { texts } from './texts.ts'

type StepReceiver =
  | { readonly group_id: number; readonly name: string }
  | { readonly student_id: number; readonly name: string }

/** The dialog 'Zet klaar voor …' puts the step in the treehouse of a child, or of all children of a group. */
export function GiveStepDialog({ step, onClose }: { readonly step: OwnStep; readonly onClose: () => void }) {
  const [groups, students] = useData((queries) => [queries.groups, queries.students])
  const toGroup = useChange(giveStepToGroup, onClose)
  const toChild = useChange(giveStepToChildren, ({ changed_ids }) => {
    if (changed_ids.length > 0) onClose()
  })
  const receivers: readonly (StepReceiver & { readonly value: string; readonly label: string })[] = [
    ...groups.map(({ id, name }) => ({
      group_id: id,
      name,
      value: `group ${id}`,
      label: fill(texts.give.wholeGroup, { name }),
    })),
    ...students.map(({ id, name, screen_name }) => ({
      student_id: id,
      name: screen_name,
      value: `child ${id}`,
      label: name || screen_name,
    })),
  ]
  const [value, setValue] = useState(receivers[0]?.value ?? null)
  const receiver = receivers.find((candidate) => candidate.value === value)
  const canGive = receiver !== undefined && !toGroup.isBusy && !toChild.isBusy

  function give(to: StepReceiver) {
    const { id, label } = step
    return 'group_id' in to
      ? toGroup.run({ step: { id, label }, group_id: to.group_id })
      : toChild.run({ student_ids: [to.student_id], nr: id, is_own: true, label })
  }

  return (
    <ActionDialog
      title={commonTexts.setReadyFor}
      action={commonTexts.setReady}
      sign="check"
      isBlocked={!canGive}
      onAct={() => receiver && give(receiver)}
      onClose={onClose}
    >
      <SelectField
        label={commonTexts.forWhom}
        placeholder={texts.give.choose}
        options={receivers}
        value={value}
        onChange={setValue}
      />
      <p>
        {texts.give.intro} {receiver !== undefined && <WhereFound receiver={receiver} />}
      </p>
      {receiver !== undefined && 'group_id' in receiver && <GroupReach {...receiver} />}
    </ActionDialog>
  )
}

function WhereFound({ receiver }: { readonly receiver: StepReceiver }) {
  const { queries } = useServices()
  const student_id = 'student_id' in receiver ? receiver.student_id : null
  const { data: calm } = useQuery({ ...queries.calmProfile(student_id ?? 0), enabled: student_id !== null })
  if (calm === undefined) return texts.give.inEither
  return calm.look === 'field-camp' ? texts.give.inCamp : texts.give.inJungle
}

function GroupReach({ group_id, name }: { readonly group_id: number; readonly name: string }) {
  const { queries } = useServices()
  const { data } = useQuery(queries.groupPath(group_id))
  if (data === undefined) return null
  const { children } = data
  if (children.length === 0) return <p>{texts.give.nobody}</p>
  const isFollower = (child: GroupPath['children'][number]) =>
    child.follows_group_id === group_id || child.num_steps === 0
  const numOwn = children.filter((child) => !isFollower(child)).length
  return (
    <p>
      {fill(texts.reaches, { count: children.length, name })}{' '}
      {numOwn > 0 &&
        fill(numOwn === children.length ? texts.reachesAllOnOwnPaths : texts.reachesOwnPaths, {
          count: numOwn,
        })}
    </p>
  )
}
