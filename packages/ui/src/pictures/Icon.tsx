import type { IconName } from './icon-names.ts'
import iconsUrl from './icons.svg?url&no-inline'
import styles from './Icon.module.css'

interface IconProps {
  readonly name: IconName
  readonly size?: number | string
  readonly label?: string
  readonly className?: string
}

export function Icon({ name, size = '1.5em', label, className }: IconProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      className={className === undefined ? styles.icon : `${styles.icon} ${className}`}
      style={{ width: size, height: size }}
      viewBox="0 0 32 32"
      focusable="false"
      {...spoken}
    >
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  )
}
