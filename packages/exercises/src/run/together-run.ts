import type { Anchor, Exercise, StudentExercise, Word } from '@letterliaan/contract'
import { listDistinctWords, shuffle, startRun } from '@letterliaan/rules'
import { countTogetherWords } from '../kit/together.ts'
import type { TemplateLogic } from '../kit/template.ts'
import type { SentMove } from './apply-verdict.ts'
import type { ExerciseSetup } from './exercise-state.ts'
import { playMove, collectPlayRules } from './play-move.ts'
import { fillRunData } from './turn.ts'

export interface TogetherStep {
  readonly id: number
  readonly anchors: readonly Anchor[]
  readonly words: readonly Word[]
}

const difficulty = 1

/** Returns an even number of words in an order by the seed; none if there are too few for two children. */
export const chooseTogetherWords = (
  logic: TemplateLogic,
  step: TogetherStep,
  seed: number,
): readonly Word[] => {
  const playable = listDistinctWords(step.words).filter((word) => logic.word.canPlay(word))
  return shuffle(playable, seed).slice(0, countTogetherWords(playable.length))
}

/** Creates an exercise that is in no step and not on the server. It earns nothing, and nobody can fail it. */
export function createTogetherExercise(logic: TemplateLogic, step: TogetherStep, seed: number): Exercise {
  const words = chooseTogetherWords(logic, step, seed)
  const run: StudentExercise = fillRunData(
    logic,
    { ...startRun(words, difficulty, false), started_at: null, documents: [], points_earned: 0 },
    step.anchors,
  )
  const name = logic.lesson?.name ?? logic.name
  return {
    id: 0,
    step_id: step.id,
    position: 1,
    name,
    description: '',
    after_complete_text: '',
    exercise_type: {
      name,
      category: logic.category,
      template: logic.name,
      is_dictation: false,
      num_words: words.length,
    },
    points_rewarded_difficulty_1: 0,
    points_rewarded_difficulty_2: 0,
    points_rewarded_difficulty_3: 0,
    min_success_score_difficulty_1: 0,
    min_success_score_difficulty_2: 0,
    min_success_score_difficulty_3: 0,
    repeat_exercise_after_complete: false,
    use_audio_word: true,
    use_audio_structure: false,
    use_audio_sound_groups: false,
    use_audio_plural: false,
    use_audio_sentence: true,
    word_view_duration: 2,
    show_progress_bar: true,
    status: { 1: 0, 2: 0, 3: 0 },
    documents: [],
    student_exercise: { 1: run, 2: run, 3: run },
    anchors: [...step.anchors],
  }
}

export const createTogetherSetup = (
  logic: TemplateLogic,
  step: TogetherStep,
  seed: number,
): ExerciseSetup => ({
  logic,
  exercise: createTogetherExercise(logic, step, seed),
  difficulty,
})

/** Judges like the server and stores the run in memory only: no data leaves the device. */
export function createTogetherRun(setup: ExerciseSetup): (move: SentMove) => StudentExercise {
  let run = setup.exercise.student_exercise[setup.difficulty]
  return (move) => {
    run = playMove(collectPlayRules(setup, run), run, move).run
    return run
  }
}
