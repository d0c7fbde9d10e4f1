import type { Instruction, InstructionChild } from '@letterliaan/contract'
import { type TableColumn, DataTable } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import { describeChanged, formatEstimate } from './describe-results.ts'
import { texts } from './texts.ts'

const name: TableColumn<InstructionChild> = {
  key: 'name',
  header: commonTexts.child,
  isRowHeader: true,
  cell: (child) => child.name,
}
const before: TableColumn<InstructionChild> = {
  key: 'before',
  header: texts.brought.before,
  cell: (child) => formatEstimate(child.before),
}
const now: TableColumn<InstructionChild> = {
  key: 'now',
  header: commonTexts.now,
  cell: (child) => formatEstimate(child.now),
}
const changed: TableColumn<InstructionChild> = {
  key: 'changed',
  header: texts.brought.changed,
  cell: describeChanged,
}
const withEstimates = [name, before, now, changed]
const ofClosed = [name, before, { ...now, header: texts.brought.atEnd }, changed]
const withoutEstimates = [name, changed]

const idOf = ({ student_id }: InstructionChild) => student_id
const nameOf = (child: InstructionChild) => child.name

/** Sorted by name, so the order says nothing about results. */
export function InstructionResultsTable({ instruction }: { readonly instruction: Instruction }) {
  const { category, closed_at, children } = instruction
  const columns = closed_at === null ? withEstimates : ofClosed
  if (children.length === 0) return <p className={layout.inset}>{texts.brought.noChildren}</p>
  const isKnown = children.some((child) =>
    [formatEstimate(child.before), formatEstimate(child.now), describeChanged(child)].some(
      (said) => said !== commonTexts.cannotTellYet,
    ),
  )
  return (
    <>
      {isKnown && (
        <DataTable
          caption={texts.brought.caption}
          columns={category === null ? withoutEstimates : columns}
          rows={children}
          idOf={idOf}
          nameOf={nameOf}
        />
      )}
      <p className={`${layout.quietSmall} ${layout.inset}`}>
        {category === null ? texts.brought.noteOfAll : texts.brought.note} {texts.brought.cause}
      </p>
    </>
  )
}
