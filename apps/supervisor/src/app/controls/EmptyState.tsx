import { Buddy, type BuddyMood } from '@letterliaan/ui/pictures'
import type { ReactNode } from 'react'
import layout from '../style/layout.module.css'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  readonly title: string
  /** One sentence that says what to do now. */
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** 1 toucan, 2 monkey, 3 sloth, 4 tree frog, 5 jaguar cub, 6 turtle. */
  readonly buddy?: number
  readonly mood?: BuddyMood
  /** Heading level: 2 if the page shows nothing else, 3 in a panel that has a title. */
  readonly level?: 2 | 3
}

export function EmptyState(props: EmptyStateProps) {
  const { title, children, action, buddy = 3, mood = 'denkt', level = 2 } = props
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.empty}>
      <Buddy id={buddy} mood={mood} size="6.5rem" />
      <div className={styles.words}>
        <Title>{title}</Title>
        {children !== undefined && <div className={layout.quiet}>{children}</div>}
        {action}
      </div>
    </div>
  )
}
