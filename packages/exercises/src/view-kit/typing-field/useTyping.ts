import {
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react'

/** True for the mark of a dead key (¨ ´ ` ^ ~) without its letter. The mark is no wrong letter. */
const hasMark = (text: string): boolean => /[¨´`^~"]/u.test(text)

/** Handles the full text, because some keyboards compose. Refused text is reset to `text`. */
export function useTyping(text: string, onText: (text: string) => void) {
  const composing = useRef(false)
  /** True while a dead key is open. Its mark may look like a letter: ' before é. */
  const isDead = useRef(false)
  // Some browsers drop a composition without an event when the text is replaced.
  useLayoutEffect(() => {
    isDead.current = false
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [text])
  /** Text before its letter, with the text that it was typed after. */
  const [draft, setDraft] = useState<{ readonly value: string; readonly of: string } | null>(null)

  const take = (value: string): void => {
    const waits = composing.current && (isDead.current || hasMark(value))
    setDraft(waits ? { value, of: text } : null)
    if (!waits) onText(value.normalize('NFC'))
  }

  return {
    value: draft?.of === text ? draft.value : text,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => take(event.currentTarget.value),
    onKeyDown: ({ key }: KeyboardEvent) => {
      isDead.current = key === 'Dead' || (composing.current && isDead.current)
    },
    onCompositionStart: () => {
      composing.current = true
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      composing.current = false
      isDead.current = false
      take(event.currentTarget.value)
    },
  }
}

export const keepCursorAtEnd = ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>): void => {
  const end = field.value.length
  if (field.selectionStart !== end || field.selectionEnd !== end) field.setSelectionRange(end, end)
}
