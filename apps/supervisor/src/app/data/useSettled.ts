import { useEffect, useState } from 'react'

/** In milliseconds. */
const settleMs = 500

/** A value once it has not changed for half a second; the first is there at once. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
