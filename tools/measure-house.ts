import { dirname, normalize } from 'node:path'

export interface CodeFile {
  readonly path: string
  readonly text: string
}

export interface Measures {
  /** Pairs of which the first imports the second. */
  readonly crossingPairs: number
  /** Pairs that import each other, counted once. */
  readonly mutualPairs: number
  readonly smallFiles: number
  readonly singleFileFolders: number
}

const modules = 'apps/server/src/modules/'
const smallLines = 15

const moduleOf = (path: string): string | undefined =>
  path.startsWith(modules) ? path.slice(modules.length).split('/')[0] : undefined

const importsOf = ({ path, text }: CodeFile): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, address = '']) =>
    normalize(`${dirname(path)}/${address}`),
  )

export function findCrossings(files: readonly CodeFile[]): Set<string> {
  const pairs = files.flatMap((file) => {
    const from = moduleOf(file.path)
    if (from === undefined) return []
    return importsOf(file)
      .map(moduleOf)
      .filter((to) => to !== undefined && to !== from)
      .map((to) => `${from} ${to}`)
  })
  return new Set(pairs)
}

const isMutual = (pair: string, pairs: ReadonlySet<string>): boolean =>
  pairs.has(pair.split(' ').toReversed().join(' '))

function countSingleFileFolders(files: readonly CodeFile[]): number {
  const folders = Map.groupBy(files, ({ path }) => dirname(path))
  const holdsFolder = (folder: string): boolean =>
    folder === '.' || [...folders.keys()].some((other) => other.startsWith(`${folder}/`))
  return [...folders].filter(([folder, inside]) => inside.length === 1 && !holdsFolder(folder)).length
}

export function measureHouse(files: readonly CodeFile[]): Measures {
  const pairs = findCrossings(files)
  return {
    crossingPairs: pairs.size,
    mutualPairs: [...pairs].filter((pair) => isMutual(pair, pairs)).length / 2,
    smallFiles: files.filter(({ text }) => text.trimEnd().split('\n').length < smallLines).length,
    singleFileFolders: countSingleFileFolders(files),
  }
}
