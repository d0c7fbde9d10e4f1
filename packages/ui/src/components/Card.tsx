import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './Card.module.css'

export interface CardProps extends ComponentProps<'div'> {
  /** paper: for reading; wood: a board to put things on; leaf: a hint of green for something special. */
  readonly material?: 'paper' | 'wood' | 'leaf'
}

/** A sheet of paper, a board or a leaf that holds what belongs together. */
export function Card({ material = 'paper', className, ...rest }: CardProps) {
  return <div className={joinClasses(styles.card, styles[material], className)} {...rest} />
}
