import type { Services } from '../services.ts'

type Needs = Pick<Services, 'queryClient' | 'queries' | 'rewards'>

/** Called at the start and after each exercise. Does nothing in a read-only impersonation. Never rejects. */
export async function announceGoals({ queryClient, queries, rewards }: Needs): Promise<void> {
  try {
    const { is_read_only } = await queryClient.ensureQueryData(queries.profile)
    if (is_read_only) return
    const { to_celebrate } = await queryClient.fetchQuery(queries.goals, 0)
    for (const goal of to_celebrate) rewards.add(goal)
  } catch {
    // Retried after the next exercise.
  }
}
