import type { DeviceStudent } from '@letterliaan/contract'
import { loginTexts } from '@letterliaan/texts/login'
import { Card, joinClasses, shared } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import type { ReactNode } from 'react'
import styles from './WhoAreYouScreen.module.css'

export interface WhoAreYouScreenProps {
  readonly students: readonly DeviceStudent[]
  readonly onChoose: (student: DeviceStudent) => void
  readonly children: ReactNode
}

/** For a shared device (CARD-5). */
export function WhoAreYouScreen({ students, onChoose, children }: WhoAreYouScreenProps) {
  return (
    <Card className={styles.card}>
      <ul className={styles.grid} aria-label={loginTexts.children}>
        {students.map((student) => (
          <li key={student.id}>
            <button
              type="button"
              className={joinClasses(shared.column, shared.full, styles.child)}
              onClick={() => onChoose(student)}
            >
              <Buddy id={student.buddy_id} size="4.5rem" />
              <span className={styles.name}>{student.screen_name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p>{children}</p>
    </Card>
  )
}
