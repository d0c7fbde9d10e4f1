import { Card } from '@letterliaan/ui'
import type { ReactNode } from 'react'
import styles from './LoginScreen.module.css'
import { LoginMessage } from './LoginMessage.tsx'

/** In the place of a form whose link was used, is too old, or is not there; `children` are the ways on. */
export function ExpiredLink({ children }: { readonly children: ReactNode }) {
  return (
    <Card className={styles.card}>
      <LoginMessage>
        <p>Deze link werkt niet meer. Vraag een nieuwe.</p>
        {children}
      </LoginMessage>
    </Card>
  )
}
