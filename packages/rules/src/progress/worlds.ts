import type { StepState } from '../steps/step-record.ts'
import { isStepPassed } from '../steps/path.ts'

/** The part of a student that passing worlds changes. */
export interface WorldProgress {
  readonly phase_id: number
  readonly end_reward_1_collected: boolean
  readonly end_reward_2_collected: boolean
  readonly end_reward_3_collected: boolean
  readonly end_reward_4_collected: boolean
}

export type WorldNumber = 1 | 2 | 3 | 4

const worlds = [1, 2, 3, 4] as const

/** A world is passed when it has steps and each of them is (rules.md, Step status). */
export const isWorldPassed = (
  world: number,
  steps: readonly Pick<StepState, 'phase_id' | 'is_complete'>[],
): boolean => {
  const inWorld = steps.filter((step) => step.phase_id === world)
  return inWorld.length > 0 && inWorld.every((step) => step.is_complete)
}

type Placed = Pick<StepState, 'phase_id' | 'is_complete' | 'is_waived'>

/** A world of which nothing is to be done, and nothing was: it is open, and no diamond was won in it. */
const isWorldWaived = (world: number, steps: readonly Placed[]): boolean => {
  const inWorld = steps.filter((step) => step.phase_id === world)
  return inWorld.length > 0 && inWorld.every((step) => step.is_complete && step.is_waived)
}

/**
 * The highest world that is open: the one after a world that is over (`isOver`: collected or waived), and where that one
 * has no steps the next that has: a world without steps keeps no world shut (rules.md, Path).
 */
const highestOpenWorld = (
  steps: readonly Pick<StepState, 'phase_id'>[],
  isOver: (world: WorldNumber) => boolean,
): number => {
  const withSteps = worlds.filter((world) => steps.some(({ phase_id }) => phase_id === world))
  const afterPassed = Math.max(1, ...worlds.filter(isOver).map((world) => Math.min(4, world + 1)))
  if (withSteps.some((world) => world <= afterPassed && !isOver(world))) return afterPassed
  return withSteps.find((world) => world > afterPassed) ?? afterPassed
}

/**
 * Collects the end reward of each world that the child passed and opens the next; `passed` are the worlds that are new.
 * Nothing is ever taken back.
 */
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

/** A world is open when it is at most the student's phase_id; phase 4 unlocks all (WO-1, NAV-10). */
export const isWorldUnlocked = (world: number, phase_id: number): boolean =>
  world >= 1 && world <= 4 && (phase_id >= world || phase_id === 4)

/** NAV-10: entering a world needs a completed introduction and an unlocked world. */
export const canEnterWorld = (
  world: number,
  student: { readonly phase_id: number; readonly introduction_completed: boolean },
): boolean => student.introduction_completed && isWorldUnlocked(world, student.phase_id)

/**
 * May a world be done again (rules.md, Step status)? When it was passed, and nothing of an earlier redo is still open:
 * each step is passed or completed.
 */
export const canRedoWorld = (
  world: number,
  steps: readonly Pick<StepState, 'phase_id' | 'is_complete' | 'status'>[],
): boolean =>
  isWorldPassed(world, steps) && steps.every((step) => step.phase_id !== world || isStepPassed(step))
