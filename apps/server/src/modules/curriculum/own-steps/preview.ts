import type { ExerciseSummary, OwnStepPreview } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import type { CurriculumExercise } from '@letterliaan/curriculum'
import type { Queries } from '../../../db/database.ts'
import type { Contents } from '../content.ts'
import type { SoundingOrganisation } from '../voices.ts'

const { open } = ExerciseStatus

/** Ids of nothing: a preview is kept nowhere. */
const firstPreviewId = 1000

/** A version of a step as a child would get it. Nothing of it is kept, and no id leads anywhere. */
export async function previewOf(
  queries: Queries,
  contents: Contents,
  curriculum_step_id: number,
  organisation: SoundingOrganisation,
): Promise<OwnStepPreview> {
  const content = await contents.voiced(queries, curriculum_step_id, organisation)
  return {
    label: content.label,
    anchors: contents.anchorsToSort(content, []),
    words: content.words,
    exercises: content.recipe.map(toPreviewExercise),
  }
}

const toPreviewExercise = (exercise: CurriculumExercise): ExerciseSummary => ({
  ...exercise,
  id: firstPreviewId + exercise.position,
  step_id: firstPreviewId,
  status: { '1': open, '2': open, '3': open },
  documents: [],
})
