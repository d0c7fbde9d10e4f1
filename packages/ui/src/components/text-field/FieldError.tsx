import { Glyph } from '../Glyph.tsx'
import styles from './Field.module.css'

/** What is missing or wrong, in words and with a sign: never by colour alone. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className={styles.error}>
      <Glyph name="warning" />
      {error}
    </p>
  )
}
