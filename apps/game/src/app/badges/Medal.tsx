import type { Badge } from '@letterliaan/contract'
import { joinClasses } from '@letterliaan/ui'
import { Picture, useLook } from '@letterliaan/ui/pictures'
import { chooseBadgePicture } from './badge-picture.ts'
import styles from './Medal.module.css'

export interface MedalProps {
  readonly badge: Pick<Badge, 'image' | 'name'>
  readonly size?: string
  readonly hidden?: boolean
  readonly decorative?: boolean
}

export function Medal({ badge, size = '6rem', hidden = false, decorative = false }: MedalProps) {
  const look = useLook()
  return (
    <span className={joinClasses(styles.medal, hidden && styles.hidden)} style={{ fontSize: size }}>
      <Picture
        name={chooseBadgePicture(badge.image, look)}
        size="58%"
        className={styles.picture ?? ''}
        {...(!decorative && { label: badge.name })}
      />
    </span>
  )
}
