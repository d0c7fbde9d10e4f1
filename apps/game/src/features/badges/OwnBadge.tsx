import type { Badge } from '@letterliaan/contract'
import { BadgeCard } from '../../app/badges/BadgeCard.tsx'
import styles from './OwnBadge.module.css'

/** A badge that the child has. */
export function OwnBadge({ badge }: { readonly badge: Badge }) {
  return (
    <li>
      <BadgeCard badge={badge} size="medium" className={styles.card} />
    </li>
  )
}
