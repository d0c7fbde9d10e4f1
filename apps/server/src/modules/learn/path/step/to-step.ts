import type {
  Difficulty,
  ExerciseDocument,
  ExerciseSummary,
  Step,
  StepStatus,
  StepSummary,
} from '@letterliaan/contract'
import type { CurriculumExercise } from '@letterliaan/curriculum'
import { templates } from '@letterliaan/exercises/logic'
import { isStepWaived, labelStepStatus } from '@letterliaan/rules'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { type StepContent, toPictureUrl } from '../../../curriculum/index.ts'
import { toExerciseId, toTestId } from './exercise-id.ts'
import type { ExerciseStatusRow, ListedStep, StatusRow } from './queries.ts'

const difficulties = [1, 2, 3] as const

export interface StepSituation {
  readonly current_word: string | null
  readonly hasRepetition: boolean
  /** The step to pass first; null for the path's first step and for a repetition. */
  readonly required_step_id: number | null
  readonly mastery: Pick<StepSummary, 'is_mastered' | 'has_faded'>
}

/** Converts a step for the map. It is repeatable until its repetition is done (rules.md, Step status). */
export function toStepSummary(
  row: ListedStep,
  content: StepContent,
  { current_word, hasRepetition, required_step_id, mastery }: StepSituation,
): StepSummary {
  const { id, position, phase_id, notes, is_complete } = row
  const { label, description, anchors, dl } = content
  const { can_start_test, test_complete } = row
  return {
    id,
    position,
    label,
    description,
    phase_id,
    required_step_id,
    is_repeatable: isMarked(row) || hasRepetition,
    can_start_test,
    test_complete,
    anchors,
    hint: row.hint || content.hint,
    tip: row.tip || content.tip,
    notes,
    min_difficulty: row.min_difficulty as Difficulty,
    max_difficulty: row.max_difficulty as Difficulty,
    dl,
    current_word,
    is_complete,
    is_waived: isStepWaived(row),
    ...mastery,
    status: row.status as StepStatus,
    status_label: labelStepStatus(
      row.status as StepStatus,
      row.highest_difficulty_completed,
      isStepWaived(row),
    ),
    test_required: row.test_kind !== null,
    test_id: row.test_kind === null ? null : toTestId(id),
    highest_difficulty_completed: row.highest_difficulty_completed as Difficulty | null,
    anchor_word: anchors[0]?.name ?? '',
    ...mediaOf(content),
    current_step: row.is_current,
  }
}

/** A mark has effect only once the step is passed, but on a repetition it always has. */
const isMarked = ({ is_repeatable, is_complete, repeats_step_id }: ListedStep): boolean =>
  is_repeatable && (is_complete || repeats_step_id !== null)

export function toStep(
  row: ListedStep,
  content: StepContent,
  statuses: readonly ExerciseStatusRow[],
  situation: StepSituation,
  documents: readonly ExerciseDocument[],
): Step {
  return {
    ...toStepSummary(row, content, situation),
    // A step from an archive may have a template that this version does not know.
    exercises: content.recipe
      .filter(({ exercise_type }) => Object.hasOwn(templates, exercise_type.template))
      .map((exercise) => toExerciseSummary(row.id, exercise, statuses, documents)),
    // The reply omits the words of 'Door elkaar', because the child must recall them.
    words: content.mixedFrom === undefined ? content.words : { 1: [], 2: [], 3: [] },
  }
}

/** Converts an exercise of the recipe for a prepared step. `documents`: the printable documents of the step. */
export function toExerciseSummary(
  step_id: number,
  exercise: CurriculumExercise,
  statuses: readonly StatusRow[],
  documents: readonly ExerciseDocument[],
): ExerciseSummary {
  const id = toExerciseId(step_id, exercise.position)
  const { open } = ExerciseStatus
  const [status1, status2, status3] = difficulties.map(
    (difficulty) =>
      statuses.find((row) => row.exercise_id === id && row.difficulty === difficulty)?.status ?? open,
  )
  return {
    ...exercise,
    id,
    step_id,
    status: { '1': status1 ?? open, '2': status2 ?? open, '3': status3 ?? open },
    documents: templates[exercise.exercise_type.template].run?.needsDocuments ? [...documents] : [],
  }
}

type Media = Pick<StepSummary, 'media_1' | 'media_2' | 'media_3' | 'media_4'>

const maxPictures = 4

/** Returns at most four different pictures: first those of the anchors, then those of the words. */
function mediaOf({ anchors, words }: Pick<StepContent, 'anchors' | 'words'>): Media {
  const pictures = new Set(anchors.map(({ image_url }) => image_url))
  for (const ofLevel of [words[1], words[2], words[3]]) {
    for (const { image } of ofLevel) {
      if (pictures.size >= maxPictures) break
      if (image !== null) pictures.add(toPictureUrl(image))
    }
  }
  const [media_1 = null, media_2 = null, media_3 = null, media_4 = null] = pictures
  return { media_1, media_2, media_3, media_4 }
}
