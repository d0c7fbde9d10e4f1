import { type ChangeEvent, type CompositionEvent, useRef, useState } from 'react'

/** A dead key shows its mark (¨ ´ ` ^ ~) until the letter follows: no letter, and never a wrong one. */
const hasDeadKey = (text: string): boolean => /[¨´`^~"]/u.test(text)

/**
 * The value and handlers of a typing field whose text a flow decides: hardware keys, soft keyboards (which compose
 * every word) and dead keys all arrive as the field's whole new text. A text that the flow refuses falls back to `text`.
 */
export function useTyping(text: string, onText: (text: string) => void) {
  const composing = useRef(false)
  const [draft, setDraft] = useState<string | null>(null)

  const take = (value: string): void => {
    const waits = composing.current && hasDeadKey(value)
    setDraft(waits ? value : null)
    if (!waits) onText(value.normalize('NFC'))
  }

  return {
    value: draft ?? text,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => take(event.currentTarget.value),
    onCompositionStart: () => {
      composing.current = true
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      composing.current = false
      take(event.currentTarget.value)
    },
  }
}
