import type { Anchor, Difficulty, OwnStepPreview, Word } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { chooseLikelyMisspelling, type CurriculumExercise } from '@letterliaan/curriculum'
import { fillRunData, templates } from '@letterliaan/exercises/logic'
import { drawWords, startRun } from '@letterliaan/rules'
import type { Queries } from '../../../db/database.ts'
import type { Contents, StepContent } from '../content.ts'
import { listWordRules } from '../taught-word.ts'
import type { SoundingOrganisation } from '../voices.ts'

export interface PreviewRequest {
  readonly curriculum_step_id: number
  readonly organisation: SoundingOrganisation
  readonly difficulty: Difficulty
}

/** Makes a preview of a version as a child would see it. Stores nothing; the ids refer to no rows. */
export async function createPreview(
  queries: Queries,
  contents: Contents,
  { curriculum_step_id, organisation, difficulty }: PreviewRequest,
): Promise<OwnStepPreview> {
  const content = await contents.voiced(queries, curriculum_step_id, organisation)
  const anchors = contents.anchorsToSort(content, [])
  return {
    label: content.label,
    anchors,
    words: content.words,
    exercises: content.recipe.map((exercise) => previewExercise(content, anchors, exercise, difficulty)),
  }
}

/** Uses a likely misspelling, because a preview has no child whose errors it could show. */
const misspeltOf = (word: Word): Partial<Word> => {
  const misspelt = chooseLikelyMisspelling(word)
  return misspelt === null ? {} : { misspelt }
}

const firstPreviewId = 1000
const { open } = ExerciseStatus

function previewExercise(
  content: StepContent,
  anchors: readonly Anchor[],
  exercise: CurriculumExercise,
  difficulty: Difficulty,
): OwnStepPreview['exercises'][number] {
  const { template, num_words } = exercise.exercise_type
  const logic = templates[template]
  const playable = (level: Difficulty): Word[] =>
    content.words[level]
      .filter((word) => logic.word.canPlay(word))
      .map((word) =>
        Object.assign(
          {},
          word,
          { template },
          logic.turn.showsMisspelling && misspeltOf(word),
          logic.turn.asksRules && { rules: listWordRules(content, word) },
        ),
      )
  const drawn = drawWords(
    { 1: playable(1), 2: playable(2), 3: playable(3) },
    difficulty,
    num_words,
    Date.now(),
  )
  const run = { ...startRun(drawn, difficulty, false), documents: [], started_at: null, points_earned: 0 }
  return {
    exercise: {
      ...exercise,
      id: firstPreviewId + exercise.position,
      step_id: firstPreviewId,
      status: { '1': open, '2': open, '3': open },
      documents: [],
    },
    run: fillRunData(logic, run, anchors),
  }
}
