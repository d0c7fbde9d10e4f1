import type { StepsByPhase, StepSummary } from '@letterliaan/contract'
import { StepStatus } from '@letterliaan/contract/status'
import type { Milestone, StoryScene } from '@letterliaan/texts/story'

/** Progress in one world. A waived step counts as passed, but not as begun by the child. */
interface WorldProgress {
  readonly steps: number
  readonly begun: number
  readonly passed: number
}

export type PathProgress = Readonly<Record<1 | 2 | 3 | 4, WorldProgress>>

type Placed = Pick<StepSummary, 'status' | 'is_complete' | 'is_waived'>

const untouched: ReadonlySet<StepStatus> = new Set([StepStatus.locked, StepStatus.open, StepStatus.test])

/** A passed step stays passed while its world is redone. */
const isPassed = ({ status, is_complete }: Placed): boolean =>
  is_complete || status === StepStatus.passed || status === StepStatus.completed

const isBegun = (step: Placed): boolean => !step.is_waived && (isPassed(step) || !untouched.has(step.status))

const progressIn = (steps: readonly Placed[]): WorldProgress => ({
  steps: steps.length,
  begun: steps.filter(isBegun).length,
  passed: steps.filter(isPassed).length,
})

export const computePathProgress = (
  path: Readonly<Record<keyof StepsByPhase, readonly Placed[]>>,
): PathProgress => ({
  1: progressIn(path[1]),
  2: progressIn(path[2]),
  3: progressIn(path[3]),
  4: progressIn(path[4]),
})

const reached: Readonly<Record<Milestone, (world: WorldProgress) => boolean>> = {
  begun: ({ begun, passed }) => begun + passed > 0,
  first: ({ passed }) => passed > 0,
  half: ({ steps, passed }) => steps > 0 && 2 * passed >= steps,
  passed: ({ steps, passed }) => steps > 0 && passed === steps,
  // The gate of the cave shows this scene itself.
  cave: () => false,
}

/** True if the child has practised. Before that no scene is due. */
const hasBegun = (progress: PathProgress): boolean => Object.values(progress).some(({ begun }) => begun > 0)

type Ruled = Pick<StoryScene, 'id' | 'after'>

const isReached = ({ after }: Ruled, progress: PathProgress): boolean =>
  reached[after.is](progress[after.world])

/** Returns the first reached and unseen scene, so that the story keeps its order. */
export const findDueScene = <S extends Ruled>(
  scenes: readonly S[],
  progress: PathProgress,
  seen: readonly string[],
): S | undefined =>
  hasBegun(progress)
    ? scenes.find((scene) => isReached(scene, progress) && !seen.includes(scene.id))
    : undefined

export const listScenesSoFar = <S extends Ruled>(
  scenes: readonly S[],
  progress: PathProgress,
  seen: readonly string[],
): S[] =>
  scenes.filter((scene) => seen.includes(scene.id) || (hasBegun(progress) && isReached(scene, progress)))
