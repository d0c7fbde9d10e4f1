import { Card } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import type { ReactNode } from 'react'
import styles from './Message.module.css'
import { PageScreen } from './PageScreen.tsx'

export interface MessageProps {
  readonly title: string
  /** A buddy that thinks along; left out where its picture may not arrive. */
  readonly hasBuddy?: boolean
  readonly children: ReactNode
}

/** A page that has only something to say, and a way on. */
export function Message({ title, hasBuddy = true, children }: MessageProps) {
  return (
    <PageScreen meta={{ title, background: 'clearing' }}>
      <Card className={styles.card}>
        {hasBuddy && <Buddy id={2} mood="denkt" size="7rem" />}
        {children}
      </Card>
    </PageScreen>
  )
}
