import { useState } from 'react'

export function usePending<A extends unknown[]>(
  act?: (...input: A) => unknown,
): readonly [isPending: boolean, start: (...input: A) => void] {
  const [isPending, setPending] = useState(false)
  const wait = async (result: Promise<unknown>) => {
    setPending(true)
    try {
      await result
    } finally {
      setPending(false)
    }
  }
  return [
    isPending,
    (...input) => {
      const result = act?.(...input)
      if (result instanceof Promise) void wait(result)
    },
  ]
}
