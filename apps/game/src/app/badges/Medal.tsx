import type { Badge } from '@letterliaan/contract'
import { joinClasses } from '@letterliaan/ui'
import { Picture } from '@letterliaan/ui/pictures'
import styles from './Medal.module.css'

export interface MedalProps {
  readonly badge: Pick<Badge, 'image' | 'name'>
  readonly size?: string
  readonly hidden?: boolean
  readonly decorative?: boolean
}

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
