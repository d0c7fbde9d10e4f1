import { defineOptionalReference, defineReference, type TableBuilder } from '../tables.ts'

/** Higher than any number of the product's steps (packages/curriculum, `firstOwnNr`). */
const firstOwnNr = 10_000

export async function createContentTables({
  createOwnedTable,
  createTable,
  startIdsAt,
}: TableBuilder): Promise<void> {
  await createTable('curriculum_step', {
    columns: {
      organisation_id: defineOptionalReference('organisation'),
      nr: 'integer not null',
      version: 'integer not null',
      content_hash: 'text not null',
      content: 'text not null',
      is_current: 'boolean not null',
      created_at: 'bigint not null',
      region: 'text',
    },
    unique: { curriculum_step_version: '(coalesce(organisation_id, 0), nr, version)' },
  })
  await createTable('word', {
    columns: {
      organisation_id: defineOptionalReference('organisation'),
      nr: 'integer not null',
      word: 'text not null',
      file_name: 'text not null',
    },
    unique: { word_of_step: '(coalesce(organisation_id, 0), nr, word)' },
    indexes: {
      word_file: '(file_name)',
    },
  })
  await createTable('item_difficulty', {
    columns: {
      word_id: defineReference('word'),
      difficulty: 'double precision not null',
      num_children: 'integer not null',
    },
    key: ['word_id'],
  })
  await createTable('badge', {
    columns: {
      key: 'text not null',
    },
    unique: { badge_key: '(key)' },
  })
  await createOwnedTable('own_step', {
    columns: {
      source_nr: 'integer',
      source_version: 'integer',
      archived_at: 'bigint',
      created_at: 'bigint not null',
      updated_at: 'bigint not null',
    },
    indexes: {
      own_step_organisation: '(organisation_id)',
    },
  })
  await startIdsAt('own_step', firstOwnNr)
  await createOwnedTable('word_cut', {
    columns: { word: 'text not null', marked: 'text not null', created_at: 'bigint not null' },
    key: ['word'],
  })
  await createOwnedTable('own_picture', {
    columns: {
      name: 'text not null',
      alt: 'text not null',
      user_id: defineReference('user'),
      created_at: 'bigint not null',
    },
    unique: { own_picture_name: '(name, organisation_id)' },
    indexes: {
      own_picture_organisation: '(organisation_id)',
    },
  })
  await createOwnedTable('word_mark', {
    columns: {
      word_id: defineReference('word'),
      user_id: defineReference('user'),
      created_at: 'bigint not null',
    },
    unique: { word_mark_word_id: '(organisation_id, word_id)' },
  })
  await createOwnedTable('pronunciation', {
    columns: {
      type: 'text not null',
      file_name: 'text not null',
      groups: 'text not null',
      user_id: defineReference('user'),
      created_at: 'bigint not null',
    },
    key: ['organisation_id', 'type', 'file_name'],
  })
  await createOwnedTable('recording', {
    columns: {
      type: 'text not null',
      file_name: 'text not null',
      content_hash: 'text not null',
      duration_ms: 'integer not null',
      user_id: defineReference('user'),
      created_at: 'bigint not null',
      doubts: "text not null default '[]'",
      voice_pack: 'text',
    },
    key: ['organisation_id', 'type', 'file_name'],
  })
  await createOwnedTable('voice_pack', {
    columns: {
      content_hash: 'text not null',
      speaker: 'text not null',
      licence: 'text not null',
      consent: 'text not null',
      made_on: 'text not null',
      user_id: defineReference('user'),
      created_at: 'bigint not null',
    },
    key: ['organisation_id', 'content_hash'],
    indexes: {
      voice_pack_user_id: '(user_id)',
    },
  })
  await createOwnedTable('stored_file', {
    columns: {
      kind: 'text not null',
      name: 'text not null',
      content_hash: 'text not null',
      num_bytes: 'integer not null',
      bytes: 'bytes',
      object_name: 'text',
      created_at: 'bigint not null',
    },
    key: ['organisation_id', 'kind', 'name'],
  })
}
