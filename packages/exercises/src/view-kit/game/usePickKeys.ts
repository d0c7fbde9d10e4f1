import { useEffect, useEffectEvent } from 'react'

/** More have no key of their own: Tab reaches them. */
export const maxPickKeys = 9

/** The figures 1 to 9 pick what has that number, wherever the focus is; not while something is written or asked. */
export function usePickKeys(count: number, onPick: (at: number) => void): void {
  const pickNow = useEffectEvent(onPick)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat, target } = event
      const at = Number(key) - 1
      if (!/^[1-9]$/u.test(key) || at >= count || ctrlKey || metaKey || altKey || repeat) return
      const writes = target instanceof Element && target.closest('input, textarea, dialog[open]') !== null
      if (writes || document.querySelector('dialog[open]')) return
      // Else it is typed into a field that comes with it.
      event.preventDefault()
      pickNow(at)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [count])
}
