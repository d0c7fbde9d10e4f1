import { NetworkError, randomId } from '@letterliaan/contract/client'
import type { QueryKey } from '@letterliaan/web/query'
import type { useNotify } from '@letterliaan/ui'
import type { QueryClient } from '@tanstack/react-query'

export type Notify = ReturnType<typeof useNotify>

/** What a button changes on the server, as data: a feature describes it, `useChange` does it. */
export interface Change<I, O> {
  /** All that is sent stands in `input`: the same input that got no answer is sent again under the same key. */
  readonly send: (input: I, idempotencyKey: string) => Promise<O>
  /** Puts what the server answered where it is shown. */
  readonly take?: (output: O, input: I, queryClient: QueryClient) => void
  /** The beginnings of the keys of what may be otherwise now; `[]` is everything. */
  readonly stale?: readonly QueryKey[]
  /** Fetches what is stale also where it failed: a part may have been done, or somebody else was first. */
  readonly isStaleWhenFailed?: boolean
  /** Also what no page shows now is fetched: the next page must not be seen as it was before. */
  readonly refetchesAll?: boolean
  /** What is told; null for nothing. */
  readonly done?: (output: O, input: I) => string | null
  /** Takes it back; offered beside `done`. */
  readonly undo?: (output: O, input: I) => Promise<unknown>
}

export interface ChangePorts {
  readonly queryClient: QueryClient
  readonly notify: Notify
}

export interface Presser<I, O> {
  /** Resolves to what came of it; to null where it failed, which is told by then, or where one was under way. */
  readonly press: (change: Change<I, O>, input: I) => Promise<{ readonly output: O } | null>
  readonly isRunning: () => boolean
}

/** Carries changes out, one at a time. */
export function createPresser<I, O>({ queryClient, notify }: ChangePorts, newKey = randomId): Presser<I, O> {
  let isRunning = false
  let unanswered: { readonly asked: string; readonly key: string } | null = null

  function refetch({ stale = [], refetchesAll = false }: Change<I, O>): Promise<unknown> {
    const refetchType = refetchesAll ? 'all' : 'active'
    return Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType })))
  }

  function tellDone(change: Change<I, O>, output: O, input: I): void {
    const message = change.done?.(output, input) ?? null
    if (message === null) return
    const { undo } = change
    if (undo === undefined) notify('success', message)
    else offerUndo(notify, message, () => undo(output, input).finally(async () => refetch(change)))
  }

  async function press(change: Change<I, O>, input: I) {
    if (isRunning) return null
    isRunning = true
    const asked = JSON.stringify(input) ?? ''
    const key = unanswered?.asked === asked ? unanswered.key : newKey()
    try {
      const output = await change.send(input, key)
      unanswered = null
      change.take?.(output, input, queryClient)
      await refetch(change)
      tellDone(change, output, input)
      return { output }
    } catch (error) {
      unanswered = error instanceof NetworkError ? { asked, key } : null
      if (change.isStaleWhenFailed) void refetch(change)
      notify('error', sayFailure(error))
      return null
    } finally {
      isRunning = false
    }
  }

  return { press, isRunning: () => isRunning }
}

const sayFailure = (error: unknown): string =>
  error instanceof Error ? error.message : 'Dat is niet gelukt.'

/** Instead of 'Weet u het zeker?': it is done at once, told, and 'Ongedaan maken' takes it back. */
export function offerUndo(notify: Notify, message: string, undo: () => Promise<unknown>): void {
  async function takeBack() {
    try {
      await undo()
      notify('success', 'Dat is ongedaan gemaakt.')
    } catch (error) {
      notify('error', sayFailure(error))
    }
  }
  notify('success', message, { label: 'Ongedaan maken', onAct: () => void takeBack() })
}
