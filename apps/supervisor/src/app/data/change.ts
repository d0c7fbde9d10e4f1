import { ApiError, NetworkError, createRandomId, type Client } from '@letterliaan/contract/client'
import type { QueryKey } from '@letterliaan/web/query'
import type { useNotify } from '@letterliaan/ui'
import type { QueryClient } from '@tanstack/react-query'
import { texts as commonTexts } from '../texts/common.ts'
import type { Queries } from './queries.ts'

export type Notify = ReturnType<typeof useNotify>

/** A change on the server. A feature describes it, and `useChange` runs it. */
export type ChangeOf<I, O> = (services: {
  readonly client: Client
  readonly queries: Queries
}) => Change<I, O>

export interface Change<I, O> {
  /** If a request got no response, the same `input` is sent again under the same key. */
  readonly send: (input: I, idempotencyKey: string) => Promise<O>
  /** True if users with read-only access may do this, such as changing their own settings (ORG-4). */
  readonly changesNothing?: true
  /** Writes the response to the cache. */
  readonly take?: (output: O, input: I, queryClient: QueryClient) => void
  /** Key prefixes of queries to refetch after the change. The prefix `[]` matches all queries. */
  readonly stale?: readonly QueryKey[]
  /** Queries to refetch after a failure, because a part may be done, or a colleague was first. */
  readonly staleWhenFailed?: readonly QueryKey[]
  /** True to refetch queries that no component uses now too, so that the next page shows current data. */
  readonly refetchesAll?: boolean
  /** Shows a failure at its field. Returns false if it belongs to no field, so that a message reports it. */
  readonly showFailure?: (error: unknown) => boolean
  /** Returns the message after success, or null for no message. */
  readonly done?: (output: O, input: I) => string | null
  /** Reverts the change. The `done` message offers this if `canUndo` returns true or is missing. */
  readonly undo?: (output: O, input: I) => Promise<unknown>
  readonly canUndo?: (output: O, input: I) => boolean
}

export interface ChangePorts {
  readonly queryClient: QueryClient
  readonly notify: Notify
}

export interface ChangeRunner<I, O> {
  /** Resolves to the output, or to null after a reported failure or if the same change is still running. */
  readonly press: (
    change: Change<I, O>,
    input: I,
    onDone?: (output: O, input: I) => void,
  ) => Promise<{ readonly output: O } | null>
  readonly isRunning: (input: I) => boolean
}

/** Runs changes. A second press with equal input does nothing while the first is running. */
export function createChangeRunner<I, O>(
  { queryClient, notify }: ChangePorts,
  newKey = createRandomId,
): ChangeRunner<I, O> {
  const running = new Set<string>()
  /** Idempotency keys of changes without a response, by input. */
  const unanswered = new Map<string, string>()

  function refetch(keys: readonly QueryKey[] = [], all = false): Promise<unknown> {
    const refetchType = all ? 'all' : 'active'
    return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType })))
  }

  function tellDone(change: Change<I, O>, output: O, input: I): void {
    const message = change.done?.(output, input) ?? null
    if (message === null) return
    const { undo } = change
    if (undo === undefined || change.canUndo?.(output, input) === false) return notify('success', message)
    offerUndo(notify, message, async () => {
      try {
        await undo(output, input)
      } finally {
        await refetch(change.stale, change.refetchesAll)
      }
    })
  }

  async function press(change: Change<I, O>, input: I, onDone?: (output: O, input: I) => void) {
    const asked = nameOf(input)
    if (running.has(asked)) return null
    running.add(asked)
    try {
      const sent = await send(change, input, asked)
      if (sent === null) return null
      try {
        change.take?.(sent.output, input, queryClient)
        await refetch(change.stale, change.refetchesAll)
        // The message is shown on the page that `onDone` opens.
        onDone?.(sent.output, input)
      } finally {
        tellDone(change, sent.output, input)
      }
      return sent
    } finally {
      running.delete(asked)
    }
  }

  async function send(change: Change<I, O>, input: I, asked: string): Promise<{ output: O } | null> {
    const key = unanswered.get(asked) ?? newKey()
    try {
      const output = await change.send(input, key)
      unanswered.delete(asked)
      return { output }
    } catch (error) {
      if (isUnanswered(error)) unanswered.set(asked, key)
      else unanswered.delete(asked)
      void refetch(change.staleWhenFailed)
      if (change.showFailure?.(error) !== true) notify('error', describeFailure(error))
      return null
    }
  }

  return { press, isRunning: (input) => running.has(nameOf(input)) }
}

/** Returns true if the server may have made the change: a database can fail during its commit. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500)

const nameOf = (input: unknown): string => JSON.stringify(input) ?? ''

export const describeFailure = (error: unknown): string =>
  error instanceof Error ? error.message : commonTexts.failed

/** Reports a finished change with the button 'Ongedaan maken', instead of asking for confirmation before. */
export function offerUndo(notify: Notify, message: string, undo: () => Promise<unknown>): void {
  async function takeBack() {
    try {
      await undo()
      notify('success', commonTexts.undone)
    } catch (error) {
      notify('error', describeFailure(error))
    }
  }
  notify('success', message, { label: commonTexts.undo, onAct: () => void takeBack() })
}
