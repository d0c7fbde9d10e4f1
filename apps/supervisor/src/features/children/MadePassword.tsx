import { useEffect, useRef } from 'react'
import styles from './NewPassword.module.css'

export interface MadePasswordProps {
  readonly name: string
  readonly username: string
  readonly password: string
}

/** What a child logs in with from now on, to be copied by hand; it takes the focus, for the button before it is gone. */
export function MadePassword({ name, username, password }: MadePasswordProps) {
  const messageRef = useRef<HTMLDivElement>(null)
  useEffect(() => messageRef.current?.focus(), [])

  return (
    <div ref={messageRef} tabIndex={-1} className={styles.message}>
      <p>Hiermee logt {name} voortaan in:</p>
      <dl className={styles.login}>
        <div>
          <dt>E-mailadres</dt>
          <dd>{username}</dd>
        </div>
        <div>
          <dt>Wachtwoord</dt>
          <dd className={styles.password}>{password}</dd>
        </div>
      </dl>
      <p>Alles met kleine letters, en met een spatie tussen de woorden.</p>
      <p>
        Als u dit venster sluit, is het wachtwoord niet meer te zien. Is het dan toch kwijt? Maak een ander.
      </p>
    </div>
  )
}
