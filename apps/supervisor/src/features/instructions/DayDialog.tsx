import { TextField } from '@letterliaan/ui'
import { useState } from 'react'
import { ActionDialog } from '../../app/controls/ActionDialog.tsx'
import * as common from '../../app/texts/common.ts'

export interface DayDialogProps {
  readonly initialDay: string
  /** The first that can be chosen. */
  readonly min: string
  readonly isBusy: boolean
  readonly onChoose: (day: string) => void
  readonly onClose: () => void
}

export function DayDialog({ initialDay, min, isBusy, onChoose, onClose }: DayDialogProps) {
  const [day, setDay] = useState(initialDay)
  const isReady = day >= min && !isBusy
  return (
    <ActionDialog
      title={common.whenLookAgain}
      action={common.save}
      isBlocked={!isReady}
      onAct={() => onChoose(day)}
      onClose={onClose}
    >
      <TextField
        label={common.day}
        hint={common.lookAgainHint}
        type="date"
        data-first-focus
        min={min}
        max="2099-12-31"
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
    </ActionDialog>
  )
}
