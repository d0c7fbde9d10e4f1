import { joinClasses } from '../join-classes.ts'
import styles from './Coin.module.css'
import shared from '../../shared.module.css'

export function Coin({ spinning = false }: { spinning?: boolean }) {
  return (
    <svg
      className={joinClasses(shared.drawing, styles.coin, spinning && styles.spinning)}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      <circle className={styles.edge} cx="24" cy="26" r="19" />
      <circle className={styles.face} cx="24" cy="22.5" r="19" />
      <circle className={styles.ring} cx="24" cy="22.5" r="13.5" />
      <path className={styles.leaf} d="M16 29c-2-9 4-15 15-15 0 11-6 17-15 15zM16 29l8-8" />
    </svg>
  )
}
