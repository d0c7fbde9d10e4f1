import type { Badge } from '@letterliaan/contract'
import { joinClasses } from '@letterliaan/ui'
import { Picture } from '@letterliaan/ui/pictures'
import styles from './Medal.module.css'

export interface MedalProps {
  readonly badge: Pick<Badge, 'image' | 'name'>
  /** CSS length of its side; 6 rem unless told. */
  readonly size?: string
  /** Only its shape: the child has yet to earn it. */
  readonly hidden?: boolean
  /** Its name is told beside it. */
  readonly decorative?: boolean
}

/** A badge as a golden medal, or as a dark shape while it is to be earned. */
export function Medal({ badge, size = '6rem', hidden = false, decorative = false }: MedalProps) {
  return (
    <span className={joinClasses(styles.medal, hidden && styles.hidden)} style={{ fontSize: size }}>
      <Picture
        name={badge.image}
        size="58%"
        className={styles.picture ?? ''}
        {...(!decorative && { label: badge.name })}
      />
    </span>
  )
}
