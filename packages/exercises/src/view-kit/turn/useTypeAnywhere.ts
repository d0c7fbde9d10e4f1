import { type RefObject, useEffect } from 'react'

const takesText = 'input[type="text"], textarea'

/**
 * A letter that is typed while the focus is beside the field, as after a tap on 'Klaar' before it is time, comes in the field all
 * the same: a child that looks at its keys would not see that nothing is written.
 */
export function useTypeAnywhere(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const field = frame.current?.querySelector<HTMLElement>(takesText)
      if (!field || !writes(event) || document.querySelector('dialog[open]')) return
      // Only where it is: the key itself then writes in the field.
      if (!document.activeElement?.matches(takesText)) field.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [frame])
}

/** A letter, or a dead key on the way to one; a space may be meant for a button. */
const writes = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key === 'Dead' || /^\p{L}$/u.test(key) || key === 'Backspace')
