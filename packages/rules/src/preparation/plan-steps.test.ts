import type { PathDocument, PathEntry, StepKey } from '@letterliaan/contract'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyPath, openSettings, toPathDocument } from './to-path-document.ts'
import { placePathEntries } from './places.ts'
import { planSteps, type PreparedStep, type StepPlan } from './plan-steps.ts'
import { formatStepKey, createEntry } from './step-key.ts'

/** A child's steps as rows on which plans are executed; `history` is the work in each. */
interface Rows {
  readonly steps: readonly PreparedStep[]
  readonly history: ReadonlyMap<number, string>
}

const contentOf = ({ nr, is_own }: StepKey) => (nr > 900 ? undefined : nr + (is_own ? 5000 : 0))
const lesson = (nr: number, more: Partial<PathEntry> = {}): PathEntry => ({
  ...createEntry({ nr, is_own: false, is_test_step: false }, 1),
  ...more,
})
const pathOf = (entries: readonly PathEntry[], settings: Partial<PathDocument['settings']> = {}) => ({
  entries: [...entries],
  settings: { ...openSettings, ...settings },
})

function carryOut({ steps, history }: Rows, { added, changed, removed }: StepPlan): Rows {
  const changes = new Map(changed.map((change) => [change.id, change]))
  const present = steps.map((step): PreparedStep => {
    const change = changes.get(step.id)
    if (removed.includes(step.id)) return { ...step, isRemoved: true }
    return change === undefined ? step : { ...step, ...change.changes, isRemoved: false }
  })
  const fresh = added.map(({ key, settings }, at) => ({
    ...key,
    ...settings,
    id: 1000 + steps.length + at,
    isRemoved: false,
    hasWork: false,
    highest_difficulty_completed: null,
  }))
  return { steps: [...present, ...fresh], history }
}

const prepare = (rows: Rows, path: PathDocument, before: PathDocument | null = null): Rows =>
  carryOut(rows, planSteps({ steps: rows.steps, path, before, contentOf }))

const nothing: Rows = { steps: [], history: new Map() }

const inOrder = ({ steps }: Rows): PreparedStep[] =>
  steps
    .filter(({ isRemoved }) => !isRemoved)
    .toSorted((a, b) => (a.phase_id ?? 5) - (b.phase_id ?? 5) || a.position - b.position)

const entryOf = fc.record({
  nr: fc.integer({ min: 1, max: 12 }),
  is_own: fc.boolean(),
  is_test_step: fc.boolean(),
  phase_id: fc.constantFrom(1, 2, 3, 4, null),
  lock: fc.constantFrom('auto', 'open', 'locked'),
  waived: fc.boolean(),
  test_kind: fc.constantFrom('entry', 'closing', null),
  is_repeatable: fc.boolean(),
  notes: fc.constantFrom('', 'Zet hem op!'),
  hint: fc.constant(''),
  tip: fc.constant(''),
}) as fc.Arbitrary<PathEntry>

const documentOf = fc.record({
  entries: fc.uniqueArray(entryOf, { maxLength: 12, selector: formatStepKey }),
  settings: fc.constantFrom(
    openSettings,
    { ...openSettings, max_difficulty: 1 as const },
    { ...openSettings, min_difficulty: 2 as const, excluded_templates: ['LuisterTyp' as const] },
  ),
})

/** Path changes and, after each, work by the child. */
const changesOf = fc.array(fc.record({ path: documentOf, worked: fc.array(fc.nat(20), { maxLength: 3 }) }), {
  minLength: 1,
  maxLength: 8,
})

function work(rows: Rows, which: readonly number[], at: number): Rows {
  const present = inOrder(rows)
  const ids = new Set(which.flatMap((place) => present[place % Math.max(1, present.length)]?.id ?? []))
  const history = new Map(rows.history)
  for (const id of ids) history.set(id, `${history.get(id) ?? ''}${at};`)
  return { steps: rows.steps.map((step) => (ids.has(step.id) ? { ...step, hasWork: true } : step)), history }
}

describe('PATH-6 the plans of any path changes', () => {
  test('keep the order of the document, lose no step, and keep each entry’s row', () => {
    fc.assert(
      fc.property(changesOf, (changes) => {
        let rows = nothing
        let before: PathDocument | null = null
        const idOf = new Map<string, number>()
        for (const [at, { path, worked }] of changes.entries()) {
          const known = rows
          rows = prepare(rows, path, before)
          expect(inOrder(rows).map(formatStepKey)).toEqual(placePathEntries(path.entries).map(formatStepKey))
          expect(rows.steps.map(({ id }) => id)).toEqual(
            expect.arrayContaining(known.steps.map(({ id }) => id)),
          )
          for (const step of rows.steps) expect(idOf.get(formatStepKey(step)) ?? step.id).toBe(step.id)
          for (const step of rows.steps) idOf.set(formatStepKey(step), step.id)
          const history = [...rows.history]
          rows = work(rows, worked, at)
          for (const [id, done] of history) expect(rows.history.get(id)?.startsWith(done)).toBe(true)
          before = path
        }
      }),
    )
  })

  test('change nothing when the same path is saved again', () => {
    fc.assert(
      fc.property(documentOf, (path) => {
        const rows = prepare(nothing, path)
        const plan = planSteps({ steps: rows.steps, path, before: path, contentOf })
        expect(plan).toEqual({ added: [], changed: [], removed: [] })
      }),
    )
  })

  test('can be undone, which restores every step', () => {
    fc.assert(
      fc.property(documentOf, documentOf, (first, second) => {
        const before = prepare(nothing, first)
        const after = prepare(prepare(before, second, first), first, second)
        expect(inOrder(after)).toEqual(inOrder(before))
      }),
    )
  })

  test('keep the content version of a step with work, and give other steps the newest version', () => {
    const rows = prepare(nothing, pathOf([lesson(1), lesson(2)]))
    const worked = work(rows, [0], 1)
    const { changed } = planSteps({
      steps: worked.steps,
      path: pathOf([lesson(1), lesson(2)]),
      before: null,
      contentOf: ({ nr }) => nr + 100,
    })
    expect(changed.map(({ changes }) => changes)).toEqual([{ curriculum_step_id: 102 }])
  })

  test('create steps that convert back to the same path', () => {
    fc.assert(
      fc.property(documentOf, (path) => {
        fc.pre(path.entries.length > 0)
        const { entries } = toPathDocument(inOrder(prepare(nothing, path)))
        expect(entries.map(formatStepKey)).toEqual(placePathEntries(path.entries).map(formatStepKey))
      }),
    )
    expect(toPathDocument([])).toEqual(emptyPath)
  })
})

describe('a mark for repetition', () => {
  const marked = pathOf([lesson(1, { is_repeatable: true })])
  const unmark = (rows: Rows): Rows => ({
    ...rows,
    steps: rows.steps.map((step) => ({ ...step, is_repeatable: false })),
  })

  test('is not set again if the same path is saved after the repetition', () => {
    const done = unmark(prepare(nothing, marked))
    expect(inOrder(prepare(done, marked, marked))[0]?.is_repeatable).toBe(false)
  })

  test('is set if the path changes it', () => {
    const rows = prepare(nothing, pathOf([lesson(1)]))
    expect(inOrder(prepare(rows, marked, pathOf([lesson(1)])))[0]?.is_repeatable).toBe(true)
  })
})

describe('PATH-4 a step is passed with two stars, or with one if the child may not choose more', () => {
  const path = (max_difficulty: 1 | 2 | 3) => pathOf([lesson(1)], { max_difficulty })
  const passedAt = (rows: Rows, highest_difficulty_completed: number | null): Rows => ({
    ...rows,
    steps: rows.steps.map((step) => ({ ...step, highest_difficulty_completed })),
  })
  const from = (rows: Rows) => inOrder(rows)[0]?.passing_difficulty

  test.each([
    [3, 2],
    [2, 2],
    [1, 1],
  ] as const)('a child with at most %i stars passes with %i', (ceiling, passing) => {
    expect(from(prepare(nothing, path(ceiling)))).toBe(passing)
  })

  test('a step passed with one star stays passed if more stars are allowed later, while other steps need two', () => {
    const rows = prepare(nothing, path(1))
    expect(from(prepare(passedAt(rows, 1), path(3), path(1)))).toBe(1)
    expect(from(prepare(rows, path(3), path(1)))).toBe(2)
  })
})

test('the entry of a deleted step is omitted and its place is free', () => {
  const rows = prepare(nothing, pathOf([lesson(999), lesson(3)]))
  expect(inOrder(rows).map(({ nr }) => nr)).toEqual([3])
})
