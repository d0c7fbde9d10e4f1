import { joinClasses } from '../components/join-classes.ts'
import logoUrl from './logo.svg?url&no-inline'
import styles from './Logo.module.css'

export interface LogoProps {
  readonly size?: number | string
  readonly className?: string
}

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
