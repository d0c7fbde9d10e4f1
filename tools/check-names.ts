import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRetired } from './names/find-retired.ts'
import { notYet, retiredWords } from './names/retired-words.ts'

/**
 * Checks that no file, no name in the code and no comment uses a word that was retired (docs/glossary.md). Prints each
 * with what to say instead, and exits with 1. A folder of `notYet` is passed over; once nothing is left in it, it must
 * be taken off that list.
 */
const root = join(import.meta.dirname, '..')
const paths = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.mts'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 24,
})
  .split('\n')
  .filter((path) => path !== '' && !path.startsWith('tools/names/') && existsSync(join(root, path)))

const hits = paths.flatMap((path) =>
  findRetired(path, readFileSync(join(root, path), 'utf8'), retiredWords).map((hit) =>
    Object.assign(hit, { path }),
  ),
)
const folderOf = (path: string): string | undefined => notYet.find((folder) => path.startsWith(`${folder}/`))
const refused = hits.filter(({ path }) => folderOf(path) === undefined)
const clean = notYet.filter((folder) => !hits.some(({ path }) => folderOf(path) === folder))

for (const { path, line, text, instead } of refused) console.error(`${path}:${line}  ${text}: say ${instead}`)
for (const folder of clean) console.error(`${folder} is clean: take it off notYet`)
console.log(
  `${paths.length} files, ${refused.length} names that were retired, ${notYet.length} folders not yet`,
)
process.exit(refused.length === 0 && clean.length === 0 ? 0 : 1)
