import { join } from 'node:path'
import type { Rolldown } from 'vite'

/** An address that children open or reload much. */
export interface FirstPage {
  readonly pattern: RegExp
  /** Its code in `src/routes/screens`; null where nobody is logged in. */
  readonly screen: string | null
  /** The script that it may take, with that of the whole game (kB, brotli; performance.md, Loading). */
  readonly maxScript: number
}

export const firstPages: readonly FirstPage[] = [
  { pattern: /^\/login\/?$/, screen: null, maxScript: 80 },
  { pattern: /^\/?$/, screen: 'OverviewPage', maxScript: 112 },
  { pattern: /^\/wereld\/\d+\/?$/, screen: 'WorldPage', maxScript: 117 },
  { pattern: /^\/fase\/\d+\/stap\/\d+(\/[1-3])?\/?$/, screen: 'LessonPage', maxScript: 112 },
  { pattern: /^\/fase\/\d+\/stap\/\d+\/\d+\/?$/, screen: 'ExercisePage', maxScript: 132 },
  { pattern: /^\/test\/\d+\/\d+\/?$/, screen: 'ToetsPage', maxScript: 134 },
  { pattern: /^\/boomhut\/?$/, screen: 'TreehousePage', maxScript: 119 },
]

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } }

const source = join(import.meta.dirname, '../src')
const isChunk = (file: Bundle[string] | undefined): file is Chunk => file?.type === 'chunk'

/** The files of a first page, but for the entry that every page names: each stylesheet before the code that it belongs to. */
export function filesOfPage(bundle: Bundle, screen: string | null): string[] {
  const chunks = Object.values(bundle).filter(isChunk)
  const needed = new Set<Chunk>()
  function add(chunk: Chunk): void {
    if (chunk.isEntry || needed.has(chunk)) return
    needed.add(chunk)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (isChunk(imported)) add(imported)
    }
  }
  const modules = screen === null ? ['start/login.tsx'] : ['start/game.tsx', `routes/screens/${screen}.tsx`]
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(source, module)))
    if (chunk === undefined) throw new Error(`no chunk holds ${module}`)
    add(chunk)
  }
  return [...needed].flatMap(({ fileName, viteMetadata }) =>
    [...(viteMetadata?.importedCss ?? [])].concat(fileName),
  )
}
