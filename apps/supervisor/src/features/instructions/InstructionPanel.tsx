import type { Instruction, InstructionSummary, SupervisedStudent } from '@letterliaan/contract'
import { toAmsterdamDate, daySeconds } from '@letterliaan/rules/calendar'
import { fill } from '@letterliaan/texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog, FactList, FlatButton, FlatLink, MoreMenu, Panel } from '../../app/controls/index.ts'
import { getNowSeconds } from '@letterliaan/web/now'
import {
  addresses,
  commonTexts,
  formatCalendarDay,
  formatDay,
  layout,
  useChange,
  useServices,
} from '../../app/index.ts'
import { InstructionResultsTable } from './InstructionResultsTable.tsx'
import { toInstructionBody, changeInstruction } from './instruction-changes.ts'
import { texts } from './texts.ts'
import { useStepForChildren } from './useStepForChildren.tsx'
import { TextField } from '@letterliaan/ui'

export interface InstructionPanelProps {
  readonly group_id: number
  readonly members: readonly SupervisedStudent[]
}

/** Shows why an instruction group was made, with its actions and results (DOE-4). Other groups have no panel. */
export function InstructionPanel({ group_id, ...props }: InstructionPanelProps) {
  const { queries } = useServices()
  const { data: all } = useQuery(queries.instructions)
  const summary = all?.find((instruction) => instruction.group_id === group_id)
  const { data: instruction } = useQuery({
    ...queries.instruction(summary?.id ?? 0),
    enabled: summary !== undefined,
  })
  return instruction === undefined ? null : <InstructionOfGroup instruction={instruction} {...props} />
}

interface InstructionOfGroupProps extends Omit<InstructionPanelProps, 'group_id'> {
  readonly instruction: Instruction
}

function InstructionOfGroup({ instruction, members }: InstructionOfGroupProps) {
  const [isChoosing, setChoosing] = useState(false)
  const { isBusy, run } = useChange(changeInstruction(instruction), () => setChoosing(false))
  const giving = useStepForChildren({ students: members, category: instruction.category })
  const { made_at, closed_at, look_again_on } = instruction
  const body = toInstructionBody(instruction)
  const choose = (day: string) =>
    run({
      body: { ...body, look_again_on: day, is_seen: false },
      done: fill(texts.told.day, { day: formatCalendarDay(day) }),
    })
  const close = (is_closed: boolean) =>
    run({ body: { ...body, is_closed }, done: is_closed ? texts.told.closed : texts.told.reopened })
  return (
    <Panel
      title={commonTexts.instruction}
      isFlush
      actions={
        <>
          {members.length > 0 && (
            <FlatButton sign="path" onClick={giving.open}>
              {texts.give.open}
            </FlatButton>
          )}
          <FlatLink to={addresses.weekWords(instruction.group_id)}>{texts.panel.ownWords}</FlatLink>
          <MoreMenu>
            <FlatButton onClick={() => setChoosing(true)}>{texts.panel.otherDay}</FlatButton>
            <FlatButton aria-disabled={isBusy} onClick={() => close(closed_at === null)}>
              {closed_at === null ? texts.panel.close : texts.panel.reopen}
            </FlatButton>
          </MoreMenu>
        </>
      }
    >
      <div className={layout.inset}>
        <FactList facts={factsOf(instruction)} />
      </div>
      <h3 className={layout.inset}>{texts.brought.title}</h3>
      <InstructionResultsTable instruction={instruction} />
      {giving.dialog}
      {isChoosing && (
        <DayDialog
          initialDay={look_again_on}
          min={toAmsterdamDate(made_at + daySeconds)}
          isBusy={isBusy}
          onChoose={(day) => void choose(day)}
          onClose={() => setChoosing(false)}
        />
      )}
    </Panel>
  )
}

function factsOf({ category_name, made_at, made_by, look_again_on, seen_by, closed_at }: InstructionSummary) {
  const now = getNowSeconds()
  const day = formatCalendarDay(look_again_on, now)
  return [
    { label: commonTexts.whyInstruction, value: category_name ?? commonTexts.noSpelling },
    {
      label: texts.panel.begun,
      value: fill(texts.panel.begunBy, { day: formatDay(made_at, now), author: made_by }),
    },
    closed_at === null
      ? {
          label: texts.panel.lookAgain,
          value: seen_by === null ? day : fill(texts.panel.seen, { day, author: seen_by }),
        }
      : { label: texts.panel.closed, value: formatDay(closed_at, now) },
  ]
}

interface DayDialogProps {
  readonly initialDay: string
  readonly min: string
  readonly isBusy: boolean
  readonly onChoose: (day: string) => void
  readonly onClose: () => void
}

function DayDialog({ initialDay, min, isBusy, onChoose, onClose }: DayDialogProps) {
  const [day, setDay] = useState(initialDay)
  const isReady = day >= min && !isBusy
  return (
    <ActionDialog
      title={commonTexts.whenLookAgain}
      action={commonTexts.save}
      isBlocked={!isReady}
      onAct={() => onChoose(day)}
      onClose={onClose}
    >
      <TextField
        label={commonTexts.day}
        hint={commonTexts.lookAgainHint}
        type="date"
        data-first-focus
        min={min}
        max="2099-12-31"
        value={day}
        onWrite={setDay}
      />
    </ActionDialog>
  )
}
