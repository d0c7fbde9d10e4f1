import type { Queries } from '../../../db/database.ts'
import { isSupervisedBy, type Supervision } from '../../../plugins/auth/supervision-queries.ts'

const selectNotes = (queries: Queries, caller: Supervision) =>
  queries
    .selectFrom('supervisor_note as note')
    .innerJoin('student', 'student.id', 'note.student_id')
    .innerJoin('user', 'user.id', 'note.user_id')
    .select(['note.id', 'note.student_id', 'note.user_id', 'note.text', 'user.name as author'])
    .select(['note.follow_up_on', 'note.followed_up_at', 'note.created_at', 'note.updated_at'])
    .where('note.organisation_id', '=', caller.organisation_id)
    .where(isSupervisedBy(caller))

export const findSupervisorNotes = (queries: Queries, caller: Supervision, student_id: number) =>
  selectNotes(queries, caller).where('note.student_id', '=', student_id).orderBy('note.id', 'desc').execute()

export type SupervisorNoteRow = Awaited<ReturnType<typeof findSupervisorNotes>>[number]

/** Returns undefined if the note is about a child that the caller may not see. */
export const findSupervisorNote = (queries: Queries, caller: Supervision, id: number) =>
  selectNotes(queries, caller).where('note.id', '=', id).executeTakeFirst()

export const findFollowUps = (queries: Queries, caller: Supervision, day: string) =>
  selectNotes(queries, caller)
    .select(['student.screen_name', 'student.buddy_id'])
    .where('note.follow_up_on', '<=', day)
    .where('note.followed_up_at', 'is', null)
    .where('student.archived_at', 'is', null)
    .orderBy('note.follow_up_on')
    .orderBy('note.id')
    .execute()
