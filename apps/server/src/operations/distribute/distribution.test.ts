import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readReferencesWithoutIndex } from '../../db/dialects/postgres/change-references.ts'
import type { Table } from '../../db/personal-data/description.ts'
import { organisationTables, referenceTables, tableNames } from '../../db/personal-data/read-description.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { listStatements, spreadColumn } from './distribution.ts'
import { readSchema, type Constraint, type PostgresSchema } from './read-schema.ts'

/** What makes each table anew, in parts by the column by which it is spread; `in` is the schema where they are made. */
function listParted({ constraints, uniqueIndexes }: PostgresSchema, schema: string): readonly string[] {
  const own = constraints.filter(({ kind }) => kind !== 'f')
  const references = constraints.filter(({ kind }) => kind === 'f')
  const add = ({ table, name, definition }: Constraint): string =>
    `alter table ${schema}."${table}" add constraint "${name}" ${definition}`
  return [
    ...tableNames.map((table) => {
      const column = spreadColumn(table)
      const parts = column === null ? '' : ` partition by hash ("${column}")`
      return `create table ${schema}."${table}" (like public."${table}" including defaults)${parts}`
    }),
    ...own.map(add),
    ...uniqueIndexes.map(({ definition }) => definition.replace(' ON public.', ` ON ${schema}.`)),
    ...references.map((constraint) =>
      add({
        ...constraint,
        definition: constraint.definition.replace(/REFERENCES /, `REFERENCES ${schema}.`),
      }),
    ),
  ]
}

/** What PostgreSQL refuses of these. */
async function runAll({ database }: TestApp, statements: readonly string[]): Promise<readonly string[]> {
  const refused: string[] = []
  for (const statement of statements)
    await sql
      .raw(statement)
      .execute(database.queries)
      .catch((error: Error) => refused.push(`${statement}: ${error.message}`))
  return refused
}

describe.runIf(process.env['TEST_DATABASE_URL'])('a database of several machines', () => {
  let app: TestApp
  let schema: PostgresSchema
  beforeAll(async () => {
    app = await startTestApp()
    schema = await readSchema(app.database.queries)
  })
  afterAll(() => app.close())

  test('OPS-10 each table with all its keys can be parted by organisation, but for those that are named', async () => {
    await sql`create schema parted`.execute(app.database.queries)
    const refused = await runAll(app, listParted(schema, 'parted'))
    expect(refused).toEqual([])
    expect(referenceTables.toSorted()).toEqual([
      'badge',
      'curriculum_step',
      'global_name',
      'item_difficulty',
      'organisation',
      'setting',
      'word',
    ])
    const byKey = tableNames.filter((table) => !['organisation_id', null].includes(spreadColumn(table)))
    expect(byKey.toSorted()).toEqual(['attempt', 'familiar_network', 'used_assertion'])
  })

  test('OPS-10 a key without the organisation is refused', async () => {
    await sql`create schema parted_wrongly`.execute(app.database.queries)
    const wrong = {
      table: 'note' as Table,
      name: 'note_pkey',
      kind: 'p' as const,
      definition: 'PRIMARY KEY (id)',
    }
    const constraints = schema.constraints.filter(({ kind }) => kind !== 'f')
    const others = constraints.filter(({ name }) => name !== 'note_pkey')
    const statements = listParted({ uniqueIndexes: [], constraints: [...others, wrong] }, 'parted_wrongly')
    expect(await runAll(app, statements)).toEqual([
      expect.stringMatching(/note_pkey.*must include all partitioning columns/s),
    ])
  })

  test('OPS-10 every reference between tables of an organisation has it on both sides, in the same place', () => {
    const own = new Set<string>(organisationTables)
    const between = schema.constraints.flatMap(({ kind, table, name, definition }) => {
      const [, from = '', to = '', its = ''] =
        /^FOREIGN KEY \((.*?)\) REFERENCES "?(\w+)"?\((.*?)\)/.exec(definition) ?? []
      return kind === 'f' && own.has(table) && own.has(to) ? [{ name, from, its, definition }] : []
    })
    expect(between.length).toBeGreaterThan(60)
    for (const { name, from, its, definition } of between) {
      const place = from.split(', ').indexOf('organisation_id')
      expect(place, name).toBeGreaterThanOrEqual(0)
      expect(its.split(', ').indexOf('organisation_id'), name).toBe(place)
      // Citus refuses it where the organisation is part of the reference.
      expect(definition).not.toMatch(/SET NULL|SET DEFAULT/)
    }
  })

  test('OPS-10 an index serves each reference', async () => {
    expect(await readReferencesWithoutIndex(app.database.queries as unknown as Kysely<unknown>)).toEqual([])
  })

  test('OPS-10 the statements for Citus spread each table once, and put back each reference', () => {
    const statements = listStatements(schema.constraints)
    const made = statements.flatMap((text) => /^SELECT create_\w+\('"(\w+)"'/.exec(text)?.[1] ?? [])
    expect(made.toSorted()).toEqual([...tableNames].toSorted())
    const count = (start: RegExp): number => statements.filter((text) => start.test(text)).length
    const references = schema.constraints.filter(({ kind }) => kind === 'f').length
    expect([count(/DROP CONSTRAINT/), count(/ADD CONSTRAINT .* FOREIGN KEY/)]).toEqual([
      references,
      references,
    ])
    const last = (start: RegExp): number => statements.findLastIndex((text) => start.test(text))
    expect(last(/DROP CONSTRAINT/)).toBeLessThan(statements.findIndex((text) => text.startsWith('SELECT')))
    expect(last(/create_reference_table/)).toBeLessThan(
      statements.findIndex((text) => text.includes('create_distributed_table')),
    )
  })
})
