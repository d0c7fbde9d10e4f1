import { useNotify } from '@letterliaan/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useMayChange } from '../may-change.ts'
import { texts as commonTexts } from '../texts/common.ts'
import { useServices } from '../useServices.ts'
import { createChangeRunner, type ChangeOf } from './change.ts'

export interface UseChangeResult<I, O> {
  /** True while the change runs, or if the user may not make it. Disable the controls of the change then. */
  readonly isBusy: boolean
  /** Resolves to whether it succeeded. Reports a failure. Does nothing while the same change runs. */
  readonly run: (input: I) => Promise<boolean>
  /** Like `run`, but resolves to the output, or to null after a failure. */
  readonly ask: (input: I) => Promise<O | null>
}

/** Returns functions that make a change on the server and report its result. `onDone` runs after success. */
export function useChange<I, O>(
  changeOf: ChangeOf<I, O>,
  onDone?: (output: O, input: I) => void,
): UseChangeResult<I, O> {
  const services = useServices()
  const { queryClient } = services
  const change = changeOf(services)
  const notify = useNotify()
  const [{ press, isRunning }] = useState(() => createChangeRunner<I, O>({ queryClient, notify }))
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
