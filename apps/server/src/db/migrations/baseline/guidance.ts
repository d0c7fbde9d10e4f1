import { defineOptionalReference, defineReference, type TableBuilder } from '../tables.ts'

export async function createGuidanceTables({ createOwnedTable }: TableBuilder): Promise<void> {
  await createOwnedTable('note', {
    columns: {
      student_id: defineReference('student'),
      date: 'bigint not null',
      title: 'text not null',
      text: 'text not null',
      created_at: 'bigint not null',
      updated_at: 'bigint not null',
    },
    indexes: {
      note_student: '(student_id)',
    },
  })
  await createOwnedTable('book', {
    columns: {
      title: 'text not null',
      author: 'text not null',
      file: 'text',
      url: 'text',
      created_at: 'bigint not null',
      updated_at: 'bigint not null',
      student_id: defineOptionalReference('student'),
    },
    indexes: {
      book_organisation: '(organisation_id)',
    },
  })
  await createOwnedTable('book_read', {
    columns: {
      student_id: defineReference('student'),
      title: 'text not null',
      review: 'integer not null',
      created_at: 'bigint not null',
    },
    indexes: {
      book_read_student: '(student_id)',
    },
  })
  await createOwnedTable('user_report', {
    columns: {
      user_id: defineReference('user'),
      category: 'text not null',
      title: 'text not null',
      description: 'text not null',
      data: 'text not null',
      is_handled: 'boolean not null',
      created_at: 'bigint not null',
      kind: 'text',
    },
    indexes: {
      user_report_age: '(created_at)',
      user_report_organisation: '(organisation_id)',
      user_report_user: '(user_id, created_at)',
    },
  })
  await createOwnedTable('supervisor_note', {
    columns: {
      student_id: defineReference('student'),
      user_id: defineReference('user'),
      text: 'text not null',
      follow_up_on: 'text',
      followed_up_at: 'bigint',
      created_at: 'bigint not null',
      updated_at: 'bigint not null',
    },
    indexes: {
      supervisor_note_follow_up: '(organisation_id, follow_up_on)',
      supervisor_note_student: '(student_id)',
    },
  })
  await createOwnedTable('today_mark', {
    columns: {
      student_id: defineReference('student'),
      cause: 'text not null',
      level: 'integer not null',
      mark: 'text not null',
      until: 'bigint not null',
      marked_by: defineReference('user'),
      marked_at: 'bigint not null',
    },
    key: ['student_id', 'cause'],
  })
  await createOwnedTable('group_goal', {
    columns: {
      group_id: defineReference('group'),
      week: 'text not null',
      words_wanted: 'integer',
      is_kept: 'boolean not null',
      set_by: defineReference('user'),
      set_at: 'bigint not null',
    },
    key: ['group_id', 'week'],
  })
  await createOwnedTable('group_goal_celebrated', {
    columns: {
      student_id: defineReference('student'),
      group_id: defineReference('group'),
      week: 'text not null',
      created_at: 'bigint not null',
    },
    key: ['student_id', 'group_id', 'week'],
  })
  await createOwnedTable('instruction', {
    columns: {
      group_id: defineReference('group'),
      category: 'text',
      look_again_on: 'text not null',
      made_by: defineReference('user'),
      made_at: 'bigint not null',
      seen_by: defineOptionalReference('user'),
      seen_at: 'bigint',
      closed_at: 'bigint',
    },
    unique: { instruction_group_id: '(group_id, organisation_id)' },
    indexes: {
      instruction_organisation: '(organisation_id)',
    },
  })
  await createOwnedTable('intervention', {
    columns: {
      group_id: defineOptionalReference('group'),
      label: 'text not null',
      goals: 'text not null',
      times_per_week: 'integer not null',
      minutes: 'integer not null',
      begin_on: 'text not null',
      end_on: 'text not null',
      guide: 'text not null',
      approach: 'text not null',
      evaluation: 'text not null',
      made_by: defineReference('user'),
      created_at: 'bigint not null',
      updated_at: 'bigint not null',
      archived_at: 'bigint',
    },
    indexes: {
      intervention_organisation: '(organisation_id)',
    },
  })
  await createOwnedTable('intervention_student', {
    columns: {
      intervention_id: defineReference('intervention'),
      student_id: defineReference('student'),
      evaluation: 'text not null',
    },
    key: ['intervention_id', 'student_id'],
    indexes: {
      intervention_student_student: '(student_id)',
    },
  })
  await createOwnedTable('normed_moment', {
    columns: {
      student_id: defineReference('student'),
      nr: 'integer not null',
      test: 'text not null',
      taken_on: 'text not null',
      score: 'text not null',
      written_by: defineReference('user'),
      created_at: 'bigint not null',
    },
    key: ['student_id', 'nr'],
  })
  await createOwnedTable('home_link', {
    columns: {
      student_id: defineReference('student'),
      hash: 'text not null',
      since: 'bigint not null',
      made_by: defineReference('user'),
      created_at: 'bigint not null',
      expires_at: 'bigint not null',
      num_openings: 'integer not null',
      last_opened_on: 'text',
    },
    unique: { home_link_hash: '(hash)' },
    indexes: {
      home_link_expires: '(expires_at)',
      home_link_student: '(student_id)',
    },
  })
  await createOwnedTable('weekly_mail', {
    columns: {
      user_id: defineReference('user'),
      sent_at: 'bigint',
      created_at: 'bigint not null',
    },
    key: ['user_id'],
  })
  await createOwnedTable('audit', {
    columns: {
      user_id: 'bigint',
      action: 'text not null',
      detail: 'text not null',
      created_at: 'bigint not null',
      hash: 'text',
      salt: 'text',
      redacted_at: 'bigint',
    },
    indexes: {
      audit_organisation: '(organisation_id, id)',
      audit_organisation_age: '(organisation_id, created_at)',
    },
  })
  await createOwnedTable('audit_student', {
    columns: {
      student_id: defineReference('student'),
      audit_id: defineReference('audit'),
    },
    key: ['student_id', 'audit_id'],
  })
  await createOwnedTable('audit_seal', {
    columns: {
      number: 'integer not null',
      until_id: 'bigint not null',
      num_rows: 'integer not null',
      hash: 'text not null',
      sealed_at: 'bigint not null',
      forgotten_at: 'bigint',
    },
    key: ['organisation_id', 'number'],
  })
}
