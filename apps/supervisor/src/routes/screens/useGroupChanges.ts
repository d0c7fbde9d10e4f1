import type { SupervisedStudent } from '@letterliaan/contract'
import { randomId } from '@letterliaan/contract/client'
import { useUndo } from '../../app/controls/useUndo.ts'
import { useAttempt } from '../../app/data/useAttempt.ts'
import { useServices } from '../../app/useServices.ts'
import { planUndo, type GroupChange } from '../../features/children/plan-move.ts'

export interface GroupChanges {
  readonly isBusy: boolean
  /** Carries changes out and offers to undo them. Resolves to whether it worked; failures are told. */
  readonly change: (changes: readonly GroupChange[], done: string) => Promise<boolean>
}

/** For every button that puts children in a group or takes them out. */
export function useGroupChanges(): GroupChanges {
  const { client, queryClient, queries } = useServices()
  const offerUndo = useUndo()
  const { isBusy, attempt } = useAttempt()

  async function send(changes: readonly GroupChange[]): Promise<void> {
    try {
      for (const { group_id, add, remove } of changes) {
        await client.call('PUT /api/v1/begeleider/group/:id/student', {
          params: { id: group_id },
          body: { add: [...add], remove: [...remove] },
          idempotencyKey: randomId(),
        })
      }
    } finally {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['students'] }),
        queryClient.invalidateQueries({ queryKey: queries.groups.queryKey }),
      ])
    }
  }

  async function change(changes: readonly GroupChange[], done: string): Promise<boolean> {
    const outcome = await attempt(async () => {
      await send(changes)
      offerUndo(done, () => send(planUndo(changes)))
      return true
    })
    return outcome ?? false
  }

  return { isBusy, change }
}

/** 'Noor', or '3 kinderen'. */
export const nameOfAll = (students: readonly SupervisedStudent[]): string =>
  students.length === 1 ? (students[0]?.screen_name ?? '') : `${students.length} kinderen`
