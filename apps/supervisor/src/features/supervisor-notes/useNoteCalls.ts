import type { SupervisorNote, SupervisorNoteBody } from '@letterliaan/contract'
import { useSend } from '../../app/data/useSend.ts'
import { useServices } from '../../app/useServices.ts'

/** What is done with the notes about a child; each resolves to whether it worked, which is told. */
export function useNoteCalls(student_id: number) {
  const { client, queries, queryClient } = useServices()
  const { isBusy, send } = useSend()

  const sendAndRefetch = (work: () => Promise<unknown>, done: string) =>
    send(async () => {
      await work()
      await Promise.all([
        queryClient.invalidateQueries(queries.supervisorNotes(student_id)),
        queryClient.invalidateQueries(queries.today),
      ])
    }, done)

  return {
    isBusy,
    write: (body: SupervisorNoteBody) =>
      sendAndRefetch(
        () => client.call('POST /api/v1/begeleider/student/:id/note', { params: { id: student_id }, body }),
        'De notitie is bewaard.',
      ),
    change: ({ id }: SupervisorNote, body: SupervisorNoteBody) =>
      sendAndRefetch(
        () => client.call('PUT /api/v1/begeleider/note/:id', { params: { id }, body }),
        'De notitie is gewijzigd.',
      ),
    remove: ({ id }: SupervisorNote) =>
      sendAndRefetch(
        () => client.call('DELETE /api/v1/begeleider/note/:id', { params: { id } }),
        'De notitie is verwijderd.',
      ),
    mark: ({ id }: Pick<SupervisorNote, 'id'>, is_done: boolean) =>
      sendAndRefetch(
        () => client.call('PUT /api/v1/begeleider/note/:id/follow-up', { params: { id }, body: { is_done } }),
        is_done ? 'De notitie staat op gedaan.' : 'De notitie wacht weer.',
      ),
  }
}
