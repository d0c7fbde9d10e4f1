import { WritingArea } from '@letterliaan/ui'
import type { KeyboardEvent } from 'react'
import type { TemplateLogic } from '../../kit/template.ts'
import { splitAtWords } from '../../kit/words-in-text.ts'
import { useShake } from '../feedback/useShake.ts'
import { useFocus } from '../turn/useFocus.ts'
import { useTyping } from '../typing-field/useTyping.ts'
import styles from './Paper.module.css'

export interface PaperProps {
  readonly label: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly rows: number
  readonly maxLength: number
  /** Enter adds a line unless it submits (EX-11). */
  readonly logic: Pick<TemplateLogic, 'turn'>
  readonly marked?: readonly string[]
  readonly refusals?: number
}

const noWords: readonly string[] = []

/** A text field without help or correction (templates.md). */
export function Paper({
  label,
  text,
  onText,
  rows,
  maxLength,
  logic: {
    turn: { enterIsNewLine },
  },
  marked = noWords,
  refusals = 0,
}: PaperProps) {
  const shaken = useShake<HTMLDivElement>(refusals)
  const field = useFocus<HTMLTextAreaElement>(refusals)
  const typing = useTyping(text, onText)
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    typing.onKeyDown(event)
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || enterIsNewLine) return
    event.preventDefault()
    if (!event.repeat) event.currentTarget.form?.requestSubmit()
  }
  return (
    <div ref={shaken} className={styles.paper}>
      <WritingArea
        ref={field}
        label={label}
        rows={rows}
        // The place below the paper stays visible.
        style={{ minBlockSize: `min(${rows} * 1.9em + 0.6em, max(17dvh, 4.4em))` }}
        maxLength={maxLength}
        pieces={splitAtWords(text).map((piece) => ({ text: piece, isMarked: marked.includes(piece) }))}
        enterKeyHint={enterIsNewLine ? 'enter' : 'done'}
        {...typing}
        onKeyDown={press}
      />
    </div>
  )
}
