import type { ReactNode } from 'react'
import styles from './HiddenText.module.css'

export function HiddenText({ as: Tag = 'span', children }: { as?: 'h1' | 'span'; children: ReactNode }) {
  return <Tag className={styles.hidden}>{children}</Tag>
}
