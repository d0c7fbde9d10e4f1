import type { Student } from '@letterliaan/contract'
import { addresses } from '../addresses.ts'
import { Link } from '@letterliaan/web/link'
import styles from './ImpersonationBanner.module.css'

export interface ImpersonationBannerProps {
  readonly student: Pick<Student, 'screen_name'>
  /** True when the supervisor may only look; false when it took over, and its actions count for the child. */
  readonly isReadOnly: boolean
}

/** Tells a supervisor that this is a child's game, and how to leave it (supervisor.md, point 11). */
export function ImpersonationBanner({ student, isReadOnly }: ImpersonationBannerProps) {
  return (
    <aside
      className={styles.note}
      aria-label={isReadOnly ? 'Meekijken' : 'Overgenomen'}
      data-counts={!isReadOnly}
    >
      <p className={styles.message}>
        {isReadOnly ? (
          <>
            U kijkt mee als {student.screen_name}.{' '}
            <span className={styles.more}>Wat u doet, telt niet mee.</span>
          </>
        ) : (
          <>U speelt als {student.screen_name}. Wat u doet, telt mee.</>
        )}
      </p>
      <Link to={addresses.logout} className={styles.stop}>
        Stoppen
      </Link>
    </aside>
  )
}
