import { useEffect, useRef, useState } from 'react'

/** Time between two screen reader messages (ms). */
const calmMs = 30_000

/** Delays changes of a text for screen readers. The first text is returned at once. */
export function useThrottledText(text: string): string {
  const [said, setSaid] = useState(text)
  const latest = useRef(text)
  if (said === '' && text !== '') setSaid(text)
  useEffect(() => {
    latest.current = text
  }, [text])
  useEffect(() => {
    const timer = setInterval(() => setSaid(latest.current), calmMs)
    return () => clearInterval(timer)
  }, [])
  return said
}
