import { useState } from 'react'
import type { Colouring } from '../../kit/colouring.ts'

/** Was the latest tap a wrong colour? Until a block takes one. */
export function useRefused({ refusals, painted }: Colouring): boolean {
  const filled = painted.filter((color) => color !== null).length
  const [last, setLast] = useState({ refusals, filled })
  if (refusals !== last.refusals) setLast({ refusals, filled })
  return refusals > 0 && filled === last.filled
}
