import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './list-files.ts'

const root = join(import.meta.dirname, '../..')

/** Number of old folders to keep, which runs of earlier code may still read. */
const maxKept = 3

/** Makes a folder with the server's code, unless the same code already did so today. */
export async function makeOncePerDay(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const all = join(root, 'node_modules/.cache', name)
  const made = join(all, hashOfServer())
  if (existsSync(made)) return made
  mkdirSync(all, { recursive: true })
  const timeOf = (folder: string): number => statSync(join(all, folder)).mtimeMs
  const newestFirst = readdirSync(all).toSorted((a, b) => timeOf(b) - timeOf(a))
  for (const old of newestFirst.slice(maxKept - 1)) rmSync(join(all, old), { recursive: true })
  const making = `${made}-${process.pid}`
  mkdirSync(making)
  await make(making)
  // Another run may have finished first.
  if (existsSync(made)) return making
  renameSync(making, made)
  return made
}

function hashOfServer(): string {
  const hash = createHash('sha256').update(new Date().toDateString())
  for (const file of listFiles(root, ['apps/server', 'packages'])) {
    if (/\.test\.tsx?$/.test(file)) continue
    const { mtimeMs, size } = statSync(join(root, file))
    hash.update(`${file} ${mtimeMs} ${size} `)
  }
  return hash.digest('hex').slice(0, 16)
}
