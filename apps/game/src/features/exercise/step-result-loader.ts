import type { RedoLevel, Step } from '@letterliaan/contract'
import type { StepResult } from '@letterliaan/exercises/views'
import { refetchProgress } from '../../app/play/refetch-progress.ts'
import type { Services } from '../../app/services.ts'
import { computeStepResult } from './step-result.ts'

export interface LoadedStepResult {
  /** Null until the run is complete and the server has replied. */
  readonly stepResult: StepResult | null
  readonly hasFailed: boolean
}

export const noStepResult: LoadedStepResult = { stepResult: null, hasFailed: false }

export interface StepResultLoader {
  /** Called when the run is complete: fetches the result. Never rejects. */
  readonly ask: () => Promise<void>
  /** Starts a run: the next result is compared with the step as it is now. */
  readonly beginRun: () => void
}

/** Finds the effect of each run on its step; `step`: before the first run, counted at `redo` stars. */
export function createStepResultLoader(
  services: Pick<Services, 'queryClient' | 'queries' | 'sound'>,
  { step, redo }: { readonly step: Step; readonly redo: RedoLevel | null },
  onLoad: (stepResult: LoadedStepResult) => void,
): StepResultLoader {
  const { queryClient, queries, sound } = services
  let before = step
  let runNumber = 0

  async function fetchStepResult(): Promise<StepResult> {
    const { step: after, steps } = await refetchProgress(services, step.id)
    return computeStepResult(before, after, steps, redo)
  }

  return {
    async ask() {
      const askedRun = runNumber
      onLoad(noStepResult)
      const stepResult = await fetchStepResult().catch(() => null)
      if (askedRun !== runNumber) return
      if (stepResult?.stepPassed === true) sound.playEffect('step-passed')
      onLoad({ stepResult, hasFailed: stepResult === null })
    },
    beginRun() {
      runNumber += 1
      before = queryClient.getQueryData(queries.step(step.id)) ?? before
      onLoad(noStepResult)
    },
  }
}
