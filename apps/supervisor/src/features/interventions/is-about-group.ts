import type { InterventionSummary } from '@letterliaan/contract'

/** Returns whether the intervention is for this group or for a child in it, and not archived. */
export const isAboutGroup = (
  {
    group_id,
    student_ids,
    archived_at,
  }: Pick<InterventionSummary, 'group_id' | 'student_ids' | 'archived_at'>,
  group: number,
  members: readonly { readonly id: number }[],
): boolean =>
  archived_at === null && (group_id === group || members.some(({ id }) => student_ids.includes(id)))
