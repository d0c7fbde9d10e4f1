import { joinClasses } from './join-classes.ts'
import styles from './LeafSprig.module.css'
import shared from '../shared.module.css'

export function LeafSprig({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={joinClasses(shared.drawing, styles.sprig, className)}
      viewBox="0 0 96 72"
      data-jungle-only
      aria-hidden="true"
    >
      <path className={styles.tendril} d="M58 46c16 10 30 6 31-4 0-7-9-8-10-2" />
      <path className={styles.far} d="M44 46C40 22 52 5 76 2c5 24-6 42-32 44z" />
      <path className={styles.vein} d="M47 42C53 29 61 18 70 10M55 28l-2-9M60 22l10-1" />
      <path className={styles.near} d="M46 48C36 65 14 66 3 50 8 33 32 29 46 48z" />
      <path className={styles.vein} d="M41 49c-10-1-19-1-28 1M30 49l-5-8M27 49l-4 8" />
      <g className={styles.flower}>
        <circle cx="48" cy="35" r="7.5" />
        <circle cx="59" cy="43" r="7.5" />
        <circle cx="55" cy="56" r="7.5" />
        <circle cx="41" cy="56" r="7.5" />
        <circle cx="37" cy="43" r="7.5" />
      </g>
      <circle className={styles.heart} cx="48" cy="47" r="6.5" />
    </svg>
  )
}
