import { randomUUID } from 'node:crypto'
import type { Queries, Transaction } from '../../../db/database.ts'
import { updateOrganisation } from '../../../db/tables/organisation.ts'
import { findRows } from '../../../db/tables/rows.ts'

/** Call in the transaction of the change. The version is random, because a counter could repeat after a rollback. */
export const markSoundsChanged = (transaction: Transaction, organisation_id: number) =>
  updateOrganisation(transaction, organisation_id, { sounds_version: randomUUID() })

export const findPronunciations = (queries: Queries, organisation_id: number) =>
  findRows(queries, 'pronunciation', ['type', 'file_name', 'groups'], { organisation_id })

export const findRecordings = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('recording')
    .innerJoin('user', 'user.id', 'recording.user_id')
    .leftJoin('voice_pack', (join) =>
      join
        .onRef('voice_pack.organisation_id', '=', 'recording.organisation_id')
        .onRef('voice_pack.content_hash', '=', 'recording.voice_pack'),
    )
    .select([
      'type',
      'file_name',
      'recording.content_hash',
      'duration_ms',
      'recording.created_at',
      'user.name',
    ])
    .select(['recording.doubts', 'voice_pack.speaker as pack_speaker'])
    .select(['recording.user_id', 'recording.voice_pack'])
    .where('recording.organisation_id', '=', organisation_id)
    .orderBy('type')
    .orderBy('file_name')
    .execute()

export const findWordsByFileName = (queries: Queries, organisation_id: number, file_name: string) =>
  queries
    .selectFrom('word')
    .innerJoin('curriculum_step', 'curriculum_step.nr', 'word.nr')
    .select(['word.id', 'curriculum_step.id as curriculum_step_id'])
    .where('word.file_name', '=', file_name)
    .where((eb) =>
      eb.or([eb('word.organisation_id', 'is', null), eb('word.organisation_id', '=', organisation_id)]),
    )
    .orderBy('curriculum_step.id', 'desc')
    .execute()

/** Finds texts of a step, including own steps, repetitions, measures and removed steps. */
export const findTextsOfStep = (queries: Queries, student_id: number, step_id: number) =>
  queries
    .selectFrom('step')
    .select(['id', 'student_id', 'phase_id', 'position', 'repeats_step_id'])
    .select(['curriculum_step_id', 'mix', 'hint', 'tip', 'notes'])
    .where('id', '=', step_id)
    .where('student_id', '=', student_id)
    .executeTakeFirst()
