import { useReadAloud } from '@letterliaan/ui/spoken'
import type { Badge } from '@letterliaan/contract'
import { Medal } from '../../app/badges/Medal.tsx'
import { toBadgeLine } from '../../app/badges/badge-line.ts'
import styles from './BadgeToEarn.module.css'

export function BadgeToEarn({ badge }: { readonly badge: Badge }) {
  const { textOf, speaker } = useReadAloud([toBadgeLine(badge.name), toBadgeLine(badge.how_to_earn)])
  return (
    <li className={styles.badge}>
      <Medal badge={badge} size="4.25rem" hidden decorative />
      <span>
        <strong className={styles.name}>{textOf(0)}</strong>
        <span className={styles.how}>{textOf(1)}</span>
      </span>
      {speaker}
    </li>
  )
}
