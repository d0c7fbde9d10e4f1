import type { SpokenLine } from '@letterliaan/texts'
import { Card, joinClasses, shared } from '@letterliaan/ui'
import { Buddy, type Worded } from '@letterliaan/ui/pictures'
import { SpokenText } from '@letterliaan/ui/spoken'
import { useQuery } from '../queries/useQuery.ts'
import type { ReactNode } from 'react'
import { useServices } from '../useServices.ts'
import styles from './MessagePage.module.css'
import { PageScreen } from './PageScreen.tsx'

export interface MessagePageProps {
  readonly title: Worded
  readonly said?: SpokenLine
  readonly children: ReactNode
}

export function MessagePage({ title, said, children }: MessagePageProps) {
  return (
    <PageScreen meta={{ title, background: 'clearing' }}>
      <Card className={joinClasses(shared.column, styles.card)}>
        {said !== undefined && <ThinkingBuddy said={said} />}
        {children}
      </Card>
    </PageScreen>
  )
}

function ThinkingBuddy({ said }: { readonly said: SpokenLine }) {
  const { queries } = useServices()
  const { data } = useQuery(queries.profile, { enabled: false })
  return (
    <div className={joinClasses(shared.middle, styles.said)}>
      <Buddy id={data?.student?.buddy_id} mood="denkt" size="var(--buddy-size)" />
      <p>
        <SpokenText line={said} auto />
      </p>
    </div>
  )
}
