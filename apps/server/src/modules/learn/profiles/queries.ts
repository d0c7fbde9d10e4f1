import type { ExchangeTokenKind } from '@letterliaan/contract'
import type { Queries } from '../../../db/database.ts'
import { prepareFirst, prepareOne } from '../../../db/prepare-query.ts'

export const findUser = prepareOne((queries, user_id: number) =>
  queries
    .selectFrom('user')
    .innerJoin('organisation', 'organisation.id', 'user.organisation_id')
    .select(['user.id', 'username', 'email', 'user.name', 'channel_id'])
    .select(['user.created_at', 'user.updated_at', 'last_login_at'])
    .select(['organisation_id', 'organisation.name as organisation_name', 'organisation.asks_date_of_birth'])
    .select(['organisation.region', 'organisation.sounds_version'])
    .where('user.id', '=', user_id),
)

export const findStudentOfUser = prepareFirst((queries, user_id: number) =>
  queries.selectFrom('student').selectAll().where('user_id', '=', user_id),
)

export const findRequiredProfile = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('student')
    .innerJoin('organisation', 'organisation.id', 'student.organisation_id')
    .select(['first_name', 'last_name', 'screen_name', 'date_of_birth', 'level_id'])
    .select(['first_name_given', 'last_name_given', 'level_given', 'organisation.asks_date_of_birth'])
    .where('student.id', '=', student_id)
    .executeTakeFirstOrThrow()

const findExchange = prepareFirst((queries, family_id: number) =>
  queries
    .selectFrom('token_family')
    .innerJoin('exchange_token', 'exchange_token.id', 'token_family.exchange_token_id')
    .select('exchange_token.kind')
    .where('token_family.id', '=', family_id),
)

export const findExchangeTokenKind = async (
  queries: Queries,
  family_id: number,
): Promise<ExchangeTokenKind | null> => (await findExchange(queries, family_id))?.kind ?? null
