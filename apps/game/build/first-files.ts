import { join } from 'node:path'
import type { Rolldown } from 'vite'

/** A page that children often open or reload directly. */
export interface FirstPage {
  readonly pattern: RegExp
  /** Name of the screen in `src/routes/screens`; null for a page without login. */
  readonly screen: string | null
  /** Name of the first screen in `src/start/frames.tsx`. `#` replaces the number in the address. */
  readonly frame?: string
  /** Maximum size of its scripts, including the game's own (kB, brotli; performance.md, Loading). */
  readonly maxScript: number
}

export const firstPages: readonly FirstPage[] = [
  { pattern: /^\/login\/?$/, screen: null, frame: 'login', maxScript: 82 },
  { pattern: /^\/?$/, screen: 'WorldsPage', frame: 'overview', maxScript: 122 },
  { pattern: /^\/wereld\/\d+\/?$/, screen: 'WorldPage', frame: 'world-#', maxScript: 129.5 },
  {
    pattern: /^\/fase\/\d+\/stap\/\d+(\/[1-3])?\/?$/,
    screen: 'LessonPage',
    frame: 'lesson',
    maxScript: 121.5,
  },
  {
    pattern: /^\/fase\/\d+\/stap\/\d+\/\d+\/?$/,
    screen: 'ExercisePage',
    frame: 'exercise',
    maxScript: 146,
  },
  { pattern: /^\/test\/\d+\/\d+\/?$/, screen: 'ToetsPage', frame: 'exercise', maxScript: 148 },
  { pattern: /^\/boomhut\/?$/, screen: 'TreehousePage', maxScript: 132 },
]

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } }

const source = join(import.meta.dirname, '../src')
const isChunk = (file: Bundle[string] | undefined): file is Chunk => file?.type === 'chunk'

/** Lists the stylesheets of a first page in cascade order, so those of imported files are first. */
export function listStylesOfPage(bundle: Bundle, screen: string | null): string[] {
  const styles = new Set<string>()
  const seen = new Set<Chunk>()
  function add(chunk: Chunk): void {
    if (chunk.isEntry || seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (isChunk(imported)) add(imported)
    }
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
  }
  for (const chunk of chunksOfPage(bundle, screen)) add(chunk)
  return [...styles]
}

/** Lists the files of a first page except the entry. Each stylesheet is before the code that needs it. */
export function listFilesOfPage(bundle: Bundle, screen: string | null): string[] {
  const needed = new Set<Chunk>()
  function add(chunk: Chunk): void {
    if (chunk.isEntry || needed.has(chunk)) return
    needed.add(chunk)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (isChunk(imported)) add(imported)
    }
  }
  for (const chunk of chunksOfPage(bundle, screen)) add(chunk)
  return [...needed].flatMap(({ fileName, viteMetadata }) =>
    [...(viteMetadata?.importedCss ?? [])].concat(fileName),
  )
}

function chunksOfPage(bundle: Bundle, screen: string | null): Chunk[] {
  const chunks = Object.values(bundle).filter(isChunk)
  const modules = screen === null ? ['start/login.tsx'] : ['start/game.tsx', `routes/screens/${screen}.tsx`]
  return modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(source, module)))
    if (chunk === undefined) throw new Error(`no chunk holds ${module}`)
    return chunk
  })
}
