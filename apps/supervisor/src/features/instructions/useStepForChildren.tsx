import type { PickableStep, SupervisedStudent } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { SelectField } from '@letterliaan/ui'
import { Suspense, useState } from 'react'
import { ActionDialog, FlatButton } from '../../app/controls/index.ts'
import {
  commonTexts,
  layout,
  formatStudentNames,
  type OpenableDialog,
  saveFile,
  useChange,
  useDialog,
  useData,
} from '../../app/index.ts'
import { giveStepToChildren } from '../../app/data/step-for-children.ts'
import { printWorkbook } from './instruction-changes.ts'
import { texts } from './texts.ts'

interface StepForChildren {
  readonly students: readonly Pick<SupervisedStudent, 'id' | 'screen_name'>[]
  /** The category whose steps are listed first, or null. */
  readonly category: string | null
}

export const useStepForChildren = (of: StepForChildren): OpenableDialog =>
  useDialog((close) => (
    <Suspense>
      <StepDialog {...of} onClose={close} />
    </Suspense>
  ))

interface StepDialogProps extends StepForChildren {
  readonly onClose: () => void
}

const nameOf = ({ nr, is_own }: PickableStep): string => `${is_own ? 'own ' : ''}${nr}`

function StepDialog({ students, category, onClose }: StepDialogProps) {
  const [steps] = useData((queries) => [queries.curriculum])
  const giving = useChange(giveStepToChildren, onClose)
  const printing = useChange(printWorkbook, (bytes, { label }) =>
    saveFile(fill(texts.give.file, { label }), bytes, 'application/pdf'),
  )
  const isMeant = (step: PickableStep) => step.category === category
  const ordered = [...steps.filter(isMeant), ...steps.filter((step) => !isMeant(step))]
  const first = ordered[0]
  const [chosen, setChosen] = useState(first !== undefined && isMeant(first) ? nameOf(first) : null)
  const step = ordered.find((candidate) => nameOf(candidate) === chosen)
  const canAct = step !== undefined && !giving.isBusy && !printing.isBusy
  const student_ids = students.map(({ id }) => id)
  return (
    <ActionDialog
      title={fill(texts.give.title, { who: formatStudentNames(students) })}
      action={commonTexts.setReady}
      sign="check"
      isBlocked={!canAct}
      onAct={() => step && giving.run({ ...step, student_ids })}
      more={
        <FlatButton aria-disabled={!canAct} onClick={() => step && printing.run(step)}>
          {texts.give.print}
        </FlatButton>
      }
      onClose={onClose}
    >
      <SelectField
        label={commonTexts.step}
        options={ordered.map((option) => ({
          value: nameOf(option),
          label: option.is_own ? fill(texts.give.ownStep, { label: option.label }) : option.label,
        }))}
        value={chosen}
        onChange={setChosen}
      />
      {step !== undefined && step.rule !== '' && <p>{step.rule}</p>}
      <p className={layout.quietSmall}>{texts.give.explained}</p>
    </ActionDialog>
  )
}
