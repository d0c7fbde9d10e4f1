import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listChecklistRowIds } from './checklist/rows.ts'
import {
  findBrokenCitations,
  findMisnumbered,
  type CitationTargets,
  type CitedPage,
  readPage,
} from './citations/citations.ts'
import { findDeadLinks } from './citations/links.ts'

/** Exits with 1 if a cited page, link or path is missing, or a decision's number is used twice. */
const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const pagesIn = (...patterns: string[]): [string, CitedPage][] =>
  globSync(patterns, { cwd: root, exclude: (name) => name === 'node_modules' }).map((path) => [
    basename(path),
    readPage(read(path)),
  ])

const library: CitationTargets = {
  pages: new Map([
    ...pagesIn('*.md', 'docs/*.md', 'docs/{adr,recipes}/*.md', '{apps,packages}/*/*.md', 'bench/*.md'),
    ...pagesIn('docs/design/*.md'),
  ]),
  decisions: new Set(globSync('docs/adr/*.md', { cwd: root }).map((path) => basename(path, '.md'))),
  rows: new Set(listChecklistRowIds(read('tools/checklist/rows.tsv'))),
}

const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css', '*.mjs', '*.md'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 24,
})
  .split('\n')
  .filter((path) => path !== '' && !path.startsWith('tools/citations/') && existsSync(join(root, path)))

const broken = tracked.flatMap((path) =>
  findBrokenCitations(read(path), library).map(({ line, citation }) => `${path}:${line}  ${citation}`),
)
/** The build makes this folder, so it may be missing. */
const built = new Set(['apps/game/public/pictures'])
/** Every end of a path of a file or folder, such as 'modules/mending' or 'mending/queries.ts'. */
const ends = new Set(
  tracked.flatMap((path) => {
    const parts = path.split('/')
    return parts.flatMap((_, from) =>
      parts.slice(from).map((__, at) => parts.slice(from, from + at + 1).join('/')),
    )
  }),
)
/** Example files that the recipes make: a template and a screen. */
const invented = /^KijkTyp\/|\btitles\/|\bTitlesPage\./
const dead = tracked
  // The changelog names paths of the past.
  .filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md')
  .flatMap((page) =>
    findDeadLinks(
      read(page),
      page,
      (path) => built.has(path) || existsSync(join(root, path)),
      (end) => ends.has(end) || invented.test(end),
    ).map(({ line, target }) => `${page}:${line}  ${target}`),
  )
const misnumbered = findMisnumbered(library.decisions)
for (const line of [...broken, ...dead]) console.error(line)
for (const name of misnumbered) console.error(`docs/adr/${name}.md  has not the number of its place`)
console.log(`${tracked.length} files, ${broken.length} citations and ${dead.length} links that lead nowhere`)
process.exit(broken.length + dead.length + misnumbered.length === 0 ? 0 : 1)
