import type { PickableStep } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { SelectField } from '@letterliaan/ui'
import { useState } from 'react'
import { ActionDialog } from '../../app/controls/ActionDialog.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import * as common from '../../app/texts/common.ts'
import layout from '../../app/style/layout.module.css'
import * as texts from './texts.ts'

export interface StepDialogProps {
  readonly who: string
  readonly steps: readonly PickableStep[]
  /** Of which the steps stand first; null: of none. */
  readonly category: string | null
  readonly isBusy: boolean
  readonly onGive: (step: PickableStep) => void
  readonly onPrint: (step: PickableStep) => void
  readonly onClose: () => void
}

const nameOf = ({ nr, is_own }: PickableStep): string => `${is_own ? 'own ' : ''}${nr}`

/** One step, on the paths of children or on paper. */
export function StepDialog({ who, steps, category, isBusy, onGive, onPrint, onClose }: StepDialogProps) {
  const isMeant = (step: PickableStep) => step.category === category
  const ordered = [...steps.filter(isMeant), ...steps.filter((step) => !isMeant(step))]
  const first = ordered[0]
  const [chosen, setChosen] = useState(first !== undefined && isMeant(first) ? nameOf(first) : null)
  const step = ordered.find((candidate) => nameOf(candidate) === chosen)
  const canAct = step !== undefined && !isBusy
  return (
    <ActionDialog
      title={fill(texts.give.title, { who })}
      action={common.setReady}
      sign="check"
      isBlocked={!canAct}
      onAct={() => step && onGive(step)}
      more={
        <FlatButton aria-disabled={!canAct} onClick={() => step && onPrint(step)}>
          {texts.give.print}
        </FlatButton>
      }
      onClose={onClose}
    >
      <div className={layout.stack3}>
        <SelectField
          label={common.step}
          options={ordered.map((option) => ({
            value: nameOf(option),
            label: option.is_own ? fill(texts.give.ownStep, { label: option.label }) : option.label,
          }))}
          value={chosen}
          onChange={setChosen}
        />
        {step !== undefined && step.rule !== '' && <p>{step.rule}</p>}
        <p className={layout.quietSmall}>{texts.give.explained}</p>
      </div>
    </ActionDialog>
  )
}
