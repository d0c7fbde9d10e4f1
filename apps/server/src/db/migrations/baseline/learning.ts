import { defineOptionalReference, defineReference, type TableBuilder } from '../tables.ts'

/** No step has the id 1, 2 or 3, which are difficulties (rules.md, Exercise). */
const firstStepId = 1000

export async function createLearningTables({ createOwnedTable, startIdsAt }: TableBuilder): Promise<void> {
  await createOwnedTable('measure', {
    columns: {
      student_id: defineReference('student'),
      kind: 'text not null',
      seed: 'bigint not null',
      curriculum_step_ids: 'text not null',
      applied: 'text not null',
      made_by: defineReference('user'),
      created_at: 'bigint not null',
      withdrawn_at: 'bigint',
      decided_at: 'bigint',
      topics: 'text',
    },
    indexes: {
      measure_student: '(student_id)',
    },
  })
  await createOwnedTable('week_dictation', {
    columns: {
      group_id: defineOptionalReference('group'),
      own_step_id: defineReference('own_step'),
      label: 'text not null',
      day: 'text not null',
      made_by: defineReference('user'),
      created_at: 'bigint not null',
      closed_at: 'bigint',
      withdrawn_at: 'bigint',
    },
    indexes: {
      week_dictation_group: '(organisation_id, group_id)',
    },
  })
  await createOwnedTable('step', {
    columns: {
      student_id: defineReference('student'),
      curriculum_step_id: defineReference('curriculum_step'),
      phase_id: 'integer',
      position: 'integer not null',
      required_step_id: defineOptionalReference('step'),
      lock: 'text not null',
      is_repeatable: 'boolean not null',
      test_kind: 'text',
      test_complete: 'boolean not null',
      test_failed: 'boolean not null',
      notes: 'text not null',
      status: 'integer not null',
      is_complete: 'boolean not null',
      is_current: 'boolean not null',
      can_start_test: 'boolean not null',
      highest_difficulty_completed: 'integer',
      created_at: 'bigint not null',
      updated_at: 'bigint not null',
      waived: 'boolean not null default false',
      is_test_step: 'boolean not null default false',
      redo_difficulty: 'integer',
      repeats_step_id: defineOptionalReference('step'),
      word_ids: 'text',
      completed_at: 'bigint',
      removed_at: 'bigint',
      hint: "text not null default ''",
      tip: "text not null default ''",
      min_difficulty: 'integer not null default 1',
      max_difficulty: 'integer not null default 3',
      passing_difficulty: 'integer not null default 2',
      excluded_templates: "text not null default '[]'",
      measure_id: defineOptionalReference('measure'),
      mix: 'text',
      dictation_id: defineOptionalReference('week_dictation'),
      game: 'text',
    },
    indexes: {
      step_curriculum_step: '(curriculum_step_id)',
      step_dictation: '(dictation_id)',
      step_student: '(student_id, phase_id, position, organisation_id)',
    },
  })
  await startIdsAt('step', firstStepId)
  await createOwnedTable('student_exercise', {
    columns: {
      student_id: defineReference('student'),
      exercise_id: 'bigint not null',
      difficulty: 'integer not null',
      step_id: defineReference('step'),
      run: 'integer not null',
      run_status: 'integer not null',
      current_word: 'text',
      state: 'text not null',
      status: 'integer not null',
      last_passed: 'boolean',
      last_completed_at: 'bigint',
      updated_at: 'bigint not null',
      round: 'integer not null default 0',
    },
    key: ['student_id', 'exercise_id', 'difficulty'],
    indexes: {
      student_exercise_failed: '(student_id) where status = 3',
      student_exercise_step: '(student_id, step_id)',
    },
  })
  await createOwnedTable('run', {
    columns: {
      student_id: defineReference('student'),
      step_id: defineReference('step'),
      exercise_id: 'bigint not null',
      difficulty: 'integer not null',
      number: 'integer not null',
      round: 'integer not null',
      word_ids: 'text not null',
      is_retry: 'boolean not null',
      status: 'integer not null',
      percentage_score: 'integer',
      started_at: 'bigint not null',
      completed_at: 'bigint',
      template: "text not null default ''",
    },
    key: ['exercise_id', 'difficulty', 'number'],
    indexes: {
      run_done: '(student_id, status, template, difficulty, exercise_id, organisation_id)',
      run_student: '(student_id, step_id, organisation_id)',
    },
  })
  await createOwnedTable('answer', {
    columns: {
      student_id: defineReference('student'),
      step_id: defineReference('step'),
      exercise_id: 'bigint not null',
      run: 'integer not null',
      template: 'text not null',
      word_id: 'bigint not null',
      difficulty: 'integer not null',
      kind: 'text not null',
      input: 'text not null',
      is_right: 'boolean not null',
      time_ms: 'bigint not null',
      hints: 'integer not null',
      cheats: 'integer not null',
      error_class: 'text',
      started_at: 'bigint not null',
      created_at: 'bigint not null',
      part: 'integer not null default 0',
      place: 'integer',
      confidence: 'text',
    },
    indexes: {
      answer_exercise: '(exercise_id, run)',
      answer_helped: '(student_id, exercise_id, difficulty, run) where hints > 0 or cheats > 0',
      answer_student_time: '(student_id, created_at, organisation_id)',
      answer_student_word:
        '(student_id, word_id, exercise_id, difficulty, run, is_right, id, template, created_at, hints, cheats, organisation_id)',
    },
  })
  await createOwnedTable('activity', {
    columns: {
      student_id: defineReference('student'),
      type: 'text not null',
      item_id: 'bigint',
      points: 'integer not null',
      created_at: 'bigint not null',
      data: 'text',
    },
    indexes: {
      activity_age: '(type, created_at)',
      activity_student: '(student_id, created_at)',
      activity_student_type: '(student_id, type, organisation_id)',
    },
  })
  await createOwnedTable('point', {
    columns: {
      student_id: defineReference('student'),
      amount: 'integer not null',
      reason: 'text not null',
      item_id: 'bigint',
      difficulty: 'integer',
      created_at: 'bigint not null',
    },
    indexes: {
      point_student: '(student_id, item_id, amount, organisation_id)',
    },
  })
  await createOwnedTable('student_badge', {
    columns: {
      student_id: defineReference('student'),
      badge_id: defineReference('badge'),
      created_at: 'bigint not null',
      place: 'text',
    },
    key: ['student_id', 'badge_id'],
  })
  await createOwnedTable('word_memory', {
    columns: {
      student_id: defineReference('student'),
      word_id: defineReference('word'),
      stability: 'double precision not null',
      difficulty: 'double precision not null',
      due: 'bigint not null',
      last_review: 'bigint not null',
      reps: 'integer not null',
      lapses: 'integer not null',
    },
    key: ['student_id', 'word_id'],
  })
  await createOwnedTable('skill', {
    columns: {
      student_id: defineReference('student'),
      category: 'text not null',
      mean: 'double precision not null',
      variance: 'double precision not null',
      updated_at: 'bigint not null',
      num_words: 'double precision not null',
      static_variance: 'double precision not null',
      log_kept: 'double precision not null',
      surprise: 'double precision not null',
    },
    key: ['student_id', 'category'],
  })
  await createOwnedTable('skill_week', {
    columns: {
      student_id: defineReference('student'),
      category: 'text not null',
      mean: 'double precision not null',
      variance: 'double precision not null',
      updated_at: 'bigint not null',
      num_words: 'double precision not null',
      static_variance: 'double precision not null',
      log_kept: 'double precision not null',
      surprise: 'double precision not null',
      week: 'text not null',
    },
    key: ['student_id', 'category', 'week'],
  })
  await createOwnedTable('mastery', {
    columns: {
      student_id: defineReference('student'),
      step_id: defineReference('step'),
      score: 'double precision not null',
      num_new: 'integer not null',
      num_practised: 'integer not null',
      first_at: 'bigint',
      updated_at: 'bigint',
      mastered_at: 'bigint',
      faded_at: 'bigint',
    },
    key: ['step_id'],
    indexes: {
      mastery_student: '(student_id)',
    },
  })
  await createOwnedTable('path', {
    columns: {
      group_id: defineOptionalReference('group'),
      student_id: defineOptionalReference('student'),
      follows_group_id: defineOptionalReference('group'),
      entries: 'text not null',
      settings: 'text not null',
      previous: 'text',
      updated_at: 'bigint not null',
      updated_by: defineOptionalReference('user'),
    },
    unique: {
      path_group_id: '(group_id, organisation_id)',
      path_student_id: '(student_id, organisation_id)',
    },
  })
  await createOwnedTable('live_event', {
    columns: {
      student_id: defineReference('student'),
      event: 'text not null',
      data: 'text not null',
      created_at: 'bigint not null',
    },
    indexes: {
      live_event_age: '(created_at)',
      live_event_student: '(student_id, id, organisation_id)',
    },
  })
  await createOwnedTable('voided_session', {
    columns: {
      student_id: defineReference('student'),
      started_at: 'bigint not null',
      ended_at: 'bigint not null',
      reason: 'text not null',
      laid_aside: 'text not null',
      voided_by: 'bigint not null',
      voided_at: 'bigint not null',
      undone_by: 'bigint',
      undone_at: 'bigint',
    },
    indexes: {
      voided_session_student: '(student_id)',
    },
  })
  await createOwnedTable('week_dictation_mark', {
    columns: {
      dictation_id: defineReference('week_dictation'),
      student_id: defineReference('student'),
      word_id: defineReference('word'),
      input: 'text',
      is_right: 'boolean not null',
      marked_by: defineReference('user'),
      created_at: 'bigint not null',
    },
    key: ['dictation_id', 'student_id', 'word_id'],
    indexes: {
      week_dictation_mark_student: '(student_id)',
    },
  })
  await createOwnedTable('writing_sheet', {
    columns: {
      student_id: defineReference('student'),
      code: 'text not null',
      words: 'text not null',
      made_by: defineReference('user'),
      created_at: 'bigint not null',
      marked_by: defineOptionalReference('user'),
      marked_at: 'bigint',
    },
    unique: { writing_sheet_code: '(organisation_id, code)' },
    indexes: {
      writing_sheet_made_by: '(made_by, organisation_id)',
      writing_sheet_marked_by: '(marked_by, organisation_id)',
      writing_sheet_student_id: '(student_id, organisation_id)',
    },
  })
}
