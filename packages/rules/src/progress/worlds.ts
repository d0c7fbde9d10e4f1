import type { StepState } from '../steps/step-record.ts'
import { isStepPassed } from '../steps/path.ts'

export interface WorldProgress {
  readonly phase_id: number
  readonly end_reward_1_collected: boolean
  readonly end_reward_2_collected: boolean
  readonly end_reward_3_collected: boolean
  readonly end_reward_4_collected: boolean
}

export type WorldNumber = 1 | 2 | 3 | 4

const worlds = [1, 2, 3, 4] as const

/** Returns true if the world has steps and all are complete (rules.md, Step status). */
export const isWorldPassed = (
  world: number,
  steps: readonly Pick<StepState, 'phase_id' | 'is_complete'>[],
): boolean => {
  const inWorld = steps.filter((step) => step.phase_id === world)
  return inWorld.length > 0 && inWorld.every((step) => step.is_complete)
}

type Placed = Pick<StepState, 'phase_id' | 'is_complete' | 'is_waived'>

/** True if all steps of a world are waived. The world is then open and gives no diamond. */
const isWorldWaived = (world: number, steps: readonly Placed[]): boolean => {
  const inWorld = steps.filter((step) => step.phase_id === world)
  return inWorld.length > 0 && inWorld.every((step) => step.is_complete && step.is_waived)
}

/** Returns the world after the last finished or waived one, skipping empty worlds (rules.md, Path). */
const highestOpenWorld = (
  steps: readonly Pick<StepState, 'phase_id'>[],
  isOver: (world: WorldNumber) => boolean,
): number => {
  const withSteps = worlds.filter((world) => steps.some(({ phase_id }) => phase_id === world))
  const afterPassed = Math.max(1, ...worlds.filter(isOver).map((world) => Math.min(4, world + 1)))
  if (withSteps.some((world) => world <= afterPassed && !isOver(world))) return afterPassed
  return withSteps.find((world) => world > afterPassed) ?? afterPassed
}

/** Collects the rewards of passed worlds and unlocks the next world. `passed`: newly passed worlds. */
export const collectEndRewards = <P extends WorldProgress>(
  progress: P,
  steps: readonly StepState[],
): { readonly progress: P; readonly passed: readonly WorldNumber[] } => {
  const passed = worlds.filter(
    (world) =>
      !progress[`end_reward_${world}_collected`] &&
      isWorldPassed(world, steps) &&
      !isWorldWaived(world, steps),
  )
  const rewards = Object.fromEntries(passed.map((world) => [`end_reward_${world}_collected`, true]))
  const isOver = (world: WorldNumber): boolean =>
    progress[`end_reward_${world}_collected`] || passed.includes(world) || isWorldWaived(world, steps)
  const phase_id = Math.max(progress.phase_id, highestOpenWorld(steps, isOver))
  return { progress: { ...progress, ...rewards, phase_id }, passed }
}

export interface StepWithLock {
  /** Null for a step in the treehouse. */
  readonly phase_id: number | null
  readonly lock: 'auto' | 'open' | 'locked'
  readonly is_complete: boolean
}

/** Lists locked worlds with a step set to open: a child cannot reach it. Lower worlds count as over. */
export const listBlockedWorlds = (steps: readonly StepWithLock[], phase_id: number): WorldNumber[] => {
  const isOver = (world: WorldNumber): boolean => world < phase_id || isWorldPassed(world, steps)
  const open = Math.max(phase_id, highestOpenWorld(steps, isOver))
  const isSetOpen = (world: WorldNumber): boolean =>
    steps.some((step) => step.phase_id === world && step.lock === 'open')
  return worlds.filter((world) => !isWorldUnlocked(world, open) && isSetOpen(world))
}

/** True if a world is unlocked; phase 4 unlocks all (WO-1, NAV-10). */
export const isWorldUnlocked = (world: number, phase_id: number): boolean =>
  world >= 1 && world <= 4 && (phase_id >= world || phase_id === 4)

/** True if the world is unlocked and the child completed the introduction (NAV-10). */
export const canEnterWorld = (
  world: number,
  student: { readonly phase_id: number; readonly introduction_completed: boolean },
): boolean => student.introduction_completed && isWorldUnlocked(world, student.phase_id)

/** True for a passed world without an unfinished redo (rules.md, Step status). */
export const canRedoWorld = (
  world: number,
  steps: readonly Pick<StepState, 'phase_id' | 'is_complete' | 'status'>[],
): boolean =>
  isWorldPassed(world, steps) && steps.every((step) => step.phase_id !== world || isStepPassed(step))
