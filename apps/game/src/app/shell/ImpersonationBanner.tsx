import { joinClasses, shared } from '@letterliaan/ui'
import type { Student } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { shellTexts } from '@letterliaan/texts/shell'
import { addresses } from '../addresses.ts'
import { Link } from '@letterliaan/web/link'
import styles from './ImpersonationBanner.module.css'

export interface ImpersonationBannerProps {
  readonly student: Pick<Student, 'screen_name'>
  readonly isReadOnly: boolean
}

/** supervisor.md, point 11 */
export function ImpersonationBanner({ student, isReadOnly }: ImpersonationBannerProps) {
  return (
    <aside
      className={joinClasses(shared.line, styles.note)}
      aria-label={isReadOnly ? shellTexts.adults.watching : shellTexts.adults.takenOver}
      data-counts={!isReadOnly}
    >
      <p className={styles.message}>
        {isReadOnly ? (
          <>
            {fill(shellTexts.adults.watchingAs, { name: student.screen_name })}{' '}
            <span className={styles.more}>{shellTexts.adults.watchingCounts}</span>
          </>
        ) : (
          fill(shellTexts.adults.playingAs, { name: student.screen_name })
        )}
      </p>
      <Link to={addresses.logout} className={styles.stop}>
        {commonTexts.stop}
      </Link>
    </aside>
  )
}
