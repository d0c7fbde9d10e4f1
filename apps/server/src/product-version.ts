import { readFileSync } from 'node:fs'

const file = new URL('../../../package.json', import.meta.url)

export const productVersion = (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version

const numbersOf = (version: string): number[] =>
  (/^\d+(\.\d+)*/.exec(version)?.[0] ?? '0').split('.').map(Number)

export function compareVersions(a: string, b: string): number {
  const [ours, theirs] = [numbersOf(a), numbersOf(b)]
  for (let at = 0; at < Math.max(ours.length, theirs.length); at += 1) {
    const difference = (ours[at] ?? 0) - (theirs[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
