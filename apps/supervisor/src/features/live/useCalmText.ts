import { useEffect, useRef, useState } from 'react'

/** Milliseconds between two messages to a screen reader. */
const calmMs = 30_000

/** A text that changes often, for a screen reader: its first words at once, after that what it is by then. */
export function useCalmText(text: string): string {
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
