import creaturesUrl from '../animated/creatures.svg?url&no-inline'
import styles from './FlyingBird.module.css'

export function FlyingBird() {
  return (
    <span className={styles.flight} aria-hidden="true">
      <span className={styles.bird}>
        <svg className={styles.far} focusable="false">
          <use href={`${creaturesUrl}#parrot-wing`} />
        </svg>
        <svg focusable="false">
          <use href={`${creaturesUrl}#parrot`} />
        </svg>
        <svg className={styles.near} focusable="false">
          <use href={`${creaturesUrl}#parrot-wing`} />
        </svg>
      </span>
    </span>
  )
}
