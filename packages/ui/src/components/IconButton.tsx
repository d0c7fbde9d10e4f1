import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  readonly label: string
  readonly icon: ReactNode
  readonly variant?: 'wood' | 'sun' | 'leaf' | 'paper'
  readonly size?: 'normal' | 'large'
}

export function IconButton({
  label,
  icon,
  variant = 'wood',
  size = 'normal',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={joinClasses(styles.button, styles[variant], styles[size], className)}
      {...rest}
    >
      {icon}
    </button>
  )
}
