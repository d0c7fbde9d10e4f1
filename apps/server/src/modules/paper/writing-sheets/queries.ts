import type { Insertable } from 'kysely'
import type { TemplateName } from '@letterliaan/contract'
import { writingTemplateNames } from '@letterliaan/exercises/logic'
import type { Queries, Transaction } from '../../../db/database.ts'
import type { WritingSheetTable } from '../../../db/schema.ts'
import { isSupervisedBy, type Supervision } from '../../../plugins/auth/supervision-queries.ts'
import { hasRows } from '../../../db/tables/rows.ts'

const writingTemplates = [...writingTemplateNames] as readonly TemplateName[]
const dictationTemplates: readonly TemplateName[] = ['StapDictee', 'OefenDictee']

export const findDictatedWords = (queries: Queries, student_id: number, since: number) =>
  queries
    .selectFrom('answer')
    .innerJoin('word', 'word.id', 'answer.word_id')
    .innerJoin('step', 'step.id', 'answer.step_id')
    .select(['answer.word_id', 'word.word'])
    .select(({ fn }) => fn.max('answer.created_at').as('at'))
    .where('answer.student_id', '=', student_id)
    .where('answer.created_at', '>=', since)
    .where('answer.is_right', '=', false)
    .where((eb) =>
      eb.or([
        eb('answer.template', 'in', dictationTemplates),
        eb.and([eb('answer.template', '=', 'Test'), eb('step.dictation_id', 'is not', null)]),
      ]),
    )
    .groupBy(['answer.word_id', 'word.word'])
    .execute()

interface MarkedSince {
  readonly student_id: number
  readonly since: number
  readonly is_right: boolean
}

export const findMarkedWords = (queries: Queries, { student_id, since, is_right }: MarkedSince) =>
  queries
    .selectFrom('week_dictation_mark as mark')
    .innerJoin('word', 'word.id', 'mark.word_id')
    .select(['mark.word_id', 'word.word'])
    .select(({ fn }) => fn.max('mark.created_at').as('at'))
    .where('mark.student_id', '=', student_id)
    .where('mark.created_at', '>=', since)
    .where('mark.is_right', '=', is_right)
    .groupBy(['mark.word_id', 'word.word'])
    .execute()

export const findWordsWrittenRight = (queries: Queries, student_id: number, since: number) =>
  queries
    .selectFrom('answer')
    .select('word_id')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .where('student_id', '=', student_id)
    .where('created_at', '>=', since)
    .where('is_right', '=', true)
    .where('template', 'in', writingTemplates)
    .groupBy('word_id')
    .execute()

export const findWordsOfStudent = (queries: Queries, student_id: number, word_ids: readonly number[]) =>
  queries
    .selectFrom('word')
    .select(['word.id', 'word.word'])
    .where('word.id', 'in', word_ids)
    .where((eb) =>
      eb.or([
        eb(
          'word.id',
          'in',
          eb.selectFrom('answer').select('answer.word_id').where('answer.student_id', '=', student_id),
        ),
        eb.exists(
          eb
            .selectFrom('step')
            .innerJoin('curriculum_step as content', 'content.id', 'step.curriculum_step_id')
            .select('step.id')
            .where('step.student_id', '=', student_id)
            .whereRef('content.nr', '=', 'word.nr')
            .where((same) =>
              same.or([
                same('content.organisation_id', '=', same.ref('word.organisation_id')),
                same.and([
                  same('content.organisation_id', 'is', null),
                  same('word.organisation_id', 'is', null),
                ]),
              ]),
            ),
        ),
      ]),
    )
    .execute()

const sheetsFor = (queries: Queries, caller: Supervision) =>
  queries
    .selectFrom('writing_sheet as sheet')
    .innerJoin('student', 'student.id', 'sheet.student_id')
    .select(['sheet.id', 'sheet.student_id', 'sheet.code', 'sheet.words', 'sheet.created_at'])
    .select(['sheet.marked_at', 'student.screen_name', 'student.level_id'])
    .where('sheet.organisation_id', '=', caller.organisation_id)
    .where(isSupervisedBy(caller))

export const findSheets = (queries: Queries, caller: Supervision, student_id: number, limit: number) =>
  sheetsFor(queries, caller)
    .where('sheet.student_id', '=', student_id)
    .orderBy('sheet.id', 'desc')
    .limit(limit)
    .execute()

export type WritingSheetRow = Awaited<ReturnType<typeof findSheets>>[number]

/** Returns undefined also if the caller may not see the sheet's child. */
export const findSheet = (queries: Queries, caller: Supervision, id: number) =>
  sheetsFor(queries, caller).where('sheet.id', '=', id).executeTakeFirst()

export const findSheetByCode = (queries: Queries, caller: Supervision, code: string) =>
  sheetsFor(queries, caller).where('sheet.code', '=', code).executeTakeFirst()

export const isCodeTaken = (queries: Queries, organisation_id: number, code: string): Promise<boolean> =>
  hasRows(queries, 'writing_sheet', { organisation_id, code })

export const insertSheet = (transaction: Transaction, row: Insertable<WritingSheetTable>) =>
  transaction.insertInto('writing_sheet').values(row).returning('id').executeTakeFirstOrThrow()
