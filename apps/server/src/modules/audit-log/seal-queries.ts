import type { Insertable } from 'kysely'
import type { Queries } from '../../db/database.ts'
import type { AuditSealTable } from '../../db/schema.ts'
import { markAcrossOrganisations } from '../../db/across-organisations.ts'
import { readSetting, saveSetting } from '../../db/tables/setting.ts'

export const findUnsealed = (queries: Queries, until: number) =>
  queries
    .selectFrom('audit')
    .select('organisation_id')
    .distinct()
    .where('created_at', '<=', until)
    .where((eb) =>
      eb(
        'audit.id',
        '>',
        eb.fn.coalesce(
          eb
            .selectFrom('audit_seal')
            .select(({ fn }) => fn.max('audit_seal.until_id').as('id'))
            .whereRef('audit_seal.organisation_id', '=', 'audit.organisation_id'),
          eb.val(0),
        ),
      ),
    )
    .modifyEnd(markAcrossOrganisations('one round seals the log of all'))
    .execute()

export const findLastSeal = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('audit_seal')
    .selectAll()
    .where('organisation_id', '=', organisation_id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findHashesToSeal = (
  queries: Queries,
  organisation_id: number,
  { after, until, limit }: { readonly after: number; readonly until: number; readonly limit: number },
) =>
  queries
    .selectFrom('audit')
    .select(['id', 'hash'])
    .where('organisation_id', '=', organisation_id)
    .where('id', '>', after)
    .where('created_at', '<=', until)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Returns false if another process inserted the seal first. */
export async function insertSeal(queries: Queries, seal: Insertable<AuditSealTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('audit_seal')
    .values(seal)
    .onConflict((conflict) => conflict.columns(['organisation_id', 'number']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const findSeals = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('audit_seal')
    .selectAll()
    .where('organisation_id', '=', organisation_id)
    .orderBy('number')
    .execute()

export const findSealedRows = (queries: Queries, organisation_id: number, after: number, until: number) =>
  queries
    .selectFrom('audit')
    .selectAll()
    .where('organisation_id', '=', organisation_id)
    .where('id', '>', after)
    .where('id', '<=', until)
    .orderBy('id')
    .execute()

/** Finds when people of the organisation were erased; `done_at` is null while an erasure runs. */
export const findErasures = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('erasure')
    .select(['started_at', 'done_at'])
    .where('organisation_id', '=', organisation_id)
    .where('started_at', 'is not', null)
    .execute()

/** Finds when an archive was last imported. It may have redacted rows whose erasures are not in it. */
export const findLastImportTime = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('audit')
    .select('created_at')
    .where('organisation_id', '=', organisation_id)
    .where('action', '=', 'organisation_imported')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

const markName = (organisation_id: number): string => `audit_seal_${organisation_id}`

/** Reads the number and hash of the last seal. They are stored elsewhere, to detect a deleted seal. */
export async function findSealMark(queries: Queries, organisation_id: number) {
  const mark = await readSetting(queries, markName(organisation_id))
  const [number, hash] = mark?.split(' ') ?? []
  return number === undefined || hash === undefined ? null : { number: Number(number), hash }
}

export const saveSealMark = (queries: Queries, organisation_id: number, number: number, hash: string) =>
  saveSetting(queries, markName(organisation_id), `${number} ${hash}`)

export const findSealByHash = (queries: Queries, hash: string) =>
  queries
    .selectFrom('audit_seal')
    .select('number')
    .where('hash', '=', hash)
    .modifyEnd(markAcrossOrganisations('a seal that was kept elsewhere may be of any'))
    .executeTakeFirst()
