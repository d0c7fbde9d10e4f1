import styles from './WordCard.module.css'

export function WordCard({ word, isVisible }: { readonly word: string; readonly isVisible: boolean }) {
  return (
    <p className={styles.card} data-covered={!isVisible || undefined} aria-live="polite">
      {isVisible ? word : <span aria-hidden="true">…</span>}
    </p>
  )
}
