import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chunkGroups } from './chunks.ts'

const root = join(import.meta.dirname, '../../..')
const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/game/src/**/*.{ts,tsx}'], { cwd: root })

/** Splits a pattern at the bars that are not inside brackets. */
function splitAtBars(pattern: string): string[] {
  const parts = ['']
  let depth = 0
  for (const [letter] of pattern.matchAll(/\[[^\]]*\]|./gs)) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === '|' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}

/** Lists every path that a pattern names: 'a/(b|c)' names 'a/b' and 'a/c'. */
const placesOf = (pattern: string): string[] =>
  splitAtBars(pattern).flatMap((part) => {
    const brackets = /^(.*?)\((?!\?)(.*)\)(.*)$/s.exec(part)
    if (brackets === null) return [part]
    const [, before = '', inside = '', after = ''] = brackets
    return splitAtBars(inside).flatMap((choice) => placesOf(before + choice + after))
  })

const named = chunkGroups.flatMap((group) =>
  group.test ? placesOf(group.test.source).map((place) => [group.name, place] as const) : [],
)

test('the chunk groups name more than 40 paths', () => expect(named.length).toBeGreaterThan(40))

test.each(named.filter(([, place]) => !place.startsWith('node_modules')))(
  "the chunk '%s' names only paths that exist: %s",
  (_, place) => expect(sources.some((path) => new RegExp(place).test(path))).toBe(true),
)
