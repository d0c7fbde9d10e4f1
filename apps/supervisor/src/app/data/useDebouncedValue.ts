import { useEffect, useState } from 'react'

const settleMs = 500

/** Returns the latest value that stayed unchanged for half a second. The first value is returned at once. */
export function useDebouncedValue<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
