import { useNotify } from '@letterliaan/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices } from '../useServices.ts'
import { createPresser, type Change } from './change.ts'

export interface Changing<I> {
  readonly isBusy: boolean
  /** Resolves to whether it was done. What failed is told; a press while one is under way does nothing. */
  readonly run: (input: I) => Promise<boolean>
}

/** For every button that asks something of the server. `onDone`: what comes after, such as closing a window. */
export function useChange<I, O>(change: Change<I, O>, onDone?: (output: O, input: I) => void): Changing<I> {
  const { queryClient } = useServices()
  const notify = useNotify()
  const [{ press, isRunning }] = useState(() => createPresser<I, O>({ queryClient, notify }))
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (input: I) => {
      const done = await press(change, input)
      if (done !== null) onDone?.(done.output, input)
      return done !== null
    },
  })
  return { isBusy: isPending, run: async (input) => !isRunning() && mutateAsync(input) }
}
