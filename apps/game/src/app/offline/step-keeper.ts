import type { Difficulty, Step } from '@letterliaan/contract'
import { storeStepOffline, type KeepStepPorts, type StepLevels } from './store-step-offline.ts'
import { shouldSaveData } from './should-save-data.ts'

/** Play renews its own responses. A supervisor's change arrives after this time (ms). */
const freshMs = 600_000

export interface StepKeeperPorts extends Omit<KeepStepPorts, 'isStopped'> {
  readonly isLoggedOut: () => boolean
  readonly isAway: () => boolean
  readonly hasWaiting: () => Promise<boolean>
}

export interface StepKeeper {
  readonly keep: (step: Step, levels: StepLevels) => Promise<void>
  /** Stores the next step of the path in place of a finished one. */
  readonly keepNext: (step_id: number, levelsOf: (step: Step) => StepLevels) => Promise<void>
}

interface Running {
  readonly step_id: number
  readonly difficulty: Difficulty
  readonly work: Promise<void>
}

interface KeptStep {
  readonly step_id: number
  /** Time at which each level was stored (unix ms). */
  readonly keptAt: ReadonlyMap<Difficulty, number>
}

export function createStepKeeper(ports: StepKeeperPorts): StepKeeper {
  const { cache, client, isLoggedOut, isAway, hasWaiting } = ports
  let running: Running | null = null
  let kept: KeptStep | null = null

  /** True if the step was stored recently, so that its pages do not fetch it again. */
  const isFresh = (step_id: number, difficulty: Difficulty): boolean =>
    kept?.step_id === step_id && Date.now() - (kept.keptAt.get(difficulty) ?? -Infinity) < freshMs

  function noteKept(step_id: number, difficulty: Difficulty): void {
    const levels = kept?.step_id === step_id ? kept.keptAt : []
    kept = { step_id, keptAt: new Map([...levels, [difficulty, Date.now()]]) }
  }

  /** Stores a step, unless another one is requested before it is done. */
  async function keep(step: Step, levels: StepLevels): Promise<void> {
    const { difficulty } = levels
    if (isFresh(step.id, difficulty)) return
    if (running?.step_id === step.id && running.difficulty === difficulty) return running.work
    const work = Promise.resolve().then(() => putOnDevice(step, levels, () => running !== mine))
    const mine: Running = { step_id: step.id, difficulty, work }
    running = mine
    return work
  }

  async function putOnDevice(step: Step, levels: StepLevels, isReplaced: () => boolean): Promise<void> {
    try {
      const isStopped = (): boolean => isLoggedOut() || isAway() || isReplaced()
      const isWhole = await storeStepOffline({ ...ports, isStopped }, step, levels)
      if (isWhole) noteKept(step.id, levels.difficulty)
    } finally {
      if (!isReplaced()) running = null
    }
  }

  /** False if metered, if answers wait (the stored step predicts their results), or if already stored. */
  const mayReplace = async (step_id: number): Promise<boolean> =>
    !shouldSaveData() && !(await hasWaiting()) && (await cache.readStep())?.id !== step_id

  return {
    keep,
    async keepNext(step_id, levelsOf) {
      if (isLoggedOut() || isAway() || !(await mayReplace(step_id))) return
      const step = await client.call('GET /api/v1/step/:id', { params: { id: step_id } })
      await keep(step, levelsOf(step))
    },
  }
}
