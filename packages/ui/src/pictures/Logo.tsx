import logoUrl from './logo.svg?url&no-inline'
import styles from './Logo.module.css'

export function Logo({ size = '100%' }: { size?: number | string }) {
  return (
    <img
      className={styles.logo}
      style={{ width: size }}
      src={logoUrl}
      alt="Letterliaan"
      width={856}
      height={250}
      draggable={false}
    />
  )
}
