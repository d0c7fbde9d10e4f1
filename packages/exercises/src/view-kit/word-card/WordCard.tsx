import { joinClasses, shared } from '@letterliaan/ui'
import styles from './WordCard.module.css'

export function WordCard({ word, isVisible }: { readonly word: string; readonly isVisible: boolean }) {
  return (
    <p
      className={joinClasses(shared.board, shared.middle, styles.card)}
      data-covered={!isVisible || undefined}
      aria-live="polite"
    >
      {isVisible ? word : <span aria-hidden="true">…</span>}
    </p>
  )
}
