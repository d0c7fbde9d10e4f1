import type { IconName } from './icon-names.ts'
import iconsUrl from './icons.svg?url&no-inline'
import styles from './Icon.module.css'

export interface IconProps {
  readonly name: IconName
  /** Side in px, or any CSS length; 1.5 times the text size when left out. */
  readonly size?: number | string
  /** Dutch name for screen readers; without it the icon is decoration and stays silent. */
  readonly label?: string
  readonly className?: string
}

/** One interface icon out of icons.svg, a file that the browser fetches once and keeps. */
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
