import type { MeasureAdvice, PathDocument, PathEntry } from '@letterliaan/contract'
import { numStepPlacesByWorld } from '../preparation/places.ts'
import { formatStepKey, createEntry } from '../preparation/step-key.ts'

/** `steps` are numbers in path order. */
export interface AcceptedAdvice {
  readonly advice: MeasureAdvice
  readonly world: number
  readonly nrs: readonly number[]
}

/** Adds a missing step if its world has a place (rules.md, Measures). `order`: the standard path's nrs. */
export function applyAdvice(
  path: PathDocument,
  topics: readonly AcceptedAdvice[],
  order: readonly number[],
): PathDocument {
  let { entries } = path
  for (const { advice, world, nrs } of topics) {
    for (const [at, nr] of nrs.entries()) {
      const changes = changesOf(advice, at)
      if (changes !== null) entries = setEntry(entries, { nr, world, changes, order })
    }
  }
  return { ...path, entries }
}

type Changes = Partial<Pick<PathEntry, 'waived' | 'lock' | 'is_repeatable'>>

/** `at`: index within the topic; a child starts with the first step. */
function changesOf(advice: MeasureAdvice, at: number): Changes | null {
  switch (advice) {
    case 'waive':
      return { waived: true }
    case 'repeat':
      return { waived: false, is_repeatable: true }
    case 'begin':
      return at === 0 ? { waived: false, lock: 'open' } : { waived: false }
    case 'later':
    case 'too_few':
      return null
  }
}

interface SetEntry {
  readonly nr: number
  readonly world: number
  readonly changes: Changes
  readonly order: readonly number[]
}

function setEntry(
  entries: readonly PathEntry[],
  { nr, world, changes, order }: SetEntry,
): PathDocument['entries'] {
  const entry = createEntry({ nr, is_own: false, is_test_step: false }, world, changes)
  const key = formatStepKey(entry)
  if (entries.some((known) => formatStepKey(known) === key)) {
    return entries.map((known) => (formatStepKey(known) === key ? Object.assign({}, known, changes) : known))
  }
  const inWorld = entries.filter(({ phase_id }) => phase_id === world)
  if (inWorld.length >= numStepPlacesByWorld[world as keyof typeof numStepPlacesByWorld]) return [...entries]
  const next = entries.findIndex(
    (known) => known.phase_id === world && !known.is_own && order.indexOf(known.nr) > order.indexOf(nr),
  )
  const place = next === -1 ? entries.length : next
  return [...entries.slice(0, place), entry, ...entries.slice(place)]
}
