import { joinClasses } from '@letterliaan/ui'
import styles from './GoalBasket.module.css'

export interface GoalBasketProps {
  readonly fruits: number
  readonly className?: string | undefined
}

const rows = [4, 3, 2, 1]
const fruitSize = 23
const middle = 70
const lowest = 84

const places = rows.flatMap((count, row) =>
  Array.from({ length: count }, (_, at) => ({
    x: middle + (at - (count - 1) / 2) * (fruitSize + 3),
    y: lowest - row * (fruitSize - 3),
  })),
)

/** Decorative, because the text next to it says the same. */
export function GoalBasket({ fruits, className }: GoalBasketProps) {
  return (
    <svg className={joinClasses(styles.basket, className)} viewBox="0 0 140 150" aria-hidden="true">
      <path className={styles.rope} d="M70 0v6M70 6C30 20 14 60 16 96M70 6c40 14 56 54 54 90" />
      {places.map(({ x, y }, at) => (
        <g key={at} className={at < fruits ? styles[`fruit${at % 3}`] : styles.empty}>
          <circle cx={x} cy={y} r={fruitSize / 2} />
          {at < fruits && <path className={styles.leaf} d={`M${x} ${y - 10}c2-7 8-8 11-6-1 5-6 8-11 6z`} />}
          {at < fruits && <path className={styles.shine} d={`M${x - 6} ${y + 1}c0-4 2-6 5-7`} />}
        </g>
      ))}
      <path className={styles.side} d="M16 94h108l-12 44c-2 6-6 9-12 9H40c-6 0-10-3-12-9z" />
      <path
        className={styles.weave}
        d="M22 110h96M26 126h88M40 98l6 48M58 98l3 48M82 98l-3 48M100 98l-6 48"
      />
      <rect className={styles.rim} x="9" y="88" width="122" height="14" rx="7" />
    </svg>
  )
}
