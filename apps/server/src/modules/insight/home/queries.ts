import { type Insertable, sql } from 'kysely'
import type { Queries, Transaction } from '../../../db/database.ts'
import type { HomeLinkTable } from '../../../db/schema.ts'

const shown = ['id', 'created_at', 'expires_at', 'num_openings', 'last_opened_on'] as const

export const findValidHomeLinks = (queries: Queries, student_id: number, now: number) =>
  queries
    .selectFrom('home_link')
    .select(shown)
    .where('student_id', '=', student_id)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute()

export const insertHomeLink = (transaction: Transaction, row: Insertable<HomeLinkTable>) =>
  transaction.insertInto('home_link').values(row).returning(shown).executeTakeFirstOrThrow()

/** Returns undefined if the link is invalid or expired, the child is archived or the school is closed. */
export const findValidLink = (queries: Queries, hash: string, now: number) =>
  queries
    .selectFrom('home_link')
    .innerJoin('student', 'student.id', 'home_link.student_id')
    .innerJoin('organisation', 'organisation.id', 'home_link.organisation_id')
    .select([
      'home_link.id',
      'home_link.organisation_id',
      'home_link.student_id',
      'home_link.since',
      'home_link.expires_at',
      'student.user_id',
    ])
    .where('home_link.hash', '=', hash)
    .where('home_link.expires_at', '>', now)
    .where('student.archived_at', 'is', null)
    .where('organisation.closed_at', 'is', null)
    .executeTakeFirst()

/** @param day ISO date, such as '2026-11-16' */
export const addOpening = (transaction: Transaction, id: number, day: string) =>
  transaction
    .updateTable('home_link')
    .set({ num_openings: sql`num_openings + 1`, last_opened_on: day })
    .where('id', '=', id)
    .execute()
