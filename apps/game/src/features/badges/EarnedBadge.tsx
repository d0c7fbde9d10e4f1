import type { Badge } from '@letterliaan/contract'
import { BadgeCard } from '../../app/badges/BadgeCard.tsx'
import styles from './EarnedBadge.module.css'

/** A badge that the child has. */
export function EarnedBadge({ badge }: { readonly badge: Badge }) {
  return (
    <li>
      <BadgeCard badge={badge} size="medium" className={styles.card} />
    </li>
  )
}
