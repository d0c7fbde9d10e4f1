import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './Card.module.css'

export interface CardProps extends ComponentProps<'div'> {
  /** `wood` is a surface that holds other content. `leaf` is for something special. */
  readonly material?: 'paper' | 'wood' | 'leaf'
}

export function Card({ material = 'paper', className, ...rest }: CardProps) {
  return <div className={joinClasses(styles.card, styles[material], className)} {...rest} />
}
