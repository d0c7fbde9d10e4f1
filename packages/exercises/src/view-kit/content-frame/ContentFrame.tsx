import { Button, Glyph, IconButton, insertText, Keyboard } from '@letterliaan/ui'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { useEnterAnywhere } from './useEnterAnywhere.ts'
import styles from './ContentFrame.module.css'

export interface ContentFrameProps {
  /** What the child is asked to do, in a few words. */
  readonly instruction: string
  readonly isFilledIn: boolean
  readonly onSubmit: () => void
  readonly onEnter: () => void
  /** The hide button (EX-18), where the word is hidden: what it does, or null while the word is in view. */
  readonly onReveal?: (() => void) | null | undefined
  readonly hasKeyboard: boolean
  /** What the button says that goes on: 'Klaar', as a rule. */
  readonly submitLabel: string
  /** The word's sounds, and help: beside the instruction. */
  readonly sounds: ReactNode
  readonly help: ReactNode
  readonly children: ReactNode
}

/** The clearing around a template: the instruction above, the word in the middle, the way on below. Enter goes on (EX-11). */
export function ContentFrame({
  instruction,
  isFilledIn,
  onSubmit,
  onEnter,
  onReveal,
  hasKeyboard,
  submitLabel,
  sounds,
  help,
  children,
}: ContentFrameProps) {
  const frame = useRef<HTMLFormElement>(null)
  useEnterAnywhere(onEnter)

  const enter = (event: FormEvent) => {
    event.preventDefault()
    onEnter()
  }
  const typeKey = (text: string) => {
    const field = frame.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      'input[type="text"], textarea',
    )
    if (field) insertText(field, text)
  }

  return (
    <form ref={frame} className={styles.frame} onSubmit={enter} noValidate>
      <div className={styles.top}>
        <div className={styles.sounds}>{sounds}</div>
        <p className={styles.instruction} aria-live="polite">
          {instruction}
        </p>
        <div className={styles.help}>{help}</div>
      </div>
      <div className={styles.hero}>{children}</div>
      <div className={styles.actions}>
        {onReveal !== undefined && (
          <IconButton
            label="Laat het woord even zien"
            icon={<Glyph name="eye" />}
            size="large"
            variant="paper"
            disabled={onReveal === null}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onReveal?.()}
          />
        )}
        <Button size="large" disabled={!isFilledIn} icon={<Glyph name="check" />} onClick={onSubmit}>
          {submitLabel}
        </Button>
      </div>
      {hasKeyboard && (
        <div className={styles.keyboard}>
          <Keyboard onKey={typeKey} />
        </div>
      )}
    </form>
  )
}
