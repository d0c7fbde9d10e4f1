import { joinClasses } from '../components/join-classes.ts'
import logoUrl from './logo.svg?url&no-inline'
import styles from './Logo.module.css'

export interface LogoProps {
  /** Width in px, or any CSS length; as wide as its container when left out. */
  readonly size?: number | string
  readonly className?: string
}

/** The name of the game as it is painted on the title screen and in the menu; screen readers say 'Letterliaan'. */
export function Logo({ size = '100%', className }: LogoProps) {
  return (
    <img
      className={joinClasses(styles.logo, className)}
      style={{ width: size }}
      src={logoUrl}
      alt="Letterliaan"
      width={856}
      height={250}
      draggable={false}
    />
  )
}
