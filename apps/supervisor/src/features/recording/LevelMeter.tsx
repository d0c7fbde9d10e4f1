import styles from './LevelMeter.module.css'

/** How loud the microphone hears now. `filled`: 0 to 1, and all of it beyond. */
export const LevelMeter = ({ filled }: { readonly filled: number }) => (
  <div className={styles.meter} aria-hidden="true">
    <div className={styles.level} style={{ transform: `scaleX(${Math.min(1, filled)})` }} />
  </div>
)
