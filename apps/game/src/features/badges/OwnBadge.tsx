import type { Badge } from '@letterliaan/contract'
import { FlipCard } from '@letterliaan/ui'
import { useState } from 'react'
import { Medal } from '../../app/badges/Medal.tsx'
import styles from './OwnBadge.module.css'

/** A badge that the child has; its card turns over to tell what it is for. */
export function OwnBadge({ badge }: { readonly badge: Badge }) {
  const [isFlipped, setFlipped] = useState(false)
  return (
    <li>
      <FlipCard
        className={styles.card ?? ''}
        label={`${badge.name}: draai de kaart om`}
        flipped={isFlipped}
        onFlip={() => setFlipped(!isFlipped)}
        front={
          <div className={styles.side}>
            <Medal badge={badge} size="5.5rem" decorative />
            <h2 className={styles.name}>{badge.name}</h2>
          </div>
        }
        back={
          <div className={styles.side}>
            <p className={styles.description}>{badge.description}</p>
          </div>
        }
      />
    </li>
  )
}
