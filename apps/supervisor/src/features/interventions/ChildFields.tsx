import type { SupervisedStudent } from '@letterliaan/contract'
import { FieldError } from '@letterliaan/ui'
import { useState } from 'react'
import { Checkbox } from '../../app/controls/Checkbox.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import layout from '../../app/style/layout.module.css'
import * as texts from './texts.ts'

export interface ChildFieldsProps {
  readonly students: readonly SupervisedStudent[]
  /** Shown at first; those of other groups come at a press. */
  readonly isNear: (student: SupervisedStudent) => boolean
  readonly chosen: readonly number[]
  readonly error: string | undefined
  readonly onChange: (student_ids: readonly number[]) => void
}

export function ChildFields({ students, isNear, chosen, error, onChange }: ChildFieldsProps) {
  const [isWide, setWide] = useState(false)
  const near = students.filter((student) => isWide || isNear(student) || chosen.includes(student.id))
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <div className={layout.stack4}>
      <fieldset className={layout.boxes} aria-label={texts.form.whom}>
        {near.map(({ id, screen_name }) => (
          <Checkbox
            key={id}
            label={screen_name}
            isChecked={chosen.includes(id)}
            onToggle={() => toggle(id)}
          />
        ))}
      </fieldset>
      {!isWide && near.length < students.length && (
        <div className={layout.buttons}>
          <FlatButton onClick={() => setWide(true)}>{texts.form.others}</FlatButton>
        </div>
      )}
      <FieldError id="children" error={error} />
    </div>
  )
}
