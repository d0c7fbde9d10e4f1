import { Card } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import type { ReactNode } from 'react'
import styles from './MessagePage.module.css'
import { PageScreen } from './PageScreen.tsx'

export interface MessagePageProps {
  readonly title: string
  /** A buddy that thinks along; left out where its picture may not arrive. */
  readonly hasBuddy?: boolean
  readonly children: ReactNode
}

/** A page that has only something to say, and a way on. */
export function MessagePage({ title, hasBuddy = true, children }: MessagePageProps) {
  return (
    <PageScreen meta={{ title, background: 'clearing' }}>
      <Card className={styles.card}>
        {hasBuddy && <Buddy id={2} mood="denkt" size="7rem" />}
        {children}
      </Card>
    </PageScreen>
  )
}
