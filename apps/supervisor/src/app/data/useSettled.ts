import { useEffect, useState } from 'react'

const settleMs = 500

/** Returns a value once it has been unchanged for half a second; the first value at once. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
