import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { InstalledFile } from './make-files.ts'

export type Written = 'new' | 'same' | 'kept' | 'replaced'

/** May a file that says something else be replaced? */
export type AskToReplace = (file: string) => Promise<boolean>

/** Below `root`. What is replaced stays beside it, as `.old`. Returns what became of each file. */
export async function writeFiles(
  root: string,
  files: readonly InstalledFile[],
  mayReplace: AskToReplace,
): Promise<ReadonlyMap<string, Written>> {
  const outcome = new Map<string, Written>()
  for (const { path: place, text, mode } of files) {
    const file = path.join(root, place)
    const before = existsSync(file) ? await readFile(file, 'utf8') : null
    const written = await decide(file, { before, text, mayReplace })
    outcome.set(file, written)
    if (written === 'kept') continue
    if (written === 'replaced') await rename(file, `${file}.old`)
    if (written !== 'same') await store(file, text, mode)
    await chmod(file, mode)
  }
  return outcome
}

async function decide(
  file: string,
  {
    before,
    text,
    mayReplace,
  }: { readonly before: string | null; readonly text: string; readonly mayReplace: AskToReplace },
): Promise<Written> {
  if (before === null) return 'new'
  if (before === text) return 'same'
  return (await mayReplace(file)) ? 'replaced' : 'kept'
}

async function store(file: string, text: string, mode: number): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  // Never readable by others, not even for a moment.
  await writeFile(file, text, { mode: mode & 0o600 })
}
