import { Card } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import type { ReactNode } from 'react'
import styles from './Message.module.css'
import { PageScreen } from './PageScreen.tsx'

/** A page that has only something to say, and a way on. */
export function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageScreen look={{ title, background: 'clearing' }}>
      <Card className={styles.card}>
        <Buddy id={2} mood="denkt" size="7rem" />
        {children}
      </Card>
    </PageScreen>
  )
}
