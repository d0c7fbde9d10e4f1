/** Who has news, or lost a right; what it is stands in the database. */
export type Announcement =
  | { readonly kind: 'student'; readonly student_id: number }
  | { readonly kind: 'work'; readonly organisation_id: number; readonly student_id: number }
  | { readonly kind: 'access'; readonly user_id: number }
  | { readonly kind: 'closed'; readonly organisation_id: number }

export function writeAnnouncement(about: Announcement): string {
  if (about.kind === 'access') return `access:${about.user_id}`
  if (about.kind === 'closed') return `closed:${about.organisation_id}`
  return about.kind === 'student'
    ? `live:${about.student_id}`
    : `work:${about.organisation_id}:${about.student_id}`
}

export function readAnnouncement(text: string): Announcement | null {
  const [kind, first, second] = text.split(':')
  if (kind === 'access') return { kind, user_id: Number(first) }
  if (kind === 'closed') return { kind, organisation_id: Number(first) }
  if (kind === 'live') return { kind: 'student', student_id: Number(first) }
  if (kind === 'work') return { kind: 'work', organisation_id: Number(first), student_id: Number(second) }
  return null
}
