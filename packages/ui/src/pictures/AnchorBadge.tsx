import styles from './AnchorBadge.module.css'
import { useLook } from './look.ts'
import markersUrl from './markers.svg?url&no-inline'

interface AnchorBadgeProps {
  readonly position: number
  readonly isDrawn?: boolean
}

/** A decorative badge with a number. The button around it has the Dutch label. */
export function AnchorBadge({ position, isDrawn = true }: AnchorBadgeProps) {
  const tag = useLook() === 'field-camp' ? 'tag-camp' : 'tag'
  return (
    <span className={styles.badge} aria-hidden="true">
      <svg viewBox="0 0 48 48" focusable="false">
        {isDrawn && <use href={`${markersUrl}#${tag}`} />}
      </svg>
      <span className={styles.number}>{position}</span>
    </span>
  )
}
