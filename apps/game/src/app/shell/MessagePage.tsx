import type { SpokenLine } from '@letterliaan/texts'
import { Card } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import { SpokenText } from '@letterliaan/ui/spoken'
import { useQuery } from '../queries/useQuery.ts'
import type { ReactNode } from 'react'
import { useServices } from '../useServices.ts'
import styles from './MessagePage.module.css'
import { PageScreen } from './PageScreen.tsx'

export interface MessagePageProps {
  readonly title: string
  /** What the child's buddy says; left out where neither its picture nor a voice may arrive. */
  readonly said?: SpokenLine
  readonly children: ReactNode
}

/** A page that has only something to say, and a way on. */
export function MessagePage({ title, said, children }: MessagePageProps) {
  return (
    <PageScreen meta={{ title, background: 'clearing' }}>
      <Card className={styles.card}>
        {said !== undefined && <ThinkingBuddy said={said} />}
        {children}
      </Card>
    </PageScreen>
  )
}

/** Who is logged in has a buddy of its own here too; before that it is the one that a child begins with. */
function ThinkingBuddy({ said }: { readonly said: SpokenLine }) {
  const { queries } = useServices()
  const { data } = useQuery(queries.profile, { enabled: false })
  return (
    <>
      <Buddy id={data?.student?.buddy_id} mood="denkt" size="7rem" />
      <p>
        <SpokenText line={said} auto />
      </p>
    </>
  )
}
