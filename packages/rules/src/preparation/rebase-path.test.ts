import type { PathDocument, PathEntry } from '@letterliaan/contract'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openSettings } from './to-path-document.ts'
import { rebasePath } from './rebase-path.ts'
import { formatStepKey, createEntry } from './step-key.ts'

const entry = (nr: number, more: Partial<PathEntry> = {}): PathEntry => ({
  ...createEntry({ nr, is_own: false, is_test_step: false }, 1),
  ...more,
})
const pathOf = (entries: readonly PathEntry[], settings: Partial<PathDocument['settings']> = {}) => ({
  entries: [...entries],
  settings: { ...openSettings, ...settings },
})
const steps = (...nrs: number[]) => pathOf(nrs.map((nr) => entry(nr)))
const numbers = ({ entries }: PathDocument) => entries.map(({ nr }) => nr)

describe('PATH-1 changes of a path are replayed on a newer one', () => {
  test.each([
    ['a step of each', [1, 2], [1, 2, 3], [1, 5, 2], [1, 5, 2, 3]],
    ['a step that both added', [1], [1, 3], [1, 3], [1, 3]],
    ['what I took off', [1, 2, 3], [1, 3], [1, 2, 3, 4], [1, 3, 4]],
    ['what the other took off', [1, 2, 3], [1, 2, 3, 9], [1, 3], [1, 3, 9]],
    ['the order that I made', [1, 2, 3], [3, 1, 2], [1, 2, 3, 4], [3, 4, 1, 2]],
    ['the order that the other made', [1, 2, 3], [1, 2, 3, 4], [3, 1, 2], [3, 4, 1, 2]],
  ])('%s', (_, base, mine, newer, after) => {
    expect(numbers(rebasePath(steps(...base), steps(...mine), steps(...newer)))).toEqual(after)
  })

  test('the changes of both people are kept, and on conflict mine wins', () => {
    const base = pathOf([entry(1), entry(2)])
    const mine = pathOf([entry(1, { waived: true, hint: 'Mijn hint' }), entry(2, { phase_id: 2 })], {
      max_difficulty: 2,
      excluded_templates: ['Blokken'],
    })
    const newer = pathOf([entry(1, { lock: 'open', hint: 'Zijn hint' }), entry(2)], {
      excluded_templates: ['Zinnen1'],
    })
    expect(rebasePath(base, mine, newer)).toEqual(
      pathOf([entry(1, { waived: true, lock: 'open', hint: 'Mijn hint' }), entry(2, { phase_id: 2 })], {
        max_difficulty: 2,
        excluded_templates: ['Zinnen1', 'Blokken'],
      }),
    )
    const without = (...excluded_templates: PathDocument['settings']['excluded_templates']) =>
      pathOf([], { excluded_templates })
    expect(rebasePath(without('Blokken'), without(), without('Blokken', 'Zinnen1'))).toEqual(
      without('Zinnen1'),
    )
    const crossing = rebasePath(
      pathOf([]),
      pathOf([], { max_difficulty: 1 }),
      pathOf([], { min_difficulty: 3 }),
    )
    expect(crossing.settings).toMatchObject({ min_difficulty: 1, max_difficulty: 1 })
  })

  const anyPath = fc
    .tuple(
      fc.uniqueArray(
        fc.record({
          nr: fc.integer({ min: 1, max: 9 }),
          waived: fc.boolean(),
          world: fc.integer({ min: 1, max: 4 }),
        }),
        { selector: ({ nr }) => nr, maxLength: 9 },
      ),
      fc.constantFrom(1, 2, 3),
    )
    .map(([all, stars]) =>
      pathOf(
        all.map(({ nr, waived, world }) => entry(nr, { waived, phase_id: world })),
        { max_difficulty: stars },
      ),
    )

  test('an unchanged draft becomes the newer path, and a draft stays if the newer path is its base', () => {
    fc.assert(
      fc.property(anyPath, anyPath, (base, other) => {
        expect(rebasePath(base, base, other)).toEqual(other)
        expect(rebasePath(base, other, base)).toEqual(other)
      }),
    )
  })

  test('each step occurs once, after the removals and additions of both people', () => {
    fc.assert(
      fc.property(anyPath, anyPath, anyPath, (base, mine, newer) => {
        const keys = rebasePath(base, mine, newer).entries.map(formatStepKey)
        const keysOf = (path: PathDocument) => new Set(path.entries.map(formatStepKey))
        const [was, own, theirs] = [keysOf(base), keysOf(mine), keysOf(newer)]
        expect(new Set(keys).size).toBe(keys.length)
        for (const key of new Set([...was, ...own, ...theirs])) {
          const isWanted = was.has(key) ? own.has(key) && theirs.has(key) : true
          expect(keys.includes(key), key).toBe(isWanted)
        }
      }),
    )
  })
})
