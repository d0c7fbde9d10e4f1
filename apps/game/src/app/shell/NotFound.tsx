import { buttonClass, Card } from '@letterliaan/ui'
import { Link } from '@tanstack/react-router'
import styles from './Message.module.css'

/** An address that leads nowhere. */
export function NotFound() {
  return (
    <main className={styles.page}>
      <Card className={styles.card}>
        <h1>Je bent verdwaald in de jungle</h1>
        <p>Deze plek bestaat niet. Volg het pad terug naar de kaart.</p>
        <Link to="/" className={buttonClass({ size: 'large' })}>
          Naar de kaart
        </Link>
      </Card>
    </main>
  )
}
