import type { NextYearBody, RosterImport, RosterImportBody, RosterImportResult } from '@letterliaan/contract'
import { randomId } from '@letterliaan/contract/client'
import { useNotify } from '@letterliaan/ui'
import { useAttempt } from '../../app/data/useAttempt.ts'
import { useServices } from '../../app/useServices.ts'

/** What is done to many children at once, and undone; failures are told, and resolve to null. */
export function useRosterImport() {
  const { client, queryClient, queries } = useServices()
  const notify = useNotify()
  const { isBusy, attempt } = useAttempt()

  const run = <T>(work: () => Promise<T>): Promise<T | null> =>
    attempt(async () => {
      const result = await work()
      // Also what no page shows now: the group that one goes to next must not be seen without its children.
      const refetchType = 'all'
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['students'], refetchType }),
        queryClient.invalidateQueries({ queryKey: queries.groups.queryKey, refetchType }),
        queryClient.invalidateQueries({ queryKey: queries.rosterImports.queryKey }),
      ])
      return result
    })

  return {
    isBusy,
    take: (body: RosterImportBody): Promise<RosterImportResult | null> => {
      const idempotencyKey = randomId()
      return run(() => client.call('POST /api/v1/begeleider/roster/import', { body, idempotencyKey }))
    },
    goToNextYear: (group_id: number, body: NextYearBody): Promise<RosterImport | null> =>
      run(() =>
        client.call('POST /api/v1/begeleider/group/:id/next-year', {
          params: { id: group_id },
          body,
          idempotencyKey: randomId(),
        }),
      ),
    undo: async (id: number): Promise<boolean> => {
      const call = 'POST /api/v1/begeleider/roster/import/:id/undo'
      const undone = await run(() => client.call(call, { params: { id } }))
      if (undone !== null) notify('success', 'Dat is ongedaan gemaakt.')
      return undone !== null
    },
  }
}
