import { sql, type Kysely } from 'kysely'

/** From when until when a child was in a group (ADR 41); filled with what the audit log knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('group_membership')
    .addColumn('organisation_id', 'bigint', (c) => c.notNull().references('organisation.id'))
    .addColumn('group_id', 'bigint', (c) => c.notNull().references('group.id'))
    .addColumn('student_id', 'bigint', (c) => c.notNull().references('student.id'))
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('until', 'bigint')
    .addPrimaryKeyConstraint('group_membership_key', ['group_id', 'student_id', 'since'])
    .execute()
  await db.schema
    .createIndex('group_membership_student')
    .on('group_membership')
    .column('student_id')
    .execute()
  await fillMemberships(db)
}

interface Tables {
  readonly audit: {
    readonly id: number
    readonly action: string
    readonly detail: string
    readonly created_at: number
  }
  readonly group: { readonly id: number }
  readonly group_student: Owner
  readonly group_membership: MembershipRow
}

interface Owner {
  readonly organisation_id: number
  readonly group_id: number
  readonly student_id: number
}

interface MembershipRow extends Owner {
  readonly since: number
  readonly until: number | null
}

const batchSize = 200

export async function fillMemberships(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped as Kysely<Tables>
  const current = await db
    .selectFrom('group_student')
    .select(['organisation_id', 'group_id', 'student_id'])
    .execute()
  const rows = rowsOf(current, await readChanges(db))
  for (let at = 0; at < rows.length; at += batchSize)
    await db
      .insertInto('group_membership')
      .values(rows.slice(at, at + batchSize))
      .execute()
}

/** Somebody was put in a group or taken out of it. */
interface Change extends Owner {
  readonly isAdded: boolean
  readonly at: number
}

/** Of groups and children that still are, the earliest first. */
async function readChanges(db: Kysely<Tables>): Promise<Change[]> {
  const { rows } = await sql<{
    organisation_id: number
    detail: string
    created_at: number
  }>`select organisation_id, detail, created_at from audit where action = 'group_students_changed' order by id`.execute(
    db,
  )
  const groups = new Set((await db.selectFrom('group').select('id').execute()).map(({ id }) => id))
  const { rows: students } = await sql<{ id: number }>`select id from student`.execute(db)
  const children = new Set(students.map(({ id }) => id))
  return rows.flatMap(({ organisation_id, detail, created_at }) => {
    const { group_id, added, removed } = JSON.parse(detail) as {
      group_id: number
      added: number[]
      removed: number[]
    }
    if (!groups.has(group_id)) return []
    const toChange = (isAdded: boolean) => (student_id: number) => ({
      organisation_id,
      group_id,
      student_id,
      isAdded,
      at: created_at,
    })
    return [...removed.map(toChange(false)), ...added.map(toChange(true))].filter(({ student_id }) =>
      children.has(student_id),
    )
  })
}

/** What a child did before it was in any group counts in its first one. */
function rowsOf(current: readonly Owner[], changes: readonly Change[]): MembershipRow[] {
  const rows: MembershipRow[] = []
  const open = new Map<string, number>()
  const known = new Set<number>()
  const nameOf = ({ group_id, student_id }: Owner): string => `${group_id} ${student_id}`
  for (const { organisation_id, group_id, student_id, isAdded, at } of changes) {
    const owner = { organisation_id, group_id, student_id }
    if (isAdded) open.set(nameOf(owner), known.has(student_id) ? at : 0)
    else {
      rows.push({ ...owner, since: open.get(nameOf(owner)) ?? 0, until: at })
      open.delete(nameOf(owner))
    }
    known.add(student_id)
  }
  for (const { organisation_id, group_id, student_id } of current) {
    const owner = { organisation_id, group_id, student_id }
    const lefts = rows.filter((row) => row.student_id === student_id).map(({ until }) => until ?? 0)
    rows.push({ ...owner, since: open.get(nameOf(owner)) ?? Math.max(0, ...lefts), until: null })
  }
  return [...new Map(rows.map((row) => [`${nameOf(row)} ${row.since}`, row])).values()]
}
