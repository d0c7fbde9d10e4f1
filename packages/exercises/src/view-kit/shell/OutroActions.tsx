import { Button, Glyph, joinClasses, shared } from '@letterliaan/ui'
import { useWording, type Worded } from '@letterliaan/ui/pictures'
import type { ReactNode, Ref } from 'react'
import styles from './Outro.module.css'

export interface OutroAction {
  readonly label: Worded
  readonly icon?: 'play' | 'repeat'
  readonly isDisabled?: boolean
  readonly go: () => void
}

export interface OutroActionsProps {
  /** The next thing is first and largest, and the buddy says it (GIDS-4). */
  readonly ways: readonly OutroAction[]
  readonly firstRef?: Ref<HTMLButtonElement>
}

export function OutroActions({ ways, firstRef }: OutroActionsProps) {
  const word = useWording()
  return (
    <div className={joinClasses(shared.row, styles.actions)} data-way-on="first">
      {ways.map(({ label, icon, isDisabled = false, go }, at) => (
        <Button
          key={word(label)}
          {...(at === 0 ? { ref: firstRef, size: 'large' } : { variant: 'secondary' })}
          {...(icon !== undefined && { icon: <Glyph name={icon} /> })}
          disabled={isDisabled}
          onClick={go}
        >
          {word(label)}
        </Button>
      ))}
    </div>
  )
}

export interface OutroTextProps {
  /** Each text with what is shown for it; the last line is what to do next. */
  readonly lines: readonly (readonly [text: string, shown: ReactNode])[]
  readonly speaker: ReactNode
}

export function OutroText({ lines, speaker }: OutroTextProps) {
  return (
    <div className={joinClasses(shared.balanced, styles.text)}>
      {lines.map(([text, shown], at) => (
        <p key={text} className={styles.line}>
          {shown} {at === lines.length - 1 && speaker}
        </p>
      ))}
    </div>
  )
}
