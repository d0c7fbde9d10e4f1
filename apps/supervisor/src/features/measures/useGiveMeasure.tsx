import type { MeasureKind, SupervisedStudent } from '@letterliaan/contract'
import { useNotify } from '@letterliaan/ui'
import { useState } from 'react'
import { fill } from '@letterliaan/texts'
import { ActionDialog, Checkbox, Choice } from '../../app/controls/index.ts'
import {
  commonTexts,
  layout,
  formatStudentNames,
  type OpenableDialog,
  toggleOne,
  useChange,
  useDialog,
} from '../../app/index.ts'
import { giveMeasure, describeWaiting } from './measure-changes.ts'
import { measureKindNames, measureKinds } from './describe-measure.ts'
import { texts } from './texts.ts'

interface GiveMeasure {
  readonly students: readonly SupervisedStudent[]
  readonly kind: MeasureKind
  /** The worlds that are selected at first, by default the child's world or else the first one. */
  readonly worlds?: readonly number[]
  readonly onDone?: () => void
}

export const useGiveMeasure = (giving: GiveMeasure): OpenableDialog =>
  useDialog((close) => <GiveMeasureDialog {...giving} onClose={close} />)

const allWorlds = [1, 2, 3, 4]
const kindOptions = measureKinds.map((value) => ({ value, label: measureKindNames[value] }))

/** Gives a measure of the chosen worlds (MEET-1). */
function GiveMeasureDialog(props: GiveMeasure & { readonly onClose: () => void }) {
  const { students, onDone, onClose } = props

  const notify = useNotify()
  const { isBusy, run } = useChange(giveMeasure, (given) => {
    const waiting = describeWaiting(given)
    if (waiting !== null) notify('info', waiting)
    onClose()
    onDone?.()
  })
  const [student, ...others] = students
  const ownWorld = others.length === 0 && student ? student.phase_id : 1
  const [kind, setKind] = useState(props.kind)
  const [chosen, setChosen] = useState<readonly number[]>(props.worlds ?? [ownWorld])
  const worlds = allWorlds.filter((world) => chosen.includes(world))

  return (
    <ActionDialog
      title={fill(texts.give.title, { name: formatStudentNames(students) })}
      action={commonTexts.setReady}
      isBlocked={worlds.length === 0 || isBusy}
      onAct={() => run({ student_ids: students.map(({ id }) => id), kind, worlds })}
      onClose={onClose}
    >
      <Choice legend={texts.give.kind} options={kindOptions} value={kind} onChange={setKind} />
      <fieldset className={layout.checks}>
        <legend>{texts.give.worlds}</legend>
        {allWorlds.map((world) => (
          <Checkbox
            key={world}
            label={fill(commonTexts.worldNumber, { world })}
            isChecked={chosen.includes(world)}
            onToggle={() => setChosen([...toggleOne(chosen, world)])}
          />
        ))}
      </fieldset>
      <p className={layout.quiet}>{texts.give.explanation}</p>
    </ActionDialog>
  )
}
