import type { ComponentProps, ReactNode } from 'react'
import { getButtonClass, type ButtonLook } from './button-class.ts'
import styles from './Button.module.css'

interface ButtonProps extends ComponentProps<'button'>, Omit<ButtonLook, 'className'> {
  readonly icon?: ReactNode
}

export function Button({ variant, size, icon, className, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={getButtonClass({ variant, size, className })} {...rest}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      {children}
    </button>
  )
}
