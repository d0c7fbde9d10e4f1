import type { ExerciseCategory, PathEntry, TemplateName } from '@letterliaan/contract'
import { describe, expect, test } from 'vitest'
import { comparePaths } from './compare-paths.ts'
import { openSettings } from './to-path-document.ts'
import { toDl } from '../calendar/school-year.ts'
import { addEntries, proposePath } from './propose-path.ts'
import { validatePath } from './validate-path.ts'
import { createEntry } from './step-key.ts'

const entry = (nr: number, more: Partial<PathEntry> = {}): PathEntry => ({
  ...createEntry({ nr, is_own: false, is_test_step: false }, 1),
  ...more,
})
const pathOf = (entries: readonly PathEntry[], settings = openSettings) => ({
  entries: [...entries],
  settings,
})
const manyIn = (world: number, count: number) =>
  Array.from({ length: count }, (_, at) => entry(world * 100 + at, { phase_id: world }))

describe('PATH-2 the path of a group at a month', () => {
  const steps = [1, 9, 20, 23, 28, 30, 31].map((dl, at) => ({ nr: at + 1, is_own: false, world: 1, dl }))

  test('waives what was taught before November in groep 5, and plans the rest of the school year', () => {
    expect(toDl(5, 3)).toBe(23)
    const proposed = proposePath(steps, 23)
    expect(proposed.map(({ nr, waived }) => [nr, waived])).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [4, false],
      [5, false],
      [6, false],
    ])
  })

  test('contains this school year until its end, and never contains own steps', () => {
    const own = { nr: 7, is_own: true, world: 1, dl: 1 }
    expect(proposePath([...steps, own], 30).map(({ nr }) => nr)).toEqual([1, 2, 3, 4, 5, 6])
    expect(proposePath(steps, 31).at(-1)).toMatchObject({ nr: 7, waived: false })
  })

  test('WEET-7 never contains a step that mixes two spellings', () => {
    const pair = { nr: 1001, is_own: false, world: 4, dl: 19 }
    expect(proposePath([...steps, pair], 30)).toEqual(proposePath(steps, 30))
  })

  test('ZIN-5 contains extra steps of this school year at their month, and none of another year', () => {
    const extra = (nr: number, dl: number) => ({ nr, is_own: false, world: 1, dl })
    const withExtra = [...steps, extra(101, 19), extra(102, 24), extra(103, 31)]
    expect(proposePath(withExtra, 23).map(({ nr, waived }) => [nr, waived])).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [4, false],
      [102, false],
      [5, false],
      [6, false],
    ])
  })

  test('ZIN-5 replaces the earliest step of an earlier year by an extra step in a full world, never a step of this year', () => {
    const standard = (nr: number, dl: number) => ({ nr, is_own: false, world: 1, dl })
    const earlier = [1, 2, 3, 4].map((nr) => standard(nr, nr))
    const ofYear = [5, 6, 7, 8, 9, 10].map((nr) => standard(nr, nr + 10))
    const extra = [101, 102, 103, 104, 105, 106].map((nr) => standard(nr, 18))
    const nrsWith = (numExtra: number) =>
      proposePath([...earlier, ...ofYear, ...extra.slice(0, numExtra)], 15).map(({ nr }) => nr)
    expect(nrsWith(0)).toHaveLength(10)
    expect(nrsWith(2)).toEqual([3, 4, 5, 6, 7, 8, 101, 102, 9, 10])
    expect(nrsWith(6)).toEqual([5, 6, 7, 8, 101, 102, 103, 104, 9, 10])
  })

  test('PATH-1 steps already on the path are skipped, and steps without a place are counted', () => {
    const { entries, left } = addEntries(manyIn(1, 9), [...manyIn(1, 1), entry(50), entry(51)])
    expect([entries.length, entries.at(-1)?.nr, left]).toEqual([10, 50, 1])
  })
})

describe('OWN-3 an own step', () => {
  const own = (nr: number, more: Partial<PathEntry> = {}) => entry(nr, { is_own: true, ...more })

  test('is placed in the treehouse if its world is full, while any other step gets no place', () => {
    const { entries, inTreehouse, left } = addEntries(manyIn(1, 10), [own(5), entry(50)])
    expect([entries.at(-1)?.nr, entries.at(-1)?.phase_id, inTreehouse, left]).toEqual([5, null, 1, 1])
  })

  test('gets no place if the treehouse has twenty steps', () => {
    const twenty = Array.from({ length: 20 }, (_, at) => own(at + 1, { phase_id: null }))
    expect(addEntries(twenty, [own(50, { phase_id: null })])).toMatchObject({ inTreehouse: 0, left: 1 })
    expect(addEntries([...twenty, ...manyIn(1, 10)], [own(50)])).toMatchObject({ inTreehouse: 0, left: 1 })
  })
})

describe('a path is refused with a sentence', () => {
  const recipe = (...templates: readonly (readonly [ExerciseCategory, TemplateName])[]) =>
    templates.map(([category, template]) => ({
      exercise_type: { name: template, category, template, is_dictation: false, num_words: 6 },
    }))
  const step = {
    label: 'Korte klank',
    recipe: recipe(
      ['Verkennen', 'LeesLetters'],
      ['Verkennen', 'LeesTyp'],
      ['Verkennen', 'KijkLees'],
      ['Oefenen', 'LuisterTyp'],
      ['Oefenen', 'Blokken'],
      ['Oefenen', 'Werkboek'],
      ['Dictee', 'StapDictee'],
    ),
  }
  const refuse = (entries: readonly PathEntry[], excluded_templates: TemplateName[] = []) =>
    validatePath(pathOf(entries, { ...openSettings, excluded_templates }), () => step)

  test.each([
    [[entry(1)], [], null],
    [[entry(1), entry(1)], [], /‘Korte klank’ staat twee keer/],
    [manyIn(1, 10), [], null],
    [manyIn(1, 12), [], /wereld 1 heeft 10 plaatsen, en u zet er 12 stappen. Haal er 2 weg/],
    [manyIn(4, 25), [], null],
    [[entry(1, { phase_id: null, is_own: true })], [], null],
    [[entry(1001, { phase_id: null })], [], null],
    [[entry(1001)], [], /hoort bij geen wereld. Zet hem in de boomhut/],
    [[entry(1, { phase_id: null })], [], /In de boomhut staan alleen eigen stappen.* Zet ‘Korte klank’/],
    [[entry(1, { phase_id: null, is_own: true, is_test_step: true })], [], /zonder toets erover/],
    [
      Array.from({ length: 21 }, (_, at) => entry(at + 1, { phase_id: null, is_own: true })),
      [],
      /boomhut zijn 20 plaatsen, en u zet er 21 stappen. Haal er 1 weg/,
    ],
    [[entry(1, { is_test_step: true })], [], /eerst een stap voor de toets/],
    [[entry(1), entry(1, { is_test_step: true })], [], null],
    [[entry(1)], ['KijkLees'], null],
    [[entry(1)], ['KijkLees', 'LeesTyp'], /geen twee oefeningen over om te verkennen/],
    [[entry(1)], ['Blokken'], /‘Korte klank’ niet te halen.* geen twee oefeningen over om te oefenen/],
    [[entry(1)], ['StapDictee'], /geen stapdictee/],
    [[entry(1, { waived: true })], ['StapDictee'], null],
  ] as const)('%# is refused with its sentence', (entries, excluded, sentence) => {
    expect(refuse(entries, [...excluded]) ?? 'niet').toMatch(sentence ?? /^niet$/)
  })

  test('a path with an unknown step is refused', () => {
    expect(validatePath(pathOf([entry(1)]), () => undefined)).toMatch(/die er niet meer is/)
  })
})

describe('PATH-5 the difference of a child’s path from its group’s', () => {
  const group = pathOf([entry(1), entry(2), entry(3), entry(4)])
  const differences = (entries: readonly PathEntry[]) =>
    comparePaths(pathOf(entries), group).differences.map(({ key: { nr }, kind }) => [nr, kind])

  test('is empty for equal paths', () => {
    expect(comparePaths(group, group)).toEqual({ differences: [], differsInSettings: false })
  })

  test('lists added, missing and moved steps and changed settings', () => {
    expect(differences([entry(1), entry(2), entry(9), entry(3), entry(4)])).toEqual([[9, 'added']])
    expect(differences([entry(1), entry(3), entry(4)])).toEqual([[2, 'removed']])
    expect(differences([entry(4), entry(1), entry(2), entry(3)])).toEqual([[4, 'moved']])
    expect(differences([entry(1), entry(2, { phase_id: 2 }), entry(3), entry(4)])).toEqual([[2, 'moved']])
    expect(differences([entry(1), entry(2, { waived: true }), entry(3), entry(4)])).toEqual([[2, 'changed']])
  })

  test('lists changed levels', () => {
    const child = pathOf(group.entries, { ...openSettings, max_difficulty: 2 })
    expect(comparePaths(child, group)).toEqual({ differences: [], differsInSettings: true })
  })
})
