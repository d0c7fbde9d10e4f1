import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { uiTexts } from '@letterliaan/texts/ui'
import { joinClasses } from '../join-classes.ts'
import { Glyph } from '../Glyph.tsx'
import styles from './TextField.module.css'
import shared from '../../shared.module.css'

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
          className={joinClasses(styles.control, isPassword && styles.password, className)}
        />
        {isPassword && (
          <button
            type="button"
            className={joinClasses(shared.middle, styles.reveal)}
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

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'onChange'>, FieldTexts, Written {}

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
        className={joinClasses(styles.control, styles.area, className)}
      />
    </Field>
  )
}

export interface FieldTexts {
  readonly label: string
  readonly speaker?: ((error: string | undefined) => ReactNode) | undefined
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

interface Written {
  readonly onWrite?: (text: string) => unknown
}

export function joinDescriptionIds(
  id: string,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

export function Field({
  id,
  label,
  speaker,
  hint,
  error,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <div className={joinClasses(shared.wrap, shared.line)}>
        <label htmlFor={id} id={`${id}-label`} className={styles.label}>
          {label}
        </label>
        {speaker?.(error)}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={shared.quiet}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className={joinClasses(shared.line, styles.error)}>
      <Glyph name="warning" />
      {error}
    </p>
  )
}
