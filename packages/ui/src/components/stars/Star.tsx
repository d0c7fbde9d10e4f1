import { joinClasses } from '../join-classes.ts'
import styles from './Stars.module.css'

export function Star({ earned }: { earned: boolean }) {
  return (
    <svg className={joinClasses(styles.star, earned && styles.earned)} viewBox="0 0 48 48" aria-hidden="true">
      <path
        className={styles.body}
        d="M24 4.5c1.6 0 2.5 1.3 3.3 2.9l4.3 8.8 9.7 1.5c3.6.6 4.5 3.1 2 5.7l-7 6.9 1.6 9.7c.6 3.5-1.6 5-4.7 3.4L24 38.9l-9.2 4.5c-3.1 1.6-5.3.1-4.7-3.4l1.6-9.7-7-6.9c-2.5-2.6-1.6-5.1 2-5.7l9.7-1.5 4.3-8.8c.8-1.6 1.7-2.9 3.3-2.9z"
      />
      {earned && <path className={styles.shine} d="M18.5 19.5l3-6.5" />}
    </svg>
  )
}
