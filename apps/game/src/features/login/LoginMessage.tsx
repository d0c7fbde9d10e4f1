import { useEffect, useRef, type ReactNode } from 'react'
import styles from './LoginScreen.module.css'

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
