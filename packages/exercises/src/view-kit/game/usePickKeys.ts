import { useEffect, useEffectEvent } from 'react'

/** Capitals, because small b and d are mirror images. */
const keys = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Returns the key of the choice with this number (from 1): a digit, and from the tenth a letter. */
export const getPickKey = (number: number): string => keys[number - 1] ?? ''

/** Picks by key wherever the focus is, except in a field or question. `signs`: the keys, in capitals. */
export function usePickKeys(count: number, onPick: (at: number) => void, signs = keys): void {
  const pickNow = useEffectEvent(onPick)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat, target } = event
      const at = key.length === 1 ? signs.indexOf(key.toUpperCase()) : -1
      if (at === -1 || at >= count || ctrlKey || metaKey || altKey || repeat) return
      const writes = target instanceof Element && target.closest('input, textarea, dialog[open]') !== null
      if (writes || document.querySelector('dialog[open]')) return
      // The key would be typed into a field that appears at the same time.
      event.preventDefault()
      pickNow(at)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [count, signs])
}
