import { closeSync, globSync, openSync, readSync } from 'node:fs'

/**
 * First line of a test file. Nightly: takes long, or needs processes, a network or many seeds. Both databases:
 * also runs on PostgreSQL, because it depends on dialect, schema, locks, transactions, JSON or time.
 */
export type TestFileMark = '// @nightly' | '// @database both'

export const findMarkedTests = (mark: TestFileMark): string[] =>
  globSync('{packages,apps,art,tools}/**/*.test.{ts,tsx}', {
    exclude: (name) => name === 'node_modules',
  }).filter((file) => startsWith(file, `${mark}\n`))

function startsWith(file: string, text: string): boolean {
  const bytes = Buffer.alloc(text.length)
  const opened = openSync(file, 'r')
  readSync(opened, bytes, 0, bytes.length, 0)
  closeSync(opened)
  return bytes.toString() === text
}
