import type { SupervisedStudent } from '@letterliaan/contract'
import { TextField } from '@letterliaan/ui'
import { useState } from 'react'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'
import { ActionDialog } from '../../app/controls/index.ts'
import { commonTexts, useChange } from '../../app/index.ts'
import { renameChild } from './child-changes.ts'

export interface NameDialogProps {
  readonly student: SupervisedStudent
  readonly onClose: () => void
}

/** Changes a child's real name, which the child cannot change once its supervisor set it (DAG-2). */
export function NameDialog({ student, onClose }: NameDialogProps) {
  const { isBusy, run } = useChange(renameChild(student), onClose)
  const [first_name, setFirst] = useState(student.first_name)
  const [last_name, setLast] = useState(student.last_name)
  const name = { first_name: first_name.trim(), last_name: last_name.trim() }
  const isReady = name.first_name !== '' && !isBusy
  const field = { maxLength: 60, autoComplete: 'off', spellCheck: false } as const
  return (
    <ActionDialog
      title={fill(texts.naming.title, { screen_name: student.screen_name })}
      action={commonTexts.save}
      isBlocked={!isReady}
      onAct={() => run(name)}
      onClose={onClose}
    >
      <TextField {...field} label={commonTexts.firstName} value={first_name} onWrite={setFirst} />
      <TextField {...field} label={commonTexts.lastName} value={last_name} onWrite={setLast} />
      <p>{texts.naming.explained}</p>
    </ActionDialog>
  )
}
