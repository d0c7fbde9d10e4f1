import type { SupervisedStudent } from '@letterliaan/contract'
import { randomId } from '@letterliaan/contract/client'
import { useUndo } from '../../app/controls/useUndo.ts'
import { useAttempt } from '../../app/data/useAttempt.ts'
import { useServices } from '../../app/useServices.ts'
import { nameOfAll } from './useGroupChanges.ts'

/** Puts children in the archive or brings them back, and offers to undo it (GRP-8). Resolves to whether it worked. */
export function useArchive() {
  const { client, queryClient } = useServices()
  const offerUndo = useUndo()
  const { isBusy, attempt } = useAttempt()

  async function send(student_ids: readonly number[], is_archived: boolean): Promise<void> {
    await client.call('POST /api/v1/begeleider/roster/archive', {
      body: { student_ids: [...student_ids], is_archived },
      idempotencyKey: randomId(),
    })
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['students'] }),
      queryClient.invalidateQueries({ queryKey: ['groups'] }),
    ])
  }

  async function archive(students: readonly SupervisedStudent[], is_archived: boolean): Promise<boolean> {
    const ids = students.map(({ id }) => id)
    const verb = students.length === 1 ? 'staat' : 'staan'
    const place = is_archived ? 'in het archief' : 'weer in de lijst'
    const outcome = await attempt(async () => {
      await send(ids, is_archived)
      offerUndo(`${nameOfAll(students)} ${verb} ${place}.`, () => send(ids, !is_archived))
      return true
    })
    return outcome ?? false
  }

  return { isBusy, archive }
}
