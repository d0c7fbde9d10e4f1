import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { workplaceNames } from './workplaces/workplace-names.ts'

const files = new Map(
  globSync('{scenes,workplaces,pictures}/**/*.svg', { cwd: import.meta.dirname }).map((path) => [
    path,
    readFileSync(join(import.meta.dirname, path), 'utf8'),
  ]),
)

const weigh = (pattern: RegExp): number =>
  Array.from(files)
    .filter(([path]) => pattern.test(path))
    .reduce((bytes, [, svg]) => bytes + brotliCompressSync(svg).length, 0)

test.each(workplaceNames)('PLEK-1 the files of workplace %s weigh at most 40 kB compressed', (name) => {
  expect(weigh(new RegExp(`^workplaces/${name}/`))).toBeLessThan(40_000)
})

test.each([
  'entrance',
  'overview',
  'camp',
  'cave',
  'clearing',
  'hut',
  'treehouse',
  'field-camp',
  'world-1',
  'world-2',
  'world-3',
  'world-4',
])('the layers of scene %s weigh at most 40 kB compressed on a wide screen', (name) => {
  const bytes = weigh(new RegExp(`^scenes/art/${name}-(?!.*tall)`))
  expect([bytes > 0, bytes < 40_000]).toEqual([true, true])
})

test('every path draws something, and every reference to a gradient, mask or shape is defined', () => {
  const faults: string[] = []
  for (const [path, svg] of files) {
    const ids = new Set(Array.from(svg.matchAll(/\bid="([^"]+)"/g), ([, id]) => id))
    for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([\w-]+)/g))
      if (!ids.has(id)) faults.push(`${path}: #${id}`)
    if (/<path (?![^>]*\bd="[^"])/.test(svg)) faults.push(`${path}: an empty path`)
  }
  expect(faults).toEqual([])
})

test('every row of bushes reaches the right edge of its drawing', () => {
  const short: string[] = []
  for (const [path, svg] of files) {
    const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
    for (const [, start, arcs] of svg.matchAll(/d="M(-\d+) \d+a([^a-z"]+)v\d+H\1z"/g)) {
      const numbers = (arcs?.match(/-?[\d.]+/g) ?? []).map(Number)
      const end = numbers.reduce((x, number, at) => (at % 7 === 5 ? x + number : x), Number(start))
      if (end < width) short.push(`${path}: ${end} of ${width}`)
    }
  }
  expect(short).toEqual([])
})
