import { readFileSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import type { Database } from '../db/database.ts'
import type { Contents, StepContent } from '../modules/curriculum/content.ts'

type PreparedContents = ReadonlyMap<number, StepContent>

/** Name of the file with prepared contents, because reading them from the database takes most of a start. */
const variable = 'TEST_PREPARED_CONTENTS'

export async function writePreparedContents(
  { queries }: Database,
  contents: Contents,
  file: string,
): Promise<void> {
  const steps = await queries.selectFrom('curriculum_step').select('id').execute()
  const nobody = { organisation_id: 0, sounds_version: '' }
  const read = steps.map(async ({ id }) => [id, await contents.voiced(queries, id, nobody)] as const)
  const prepared: PreparedContents = new Map(await Promise.all(read))
  writeFileSync(file, serialize(prepared))
}

export const usePreparedContents = (file: string): void => void (process.env[variable] = file)

let known: PreparedContents | undefined

export function readPreparedContents(): PreparedContents | undefined {
  const file = process.env[variable]
  if (file !== undefined) known ??= deserialize(readFileSync(file)) as PreparedContents
  return known
}
