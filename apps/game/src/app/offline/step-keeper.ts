import type { Step } from '@letterliaan/contract'
import { createFreshSteps } from './fresh-steps.ts'
import { keepStep, type KeepStepPorts, type StepLevels } from './keep-step.ts'

export interface StepKeeperPorts extends KeepStepPorts {
  readonly isAway: () => boolean
  readonly hasWaiting: () => Promise<boolean>
}

export interface StepKeeper {
  readonly keep: (step: Step, levels: StepLevels) => Promise<void>
  /** The next step of the path, in place of one that is done. */
  readonly keepNext: (step_id: number, levelsOf: (step: Step) => StepLevels) => Promise<void>
}

/** Of one login. */
export function createStepKeeper(ports: StepKeeperPorts): StepKeeper {
  const { kept, client, isAway, hasWaiting } = ports
  const fresh = createFreshSteps()
  const isOver = (): boolean => ports.isOver() || isAway()

  async function keep(step: Step, levels: StepLevels): Promise<void> {
    if (fresh.has(step.id, levels.difficulty)) return
    if (await keepStep({ ...ports, isOver }, step, levels)) fresh.add(step.id, levels.difficulty)
  }

  /** Not where a family pays for each MB, nor while answers wait that are predicted by the step that is here. */
  const mayReplace = async (step_id: number): Promise<boolean> =>
    !savesData() && !(await hasWaiting()) && (await kept.readStep())?.id !== step_id

  return {
    keep,
    async keepNext(step_id, levelsOf) {
      if (isOver() || !(await mayReplace(step_id))) return
      const step = await client.call('GET /api/v1/step/:id', { params: { id: step_id } })
      await keep(step, levelsOf(step))
    },
  }
}

/** A browser that does not know it does not ask for it (Safari, Firefox). */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
