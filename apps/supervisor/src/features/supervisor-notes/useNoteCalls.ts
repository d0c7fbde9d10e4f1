import type { SupervisorNote, SupervisorNoteBody } from '@letterliaan/contract'
import { useChange } from '../../app/data/useChange.ts'
import { useServices } from '../../app/useServices.ts'
import { changeNote, markFollowUp, removeNote, writeNote } from './note-changes.ts'

/** Each resolves to whether it worked, which is told. */
export function useNoteCalls(student_id: number) {
  const { client, queries } = useServices()
  const writing = useChange(writeNote(client, queries, student_id))
  const changing = useChange(changeNote(client, queries, student_id))
  const removing = useChange(removeNote(client, queries, student_id))
  const marking = useChange(markFollowUp(client, queries, student_id))
  return {
    isBusy: [writing, changing, removing, marking].some(({ isBusy }) => isBusy),
    write: writing.run,
    change: ({ id }: SupervisorNote, body: SupervisorNoteBody) => changing.run({ note_id: id, body }),
    remove: removing.run,
    mark: ({ id }: Pick<SupervisorNote, 'id'>, is_done: boolean) => marking.run({ note_id: id, is_done }),
  }
}
