import type { PathPreview, StepsByPhase } from '@letterliaan/contract'
import { collectEndRewards, type WorldProgress } from '@letterliaan/rules'
import type { Queries } from '../../../../db/database.ts'
import type { Contents } from '../../../curriculum/index.ts'
import { lessonOf } from '../../path/step/lesson.ts'
import { readProgress } from '../../path/progress/update-path.ts'
import { toStepSummary } from '../../path/step/to-step.ts'
import { planPaths, type Preparation } from './plan-paths.ts'
import type { PreparableSteps } from './preparable-steps.ts'

/** No student has it. */
export const newChildId = 0

const nothingPassed: WorldProgress = {
  phase_id: 1,
  end_reward_1_collected: false,
  end_reward_2_collected: false,
  end_reward_3_collected: false,
  end_reward_4_collected: false,
}

export interface PathToPreview {
  readonly steps: PreparableSteps
  readonly preparation: Preparation
  readonly now: number
}

export async function previewPath(
  queries: Queries,
  contents: Contents,
  { steps, preparation, now }: PathToPreview,
): Promise<PathPreview> {
  const { student_id } = preparation
  const [[path], progress] = await Promise.all([
    planPaths(queries, contents, { steps, preparations: [preparation], now }),
    student_id === newChildId ? nothingPassed : readProgress(queries, student_id),
  ])
  const { rows, states } = path ?? { rows: [], states: [] }
  const byPhase: StepsByPhase = { '1': [], '2': [], '3': [], '4': [] }
  const treehouse: PathPreview['treehouse'] = []
  for (const [at, row] of rows.entries()) {
    const state = states[at]
    if (state === undefined) continue
    const content = lessonOf(await contents.get(queries, row.curriculum_step_id), row)
    const shown = { ...row, ...state, id: at + 1, is_current: state.current_step }
    const there = row.phase_id === null ? treehouse : byPhase[String(row.phase_id) as keyof StepsByPhase]
    there.push(
      toStepSummary(shown, content, {
        current_word: null,
        hasRepetition: false,
        required_step_id: null,
        mastery: { is_mastered: false, has_faded: false },
      }),
    )
  }
  return { phase_id: collectEndRewards(progress, states).progress.phase_id, steps: byPhase, treehouse }
}
