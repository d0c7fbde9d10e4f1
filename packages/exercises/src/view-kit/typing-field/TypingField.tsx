import { exerciseTexts } from '@letterliaan/texts/exercise'
import { WritingField } from '@letterliaan/ui'
import { useLayoutEffect } from 'react'
import type { TextTyped } from '../../kit/flow.ts'
import type { Typing } from '../../kit/restricted-typing.ts'
import { useShake } from '../feedback/useShake.ts'
import { useFocus } from '../turn/useFocus.ts'
import styles from './TypingField.module.css'
import { useTyping } from './useTyping.ts'

export interface TypingFieldProps {
  readonly label: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly refusals?: number
  /** True if the text is selected, so that a child who types again replaces it. */
  readonly isRefused?: boolean
}

/** A field with no help or correction by the browser (templates.md). */
export function TypingField({ label, text, onText, refusals = 0, isRefused = false }: TypingFieldProps) {
  const shaken = useShake<HTMLSpanElement>(refusals)
  const field = useFocus<HTMLInputElement>(refusals)
  useLayoutEffect(() => {
    if (isRefused) field.current?.select()
  }, [field, isRefused])
  return (
    <span ref={shaken} className={styles.frame}>
      <WritingField
        ref={field}
        label={label}
        enterKeyHint="done"
        maxLength={200}
        {...useTyping(text, onText)}
      />
    </span>
  )
}

/** The field of TPL-34. A refused letter shakes and disappears. */
export function RestrictedField({ typing, send }: { typing: Typing; send: (event: TextTyped) => void }) {
  return (
    <TypingField
      label={exerciseTexts.typeWord}
      text={typing.input}
      refusals={typing.refusals}
      onText={(text) => send({ type: 'text', text })}
    />
  )
}
