import {
  type Anchor,
  type Badge,
  type CalmProfile,
  type ExercisedWord,
  type ExerciseSummary,
  type Progress,
  type ProgressBody,
  type RepeatableStep,
  type SharedGoal,
  type Step,
  type Student,
  usualCalmProfile,
  type Word,
} from '@letterliaan/contract'

export const studentFixture = (fields: Partial<Student> = {}): Student =>
  ({
    buddy_id: 1,
    first_name: 'Noor',
    last_name: 'de Wit',
    screen_name: 'Noortje',
    date_of_birth: 1_425_168_000,
    level_id: 3,
    introduction_completed: true,
    phase_id: 1,
    points: 245,
    end_reward_1_collected: false,
    end_reward_2_collected: false,
    end_reward_3_collected: false,
    end_reward_4_collected: false,
    ...fields,
  }) as Student

export const calmProfileFixture = (fields: Partial<CalmProfile> = {}): CalmProfile => ({
  ...usualCalmProfile,
  read_aloud: false,
  ...fields,
})

export const goalFixture = (fields: Partial<SharedGoal> = {}): SharedGoal => ({
  group_id: 4,
  name: 'Groep 5',
  words_wanted: 400,
  words: 212,
  is_exact: true,
  is_reached: false,
  planks: null,
  ...fields,
})

/** A place in exercise 5701. */
export const placeFixture = (fields: Partial<ProgressBody> = {}): ProgressBody => ({
  exercise_id: 5701,
  difficulty: 2,
  step: 2,
  word_index: 3,
  errors: 0,
  cheats_used: 0,
  hints_used: 0,
  ...fields,
})

export const anchorFixture = (name: string, id = 11): Anchor => ({
  id,
  image: name,
  image_url: `/pictures/${name}.svg`,
  name,
  description: 'In vis hoor je de korte klank i.',
  hint: 'Luister goed.',
  tip: 'Zeg het woord langzaam.',
})

export const exerciseFixture = (
  id: number,
  name: string,
  status: number,
  category: ExerciseSummary['exercise_type']['category'] = 'Verkennen',
  template: ExerciseSummary['exercise_type']['template'] = 'LeesLetters',
): ExerciseSummary =>
  ({
    id,
    position: id,
    name,
    exercise_type: { name, category, template, is_dictation: category === 'Dictee', num_words: 6 },
    status: { 1: 0, 2: status, 3: 0 },
  }) as ExerciseSummary

export const stepFixture = (id: number, fields: Partial<Step> = {}): Step =>
  ({
    id,
    position: 1,
    status: 0,
    label: 'Korte klank',
    description: 'In deze stap schrijf je korte woorden.',
    phase_id: 1,
    is_repeatable: false,
    test_required: false,
    can_start_test: false,
    test_complete: false,
    test_id: null,
    is_complete: false,
    highest_difficulty_completed: null,
    min_difficulty: 1,
    max_difficulty: 3,
    anchors: [anchorFixture('vis')],
    hint: '',
    tip: '',
    notes: '',
    media_1: null,
    media_2: null,
    media_3: null,
    media_4: null,
    exercises: [],
    words: { 1: [], 2: [], 3: [] },
    ...fields,
  }) as Step

export const badgeFixture = (id: number, name: string, fields: Partial<Badge> = {}): Badge =>
  ({
    id,
    name,
    description: `Zo mooi is de ${name}.`,
    how_to_earn: '',
    image: 'tent',
    cost: 100,
    is_active: true,
    is_buyable: true,
    student_has_badge: false,
    ...fields,
  }) as Badge

export const wordsFixture = (...words: string[]): Word[] => words.map((word) => ({ word }) as Word)

export const progressFixture = (id: number, fields: Partial<Progress> = {}): Progress => ({
  id,
  phase_id: 1,
  is_waived: false,
  is_mastered: false,
  has_faded: false,
  step_id: 57,
  difficulty: 1,
  progress: 0,
  percentage_score: 0,
  words_exercised: [],
  words_without_errors: 0,
  status: 0,
  status_label: 'Open',
  label: 'Korte klank',
  position: 1,
  ...fields,
})

export const exercisedWordFixture = (
  id: number,
  word: string,
  fields: Partial<ExercisedWord> = {},
): ExercisedWord => ({
  id,
  word,
  file_name: word,
  audio_version: '1',
  audio_word: true,
  without_errors: true,
  ...fields,
})

export const repeatableStepFixture = (id: number, fields: Partial<RepeatableStep> = {}): RepeatableStep => ({
  id,
  phase_id: 1,
  label: 'Korte klank',
  status: 0,
  repeats_step_id: 57,
  is_mixed: false,
  has_game: false,
  num_words: 6,
  ...fields,
})
