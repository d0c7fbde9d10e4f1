import * as loginTexts from '@letterliaan/texts/login'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './LoginScreen.module.css'
import { Card } from '@letterliaan/ui'

/** What comes in the place of a form that was sent: it takes the focus, so that it is read aloud. */
export function LoginMessage({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className={styles.form}>
      {children}
    </div>
  )
}

/** In the place of a form whose link was used, is too old, or is not there; `children` are the ways on. */
export function ExpiredLink({ children }: { readonly children: ReactNode }) {
  return (
    <Card className={styles.card}>
      <LoginMessage>
        <p>{loginTexts.link.dead}</p>
        {children}
      </LoginMessage>
    </Card>
  )
}
