import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './SpeechBubble.module.css'
import shared from '../shared.module.css'

interface SpeechBubbleProps extends ComponentProps<'div'> {
  readonly tail?: 'left' | 'right' | 'below' | 'above'
}

export function SpeechBubble({ tail = 'left', className, children, ...rest }: SpeechBubbleProps) {
  return (
    <div className={joinClasses(shared.board, styles.bubble, styles[tail], className)} {...rest}>
      {children}
      <svg className={styles.tail} viewBox="0 0 40 32" data-jungle-only aria-hidden="true">
        <path d="M4-1.5C8 12 5 22 1.5 29 16 27 29 16 34-1.5" />
      </svg>
    </div>
  )
}
