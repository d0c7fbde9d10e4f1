import type { Step, StepsByPhase } from '@letterliaan/contract'
import type { Services } from '../services.ts'

/** A step, the path, profile and badges as the server sees them now: every screen shows them from here on. */
export async function refetchProgress(
  { queryClient, queries }: Pick<Services, 'queryClient' | 'queries'>,
  step_id: number,
): Promise<{ readonly step: Step; readonly steps: StepsByPhase }> {
  const fresh = { staleTime: 0 }
  const [step, steps] = await Promise.all([
    queryClient.fetchQuery({ ...queries.step(step_id), ...fresh }),
    queryClient.fetchQuery({ ...queries.steps, ...fresh }),
    queryClient.fetchQuery({ ...queries.profile, ...fresh }),
    queryClient.fetchQuery({ ...queries.badges, ...fresh }),
  ])
  return { step, steps }
}
