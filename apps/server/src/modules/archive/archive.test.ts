// @database any
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createNamer, exportTo, numberFrom } from '../../testing/moved-school.ts'
import { makeFullSchool, type FullSchool } from '../../testing/full-school.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { chunksOf, openZip } from './format/open-zip.ts'
import { movingTables, partOfTable } from './format/names.ts'
import { importOrganisation } from './index.ts'

const [here, there] = [100_000_000, 300_000_000]
let from: TestApp
let to: TestApp
let school: FullSchool
let file: string

beforeAll(async () => {
  from = await startTestApp()
  to = await startTestApp()
  await numberFrom(from, here)
  await numberFrom(to, there)
  school = await makeFullSchool(from)
  file = await exportTo(from, school.child.organisation_id)
})
afterAll(() => Promise.all([from.close(), to.close()]))

async function readAll(path: string): Promise<Record<string, string>> {
  const zip = await openZip(path)
  const parts: Record<string, string> = {}
  for (const name of zip.names) {
    const chunks: Buffer[] = []
    for await (const chunk of chunksOf(await zip.read(name))) chunks.push(chunk)
    parts[name] = Buffer.concat(chunks).toString()
  }
  zip.close()
  return parts
}

test('x', async () => {
  const parts = await readAll(file)
  console.log(movingTables.filter((t) => parts[partOfTable(t)] === ''))
  console.log(Object.entries(parts).map(([k, v]) => `${k} ${v.length}`).join('\n'))
  const result = await importOrganisation({ database: to.database, dataDir: to.folder }, file)
  console.log(result)
  const second = await readAll(await exportTo(to, result.organisation_id))
  const [a, b] = [await createNamer(from, here), await createNamer(to, there)]
  for (const table of movingTables) expect(b(second[partOfTable(table)] ?? ''), table).toBe(a(parts[partOfTable(table)] ?? ''))
  void sql
})
