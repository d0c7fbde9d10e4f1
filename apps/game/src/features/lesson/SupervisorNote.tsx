import styles from './SupervisorNote.module.css'

/** A word of the supervisor who prepared the step; nothing where there is none. */
export function SupervisorNote({ text }: { readonly text: string }) {
  if (!text) return null
  return (
    <p className={styles.note}>
      <strong>Van je begeleider:</strong> {text}
    </p>
  )
}
