import type { Services } from '../services.ts'

type Needs = Pick<Services, 'queryClient' | 'queries' | 'rewards'>

/**
 * Asks how far the child's groups are, and has what they reached celebrated: when the game is opened, and when the child
 * completed an exercise. In an impersonation that only looks nothing is celebrated. Never rejects: without a network it is done another time.
 */
export async function announceGoals({ queryClient, queries, rewards }: Needs): Promise<void> {
  try {
    const { is_read_only } = await queryClient.ensureQueryData(queries.profile)
    if (is_read_only) return
    const { to_celebrate } = await queryClient.fetchQuery(queries.goals, 0)
    for (const goal of to_celebrate) rewards.add(goal)
  } catch {
    // It is asked again after the next exercise.
  }
}
