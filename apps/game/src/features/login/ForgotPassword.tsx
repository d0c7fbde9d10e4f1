import { Card } from '@letterliaan/ui'
import styles from './LoginScreen.module.css'

/** Children have no mail of their own to reset a password with: their begeleider helps. */
export function ForgotPassword() {
  return (
    <Card className={styles.card}>
      <div className={styles.form}>
        <p>Geen probleem, dat gebeurt iedereen wel eens!</p>
        <p>
          Vraag je begeleider of je juf of meester om een nieuw wachtwoord. Daarna kun je weer verder spelen.
        </p>
      </div>
    </Card>
  )
}
