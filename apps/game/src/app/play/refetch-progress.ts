import type { Step, StepsByPhase } from '@letterliaan/contract'
import type { Services } from '../services.ts'

export async function refetchProgress(
  { queryClient, queries }: Pick<Services, 'queryClient' | 'queries'>,
  step_id: number,
): Promise<{ readonly step: Step; readonly steps: StepsByPhase }> {
  const [step, steps] = await Promise.all([
    queryClient.fetchQuery(queries.step(step_id), 0),
    queryClient.fetchQuery(queries.steps, 0),
    queryClient.fetchQuery(queries.profile, 0),
    queryClient.fetchQuery(queries.badges, 0),
  ])
  return { step, steps }
}
