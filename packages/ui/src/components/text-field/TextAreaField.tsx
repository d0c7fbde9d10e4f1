import { useId, type ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import { Field, joinDescriptionIds, type FieldTexts, type Written } from './Field.tsx'
import fieldStyles from './Field.module.css'
import styles from './TextAreaField.module.css'

export interface TextAreaFieldProps
  extends Omit<ComponentProps<'textarea'>, 'onChange'>, FieldTexts, Written {}

export function TextAreaField({
  label,
  speaker,
  hint,
  error,
  rows = 4,
  onWrite,
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
        onChange={onWrite && (({ currentTarget }) => onWrite(currentTarget.value))}
        aria-invalid={error ? true : undefined}
        aria-describedby={joinDescriptionIds(id, { hint, error })}
        className={joinClasses(fieldStyles.control, styles.area, className)}
      />
    </Field>
  )
}
