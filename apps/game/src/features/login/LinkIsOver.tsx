import { Card } from '@letterliaan/ui'
import type { ReactNode } from 'react'
import styles from './LoginScreen.module.css'
import { Told } from './Told.tsx'

/** In the place of a form whose link was used, is too old, or is not there; `children` are the ways on. */
export function LinkIsOver({ children }: { readonly children: ReactNode }) {
  return (
    <Card className={styles.card}>
      <Told>
        <p>Deze link werkt niet meer. Vraag een nieuwe.</p>
        {children}
      </Told>
    </Card>
  )
}
