import type { SupervisorNote, SupervisorNoteBody } from '@letterliaan/contract'
import { useChange } from '../../app/data/useChange.ts'
import { changeNote, markFollowUp, removeNote, writeNote } from './note-changes.ts'

/** Each call resolves to whether it succeeded, and reports failures. */
export function useNoteCalls(student_id: number) {
  const writing = useChange(writeNote(student_id))
  const changing = useChange(changeNote(student_id))
  const removing = useChange(removeNote(student_id))
  const marking = useChange(markFollowUp(student_id))
  return {
    isBusy: [writing, changing, removing, marking].some(({ isBusy }) => isBusy),
    write: writing.run,
    change: ({ id }: SupervisorNote, body: SupervisorNoteBody) => changing.run({ note_id: id, body }),
    remove: removing.run,
    mark: ({ id }: Pick<SupervisorNote, 'id'>, is_done: boolean) => marking.run({ note_id: id, is_done }),
  }
}
