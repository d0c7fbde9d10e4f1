import type { Group, GroupGoalBody } from '@letterliaan/contract'
import { randomId } from '@letterliaan/contract/client'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSend } from '../../app/data/useSend.ts'
import { useServices } from '../../app/useServices.ts'
import { GroupGoalPanel } from '../../features/groups/GroupGoalPanel.tsx'

/** This week's goal of a group, and how far it is. */
export function GoalOfGroup({ group: { id, num_students } }: { group: Group }) {
  const { client, queries, queryClient } = useServices()
  const query = queries.groupGoal(id)
  const { data: goal } = useSuspenseQuery(query)
  const { isBusy, send } = useSend()

  const save = (body: GroupGoalBody) =>
    send(
      async () => {
        const saved = await client.call('PUT /api/v1/begeleider/group/:id/goal', {
          params: { id },
          body,
          idempotencyKey: randomId(),
        })
        queryClient.setQueryData(query.queryKey, saved)
      },
      body.words_wanted === null ? 'Er is geen weekdoel meer.' : 'Het weekdoel is bewaard.',
    )

  return <GroupGoalPanel goal={goal} numStudents={num_students} isBusy={isBusy} onSave={save} />
}
