import { useNotify } from '@letterliaan/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices } from '../useServices.ts'
import { createPresser, type Change } from './change.ts'

export interface Changing<I, O> {
  readonly isBusy: boolean
  /** Resolves to whether it was done. What failed is told; the same again while it is under way does nothing. */
  readonly run: (input: I) => Promise<boolean>
  /** The same, for what comes of it; null where that failed. */
  readonly ask: (input: I) => Promise<O | null>
}

/** For every button that asks something of the server. `onDone`: what comes after, such as going to another page. */
export function useChange<I, O>(
  change: Change<I, O>,
  onDone?: (output: O, input: I) => void,
): Changing<I, O> {
  const { queryClient } = useServices()
  const notify = useNotify()
  const [{ press, isRunning }] = useState(() => createPresser<I, O>({ queryClient, notify }))
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (input: I) => press(change, input, onDone),
  })
  const start = async (input: I) => (isRunning(input) ? null : mutateAsync(input))
  return {
    isBusy: isPending,
    run: async (input) => (await start(input)) !== null,
    ask: async (input) => (await start(input))?.output ?? null,
  }
}
