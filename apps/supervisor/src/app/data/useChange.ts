import { useNotify } from '@letterliaan/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useMayChange } from '../may-change.ts'
import { texts as commonTexts } from '../texts/common.ts'
import { useServices } from '../useServices.ts'
import { createPresser, type ChangeOf } from './change.ts'

export interface Changing<I, O> {
  /** It is under way, or the caller may not do it: what starts it is off. */
  readonly isBusy: boolean
  /** Resolves to whether it was done. What failed is told; the same again while it is under way does nothing. */
  readonly run: (input: I) => Promise<boolean>
  /** The same, for what comes of it; null where that failed. */
  readonly ask: (input: I) => Promise<O | null>
}

/** For every button that asks something of the server. `onDone`: what comes after, such as going to another page. */
export function useChange<I, O>(
  changeOf: ChangeOf<I, O>,
  onDone?: (output: O, input: I) => void,
): Changing<I, O> {
  const services = useServices()
  const { queryClient } = services
  const change = changeOf(services)
  const notify = useNotify()
  const [{ press, isRunning }] = useState(() => createPresser<I, O>({ queryClient, notify }))
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (input: I) => press(change, input, onDone),
  })
  const isRefused = !useMayChange() && change.changesNothing !== true
  const start = async (input: I) => {
    if (isRefused) notify('error', commonTexts.onlyLooking)
    return isRefused || isRunning(input) ? null : mutateAsync(input)
  }
  return {
    isBusy: isPending || isRefused,
    run: async (input) => (await start(input)) !== null,
    ask: async (input) => (await start(input))?.output ?? null,
  }
}
