import { type RefObject, useEffect, useLayoutEffect } from 'react'

const takesText = 'input[type="text"], textarea'

/** Moves letters typed outside the field (after a tap on 'Klaar') into it, as a child looks at its keys. */
export function useTypeAnywhere(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const field = frame.current?.querySelector<HTMLElement>(takesText)
      if (!field || !writes(event) || document.querySelector('dialog[open]')) return
      // Otherwise the key itself writes in the field.
      if (!document.activeElement?.matches(takesText)) field.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [frame])
}

/** Focuses a kept field at the next word, as a new field focuses itself. */
export function useFieldOfNextWord(
  frame: RefObject<HTMLElement | null>,
  isKept: boolean,
  word: number,
): void {
  useLayoutEffect(() => {
    const field = isKept ? frame.current?.querySelector<HTMLElement>(takesText) : null
    if (field && field !== document.activeElement) field.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [frame, isKept, word])
}

/** True for a letter or a dead key; a space may be meant for a button. */
const writes = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key === 'Dead' || /^\p{L}$/u.test(key) || key === 'Backspace')
