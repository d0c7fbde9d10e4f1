/** What processes tell each other: which student has something new. The news itself is read from the database. */
export type Announcement =
  /** An event on the student's own channel. */
  | { readonly kind: 'student'; readonly student_id: number }
  /** The work of a student, for the supervisors of its organisation. */
  | { readonly kind: 'work'; readonly organisation_id: number; readonly student_id: number }

export const writeAnnouncement = (about: Announcement): string =>
  about.kind === 'student' ? `live:${about.student_id}` : `work:${about.organisation_id}:${about.student_id}`

/** What an announcement is about; null for one of another kind. */
export function readAnnouncement(text: string): Announcement | null {
  const [kind, first, second] = text.split(':')
  if (kind === 'live') return { kind: 'student', student_id: Number(first) }
  if (kind === 'work') return { kind: 'work', organisation_id: Number(first), student_id: Number(second) }
  return null
}
