import { useEffect, useEffectEvent } from 'react'

const ownsEnter = 'button, a, input, textarea, select, summary, dialog[open], [role="radio"]'

/** Continues on Enter anywhere (EX-11), except where Enter has another function. */
export function useEnterAnywhere(goOn: () => void): void {
  const goOnNow = useEffectEvent(goOn)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        event.key !== 'Enter' ||
        event.repeat ||
        event.defaultPrevented ||
        document.querySelector('dialog[open]')
      )
        return
      if (event.target instanceof Element && event.target.closest(ownsEnter) !== null) return
      event.preventDefault()
      goOnNow()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
