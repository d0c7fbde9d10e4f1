import { collectEndRewards, type StepState, type WorldProgress } from '@letterliaan/rules'
import type { Transaction } from '../../../../db/database.ts'
import { decodeJson, encodeJson } from '../../../../db/json.ts'
import { updateStudent, readStudent } from '../../../../db/tables/student.ts'
import { deleteRows } from '../../../../db/tables/rows.ts'

/** The rewards that a change of the path gave, and the world and phase of the child before it. */
export interface WorldGain {
  readonly at: number
  readonly phase_id: number
  readonly opened_world: number
  readonly worlds: readonly number[]
}

/** Returns the highest world that is open because the path has no steps before it. The world stays open later. */
export const computeOpenedWorld = (
  before: { readonly opened_world: number; readonly phase_id: number },
  { phase_id }: { readonly phase_id: number },
  passed: readonly number[],
): number =>
  phase_id > Math.max(before.phase_id, ...passed.map((world) => Math.min(4, world + 1)))
    ? phase_id
    : before.opened_world

const worlds = [1, 2, 3, 4] as const

export const storeWorldGain = (transaction: Transaction, student_id: number, gain: WorldGain) =>
  updateStudent(transaction, student_id, { path_gain: encodeJson(gain) })

/** Takes back what `states` no longer gives. Returns the gain; null if the last change was before `since`. */
export async function revertWorldGain(
  transaction: Transaction,
  student_id: number,
  states: readonly StepState[],
  since: number,
): Promise<WorldGain | null> {
  const { path_gain, ...student } = await readStudent(transaction, student_id)
  const gain = path_gain === null ? null : decodeJson<WorldGain>(path_gain)
  if (gain === null || gain.at < since) return null
  const passed: readonly number[] = collectEndRewards(emptyWorldProgress, states).passed
  const lost = gain.worlds.filter((world) => !passed.includes(world))
  if (lost.length > 0)
    await deleteRows(transaction, 'activity', { student_id, type: 'complete_world', item_id: lost })
  const kept = worlds.filter((world) => student[`end_reward_${world}_collected`] && !lost.includes(world))
  const before: WorldProgress = {
    ...emptyWorldProgress,
    phase_id: gain.phase_id,
    ...Object.fromEntries(kept.map((world) => [`end_reward_${world}_collected`, true])),
  }
  // Worlds that are passed only now get their rewards when the path is stored.
  const { phase_id } = collectEndRewards(before, states).progress
  const opened_world = computeOpenedWorld(gain, { phase_id }, kept)
  await updateStudent(transaction, student_id, { ...before, phase_id, opened_world, path_gain: null })
  return gain
}

export const emptyWorldProgress: WorldProgress = {
  phase_id: 1,
  end_reward_1_collected: false,
  end_reward_2_collected: false,
  end_reward_3_collected: false,
  end_reward_4_collected: false,
}
