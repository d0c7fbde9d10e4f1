import { join } from 'node:path'
import { minifySync, type Plugin, type Rolldown } from 'vite'
import { giveHeadStart, type HeadStart } from '../src/start/head-start.ts'

/** The addresses that children open or reload most, and the code of the page there; null where nobody is logged in. */
export const firstPages = [
  [String.raw`^/login/?$`, null],
  [String.raw`^/?$`, 'OverviewPage'],
  [String.raw`^/wereld/\d+/?$`, 'WorldPage'],
  [String.raw`^/fase/\d+/stap/\d+(/[1-3])?/?$`, 'LessonPage'],
  [String.raw`^/fase/\d+/stap/\d+/\d+/?$`, 'ExercisePage'],
  [String.raw`^/test/\d+/\d+/?$`, 'ToetsPage'],
  [String.raw`^/boomhut/?$`, 'TreehousePage'],
] as const

type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } }

/**
 * Writes into the page itself which files each address needs, and the script that asks for them: the browser knows them with
 * the page's first bytes, instead of one import after the other (docs/adr/0016-bytes.md).
 */
export function headStart(): Plugin {
  return {
    name: 'letterliaan-head-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
        const call = `(${giveHeadStart.toString()})(${JSON.stringify(listFiles(chunks))})`
        // Before the first stylesheet: a script waits for those that stand above it.
        return html.replace(
          '<script',
          () => `<script>${minifySync('head-start.js', call).code.trim()}</script>\n    <script`,
        )
      },
    },
  }
}

function listFiles(chunks: readonly Chunk[]): HeadStart {
  const files: string[] = []
  const needsOf = (...modules: string[]) =>
    filesOf(chunks, modules).map((file) =>
      files.includes(file) ? files.indexOf(file) : files.push(file) - 1,
    )
  return {
    pages: firstPages.map(([pattern, screen]) => [
      pattern,
      screen === null ? [] : needsOf('start/game.tsx', `routes/screens/${screen}.tsx`),
    ]),
    login: needsOf('start/login.tsx'),
    files,
  }
}

/** The addresses of what these modules need, but for what the page names already. */
function filesOf(chunks: readonly Chunk[], modules: readonly string[]): string[] {
  const source = join(import.meta.dirname, '../src')
  const needed = new Set<Chunk>()
  function add(chunk: Chunk | undefined): void {
    if (chunk === undefined || chunk.isEntry || needed.has(chunk)) return
    needed.add(chunk)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(source, module)))
    if (chunk === undefined) throw new Error(`no chunk holds ${module}`)
    add(chunk)
  }
  const names = [...needed].flatMap(({ fileName, viteMetadata }) =>
    [...(viteMetadata?.importedCss ?? [])].concat(fileName),
  )
  return names.map((name) => `/${name}`)
}
