import { useEffect, useRef } from 'react'
import styles from './NewPassword.module.css'
import { fill } from '@letterliaan/texts'
import * as texts from './texts.ts'
import * as common from '../../app/texts/common.ts'

export interface MadePasswordProps {
  readonly name: string
  readonly username: string
  readonly password: string
}

/** To be copied by hand. Takes the focus: the button that had it is gone. */
export function MadePassword({ name, username, password }: MadePasswordProps) {
  const messageRef = useRef<HTMLDivElement>(null)
  useEffect(() => messageRef.current?.focus(), [])

  return (
    <div ref={messageRef} tabIndex={-1} className={styles.message}>
      <p>{fill(texts.password.made, { name })}</p>
      <dl className={styles.login}>
        <div>
          <dt>{common.email}</dt>
          <dd>{username}</dd>
        </div>
        <div>
          <dt>{common.password}</dt>
          <dd className={styles.password}>{password}</dd>
        </div>
      </dl>
      <p>{texts.password.howToType}</p>
      <p>{texts.password.shownOnce}</p>
    </div>
  )
}
