import type { ReactNode } from 'react'
import { joinClasses } from '../components/join-classes.ts'
import styles from './Signpost.module.css'

interface SignpostProps {
  readonly to: 'previous' | 'next'
  readonly children: ReactNode
}

export function Signpost({ to, children }: SignpostProps) {
  return (
    <span className={joinClasses(styles.signpost, styles[to])}>
      <svg className={styles.board} viewBox="0 0 120 92" aria-hidden="true" focusable="false">
        <path className={styles.pole} d="M54 22h13l1 68H52z" />
        <path className={styles.plank} d="M6 10q44-6 86-3l22 18-20 19q-44 3-88-2 4-16 0-32z" />
        <path className={styles.shine} d="M14 15q38-5 76-2" />
        <path className={styles.moss} d="M44 92q4-12 10-8 4-8 10-2 8-4 12 10z" />
      </svg>
      <span className={styles.text}>{children}</span>
    </span>
  )
}
