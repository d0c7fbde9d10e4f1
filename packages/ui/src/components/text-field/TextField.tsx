import * as uiTexts from '@letterliaan/texts/ui'
import { useId, useState, type ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import { Glyph } from '../Glyph.tsx'
import { Field, joinDescriptionIds, type FieldTexts, type Written } from './Field.tsx'
import fieldStyles from './Field.module.css'
import styles from './TextField.module.css'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange'>, FieldTexts, Written {}

export function TextField({
  label,
  speaker,
  hint,
  error,
  type = 'text',
  autoComplete = 'off',
  onWrite,
  className,
  ...rest
}: TextFieldProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const [revealed, setRevealed] = useState(false)
  const isPassword = type === 'password'

  return (
    <Field id={id} label={label} speaker={speaker} hint={hint} error={error}>
      <div className={styles.line}>
        <input
          {...rest}
          id={id}
          autoComplete={autoComplete}
          onChange={onWrite && (({ currentTarget }) => onWrite(currentTarget.value))}
          type={isPassword && revealed ? 'text' : type}
          aria-invalid={error ? true : undefined}
          aria-describedby={joinDescriptionIds(id, { hint, error })}
          className={joinClasses(fieldStyles.control, isPassword && styles.password, className)}
        />
        {isPassword && (
          <button
            type="button"
            className={styles.reveal}
            aria-pressed={revealed}
            aria-label={uiTexts.showPassword}
            title={revealed ? uiTexts.hidePassword : uiTexts.showPassword}
            onClick={() => setRevealed(!revealed)}
          >
            <Glyph name={revealed ? 'eye' : 'eye-closed'} />
          </button>
        )}
      </div>
    </Field>
  )
}
