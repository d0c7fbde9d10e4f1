import { defineOptionalReference, defineReference, type TableBuilder } from '../tables.ts'

export async function createAccountTables({ createOwnedTable, createTable }: TableBuilder): Promise<void> {
  await createTable('organisation', {
    columns: {
      name: 'text not null',
      created_at: 'bigint not null',
      sounds_version: "text not null default ''",
      asks_date_of_birth: 'boolean',
      mix_size: 'integer not null default 10',
      memory_parameters: 'text',
      holiday_region: 'text',
      own_holidays: "text not null default '[]'",
      brin: 'text',
      inactive_months: 'integer not null default 24',
      audit_months: 'integer not null default 36',
      login_code: 'text',
      kind: "text not null default 'school'",
      board_id: defineOptionalReference('organisation'),
      closed_at: 'bigint',
      export_by: "text not null default 'supervisors'",
      new_child_profile: "text not null default '{}'",
      second_factor_from: 'bigint',
      idle_minutes: 'integer not null default 60',
      region: "text not null default 'nederland'",
    },
    unique: { organisation_login_code: '(login_code)' },
    indexes: {
      organisation_board: '(board_id)',
    },
  })
  await createTable('setting', {
    columns: {
      name: 'text not null',
      value: 'text not null',
    },
    key: ['name'],
  })
  await createOwnedTable('user', {
    columns: {
      role: 'text not null',
      username: 'text not null',
      email: 'text not null',
      name: 'text not null',
      password_hash: 'text not null',
      channel_id: 'text not null',
      created_at: 'bigint not null',
      updated_at: 'bigint not null',
      last_login_at: 'bigint',
      let_in_at: 'bigint',
      blocked_at: 'bigint',
    },
    unique: { user_channel_id: '(channel_id)', user_username: '(username)' },
    indexes: {
      user_organisation: '(organisation_id)',
    },
  })
  await createOwnedTable('student', {
    columns: {
      user_id: defineReference('user'),
      identifier: 'text not null',
      first_name: 'text not null',
      last_name: 'text not null',
      screen_name: 'text not null',
      date_of_birth: 'bigint',
      level_id: 'bigint',
      buddy_id: 'integer not null default 1',
      dle: 'integer not null default 0',
      phase_id: 'integer not null default 1',
      introduction_completed: 'boolean not null',
      end_reward_1_collected: 'boolean not null',
      end_reward_2_collected: 'boolean not null',
      end_reward_3_collected: 'boolean not null',
      end_reward_4_collected: 'boolean not null',
      end_reward_win_code: 'integer not null',
      user_manual_flow: 'integer not null default 0',
      created_at: 'bigint not null',
      updated_at: 'bigint not null',
      archived_at: 'bigint',
      school_key: 'text',
      eckid: 'text',
      opened_world: 'integer not null default 1',
      calm_profile: 'text',
      first_name_given: 'boolean not null default false',
      last_name_given: 'boolean not null default false',
      level_given: 'boolean not null default false',
      path_gain: 'text',
    },
    unique: {
      student_eckid: '(organisation_id, eckid)',
      student_school_key: '(organisation_id, school_key)',
      student_user_id: '(user_id)',
    },
    indexes: {
      student_organisation: '(organisation_id)',
    },
  })
  await createOwnedTable('subscription', {
    columns: {
      user_id: defineOptionalReference('user'),
      product: 'text not null',
      kind: 'text not null',
      from: 'bigint not null',
      until: 'bigint not null',
      can_be_renewed: 'boolean not null',
    },
    indexes: {
      subscription_organisation: '(organisation_id)',
    },
  })
  await createOwnedTable('group', {
    columns: {
      name: 'text not null',
      school_year: 'integer not null',
      level_id: 'integer',
      created_at: 'bigint not null',
      updated_at: 'bigint not null',
    },
    indexes: {
      group_organisation: '(organisation_id)',
    },
  })
  await createOwnedTable('group_supervisor', {
    columns: {
      group_id: defineReference('group'),
      user_id: defineReference('user'),
    },
    key: ['group_id', 'user_id'],
    indexes: {
      group_supervisor_member: '(user_id)',
    },
  })
  await createOwnedTable('group_student', {
    columns: {
      group_id: defineReference('group'),
      student_id: defineReference('student'),
    },
    key: ['group_id', 'student_id'],
    indexes: {
      group_student_member: '(student_id)',
    },
  })
  await createOwnedTable('group_membership', {
    columns: {
      group_id: defineReference('group'),
      student_id: defineReference('student'),
      since: 'bigint not null',
      until: 'bigint',
    },
    key: ['group_id', 'student_id', 'since'],
    indexes: {
      group_membership_student: '(student_id, organisation_id)',
    },
  })
  await createOwnedTable('invitation', {
    columns: {
      role: 'text not null',
      email: 'text',
      group_ids: 'text not null',
      hash: 'text not null',
      made_by: defineReference('user'),
      created_at: 'bigint not null',
      expires_at: 'bigint not null',
      used_at: 'bigint',
      used_by: defineOptionalReference('user'),
      withdrawn_at: 'bigint',
    },
    unique: { invitation_hash: '(hash)' },
    indexes: {
      invitation_organisation: '(organisation_id)',
    },
  })
  await createOwnedTable('roster_import', {
    columns: {
      user_id: defineReference('user'),
      kind: 'text not null',
      changes: 'text not null',
      created_at: 'bigint not null',
      undone_at: 'bigint',
    },
    indexes: {
      roster_import_organisation: '(organisation_id, created_at)',
    },
  })
  await createTable('erasure', {
    columns: {
      organisation_id: 'bigint not null',
      subject: 'text not null',
      subject_id: 'bigint not null',
      asked_by: 'bigint',
      asked_at: 'bigint not null',
      due_at: 'bigint not null',
      confirmed_by: 'bigint',
      confirmed_at: 'bigint',
      cancelled_by: 'bigint',
      cancelled_at: 'bigint',
      started_at: 'bigint',
      done_at: 'bigint',
      scrubbed_at: 'bigint',
      subject_created_at: 'bigint',
    },
    indexes: {
      erasure_organisation: '(organisation_id)',
    },
  })
}
