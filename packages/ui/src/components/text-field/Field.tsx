import type { ReactNode } from 'react'
import styles from './Field.module.css'
import { Glyph } from '../Glyph.tsx'

export interface FieldTexts {
  readonly label: string
  readonly speaker?: ((error: string | undefined) => ReactNode) | undefined
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

export interface Written {
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
      <div className={styles.head}>
        <label htmlFor={id} id={`${id}-label`} className={styles.label}>
          {label}
        </label>
        {speaker?.(error)}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** An error as text with an icon, never by colour alone. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className={styles.error}>
      <Glyph name="warning" />
      {error}
    </p>
  )
}
