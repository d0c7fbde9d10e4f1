import type { Difficulty, Step } from '@letterliaan/contract'
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

/** A step that is on its way to the device. */
interface Running {
  readonly step_id: number
  readonly difficulty: Difficulty
  readonly work: Promise<void>
}

/** Of one login. */
export function createStepKeeper(ports: StepKeeperPorts): StepKeeper {
  const { kept, client, isAway, hasWaiting } = ports
  const fresh = createFreshSteps()
  const isOver = (): boolean => ports.isOver() || isAway()

  let running: Running | null = null

  /** Of two steps the one that was asked for last comes on the device. */
  async function keep(step: Step, levels: StepLevels): Promise<void> {
    const { difficulty } = levels
    if (fresh.has(step.id, difficulty)) return
    if (running?.step_id === step.id && running.difficulty === difficulty) return running.work
    const work = Promise.resolve().then(() => putOnDevice(step, levels, () => running !== mine))
    const mine: Running = { step_id: step.id, difficulty, work }
    running = mine
    return work
  }

  async function putOnDevice(step: Step, levels: StepLevels, isReplaced: () => boolean): Promise<void> {
    try {
      const isWhole = await keepStep({ ...ports, isOver: () => isOver() || isReplaced() }, step, levels)
      if (isWhole) fresh.add(step.id, levels.difficulty)
    } finally {
      if (!isReplaced()) running = null
    }
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
