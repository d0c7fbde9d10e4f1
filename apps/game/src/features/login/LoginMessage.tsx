import { loginTexts } from '@letterliaan/texts/login'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './LoginScreen.module.css'
import { Card } from '@letterliaan/ui'

/** Replaces a sent form. Takes the focus, so that a screen reader reads it. */
export function LoginMessage({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className={styles.form}>
      {children}
    </div>
  )
}

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
