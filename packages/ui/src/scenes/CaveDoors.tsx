import beyond from './art/cave-beyond.svg?url&no-inline'
import door from './art/cave-door.svg?url&no-inline'
import styles from './CaveDoors.module.css'

export function CaveDoors({ isOpen }: { readonly isOpen: boolean }) {
  const picture = (src: string, className: string | undefined) => (
    <img className={className} src={src} alt="" decoding="async" draggable={false} />
  )
  return (
    <div className={styles.doors} data-open={isOpen || undefined} aria-hidden="true">
      {picture(beyond, styles.beyond)}
      <span className={styles.light} />
      {picture(door, styles.left)}
      {picture(door, styles.right)}
    </div>
  )
}
