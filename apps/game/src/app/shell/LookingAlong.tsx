import type { Student } from '@letterliaan/contract'
import { addresses } from '../../routes/addresses.ts'
import { Link } from '../navigation/Link.tsx'
import styles from './LookingAlong.module.css'

/** Tells a supervisor that this is a child's game, and how to leave it (supervisor.md, point 11). */
export function LookingAlong({ student }: { student: Pick<Student, 'screen_name'> }) {
  return (
    <aside className={styles.note} aria-label="Meekijken">
      <p className={styles.told}>
        U kijkt mee als {student.screen_name}. <span className={styles.more}>Wat u doet, telt mee.</span>
      </p>
      <Link to={addresses.logout} className={styles.stop}>
        Stoppen
      </Link>
    </aside>
  )
}
