import { joinClasses } from '../join-classes.ts'
import styles from './Button.module.css'

export interface ButtonLook {
  readonly variant?: undefined | 'primary' | 'secondary' | 'quiet'
  readonly size?: undefined | 'normal' | 'large'
  readonly className?: string | undefined
}

/** Returns the class for another element: `<Link className={getButtonClass({ variant: 'secondary' })}>`. */
export function getButtonClass({ variant = 'primary', size = 'normal', className }: ButtonLook = {}): string {
  return joinClasses(styles.button, styles[variant], styles[size], className)
}

export function getBackLinkClass(): string {
  return getButtonClass({ variant: 'quiet', className: styles.back })
}
