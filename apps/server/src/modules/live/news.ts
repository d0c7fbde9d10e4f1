/** Says which users of an organisation have new events or lost a right, without the content. */
export type News =
  | { readonly kind: 'student'; readonly student_id: number }
  | { readonly kind: 'work'; readonly student_id: number }
  | { readonly kind: 'access'; readonly user_id: number }
  | { readonly kind: 'closed' }

export function formatNews(about: News): string {
  if (about.kind === 'closed') return about.kind
  return `${about.kind}:${about.kind === 'access' ? about.user_id : about.student_id}`
}

export function parseNews(text: string): News | null {
  const [kind, id] = text.split(':')
  if (kind === 'closed') return { kind }
  if (kind === 'access') return { kind, user_id: Number(id) }
  if (kind === 'student' || kind === 'work') return { kind, student_id: Number(id) }
  return null
}
