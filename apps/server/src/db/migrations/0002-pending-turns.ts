import { defineReference, type TableBuilder } from './tables.ts'

/** Stores the evidence of ended words until it is folded (docs/adr/0080-an-answer-is-one-append.md). */
export const up = ({ createOwnedTable }: TableBuilder): Promise<void> =>
  createOwnedTable('pending_turn', {
    columns: {
      student_id: defineReference('student'),
      word_id: 'bigint not null',
      exercise_id: 'bigint not null',
      difficulty: 'integer not null',
      run: 'integer not null',
      answer_id: 'bigint not null',
      told: 'text not null',
    },
    indexes: {
      pending_turn_student: '(organisation_id, student_id)',
    },
  })
