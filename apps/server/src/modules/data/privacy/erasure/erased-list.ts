import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import type { ErasedId } from './erased-person.ts'

const ErasedIds = z.array(
  z.object({
    subject: z.enum(['child', 'user', 'organisation']),
    id: z.number(),
    created_at: z.number(),
  }),
)

/** Stored outside the database, because a restored backup would lack the newest ids. Contains ids only. */
export const erasedListName = 'erased.json'

export async function readErasedList(file: string): Promise<readonly ErasedId[]> {
  try {
    return ErasedIds.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

export async function addToErasedList(file: string, added: readonly ErasedId[]): Promise<void> {
  const known = await readErasedList(file)
  const all = new Map([...known, ...added].map((erased) => [JSON.stringify(erased), erased]))
  if (all.size === known.length) return
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(`${file}.new`, `${JSON.stringify([...all.values()], null, 1)}\n`, { mode: 0o600 })
  await rename(`${file}.new`, file)
}
