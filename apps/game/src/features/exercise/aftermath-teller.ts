import type { RedoLevel, Step } from '@letterliaan/contract'
import type { Aftermath } from '@letterliaan/exercises/views'
import { refetchProgress } from '../../app/play/refetchProgress.ts'
import type { Services } from '../../app/services.ts'
import { aftermathOf } from './aftermath.ts'

/** What is known of what a run did to its step. */
export interface Telling {
  /** Null until the run is complete and the server has told. */
  readonly aftermath: Aftermath | null
  /** The server was asked, and could not tell. */
  readonly hasFailed: boolean
}

export const nothingTold: Telling = { aftermath: null, hasFailed: false }

export interface AftermathTeller {
  /** The run is complete: asks the server what it did. Never rejects. */
  readonly ask: () => Promise<void>
  /** A new run begins: the step is from now on compared with what it is by now. */
  readonly beginRun: () => void
}

/** Tells what each run of an exercise did to its step; `step` is as it was before the first, and counts at `redo` stars. */
export function createAftermathTeller(
  services: Pick<Services, 'queryClient' | 'queries' | 'sound'>,
  { step, redo }: { readonly step: Step; readonly redo: RedoLevel | null },
  tell: (telling: Telling) => void,
): AftermathTeller {
  const { queryClient, queries, sound } = services
  let before = step
  let run = 0

  async function fetchAftermath(): Promise<Aftermath> {
    const { step: after, steps } = await refetchProgress(services, step.id)
    return aftermathOf(before, after, steps, redo)
  }

  return {
    async ask() {
      const asking = run
      tell(nothingTold)
      const aftermath = await fetchAftermath().catch(() => null)
      if (asking !== run) return
      if (aftermath?.stepPassed === true) sound.playEffect('step-passed')
      tell({ aftermath, hasFailed: aftermath === null })
    },
    beginRun() {
      run += 1
      before = queryClient.getQueryData(queries.step(step.id)) ?? before
      tell(nothingTold)
    },
  }
}
