import { useId, type ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import { Field, describedBy, type FieldTexts } from './Field.tsx'
import fieldStyles from './Field.module.css'
import styles from './TextAreaField.module.css'

export interface TextAreaFieldProps extends ComponentProps<'textarea'>, FieldTexts {}

export function TextAreaField({
  label,
  speaker,
  hint,
  error,
  rows = 4,
  className,
  ...rest
}: TextAreaFieldProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <Field id={id} {...{ label, speaker, hint, error }}>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={joinClasses(fieldStyles.control, styles.area, className)}
      />
    </Field>
  )
}
