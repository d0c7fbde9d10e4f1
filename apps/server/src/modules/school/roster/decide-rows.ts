import type { RosterDecision } from '@letterliaan/contract'
import { checkRows, matchRows, type KnownChild, type RosterRow, type RowMatch } from '@letterliaan/roster'
import type { KnownRoster } from './known-roster.ts'
import { refuseOthersChildren } from './refuse-others-children.ts'

export interface AcceptedRow {
  readonly row: RosterRow
  readonly child: KnownChild | null
  readonly leaves: readonly string[]
}

export interface RefusedRow {
  readonly row: RosterRow
  readonly reasons: readonly string[]
}

const refusals = {
  keyTaken: 'Dit leerlingnummer of ECK iD is van een ander kind.',
  chosenTwice: 'Dit kind is bij een andere rij al gekozen.',
  alreadyThere: 'Dit kind is er intussen al. Bekijk de lijst opnieuw.',
  otherChild: 'Dit is intussen een ander kind. Bekijk de lijst opnieuw.',
} as const

export function decideRows(decisions: readonly RosterDecision[], known: KnownRoster, isComplete: boolean) {
  // Matched by line number, because a child in two groups is one row.
  const byLine = new Map(decisions.map((decision) => [decision.row.line, decision]))
  const rows = refuseOthersChildren(checkRows(decisions.map(({ row }) => row)), known)
  const children = new Map(known.children.map((child) => [child.id, child]))
  const claims = claimsOf(known)
  const taken: AcceptedRow[] = []
  const refused: RefusedRow[] = []
  for (const { row, match } of matchRows(rows, known.children, { isComplete }).rows) {
    const decision = byLine.get(row.line)
    if (!decision) continue
    const choice = readDecision(match, decision)
    const reasons = choice.reasons.length > 0 ? choice.reasons : findConflicts(row, choice, claims)
    if (reasons.length > 0) {
      refused.push({ row, reasons })
      continue
    }
    claim(row, choice, claims)
    taken.push({ row, child: children.get(choice.student_id ?? 0) ?? null, leaves: choice.leaves })
  }
  return { taken, refused }
}

interface Choice {
  readonly student_id: number | null
  readonly leaves: readonly string[]
  readonly reasons: readonly string[]
}

const choose = (student_id: number | null, leaves: readonly string[] = []): Choice => ({
  student_id,
  leaves,
  reasons: [],
})
const refuse = (...reasons: readonly string[]): Choice => ({ student_id: null, leaves: [], reasons })

/** Returns the decision's choice, or a refusal if the decision has become impossible. */
function readDecision(match: RowMatch, { action, student_id }: RosterDecision): Choice {
  if (match.kind === 'refused') return refuse(...match.problems)
  if (action === 'add') {
    const isFree = match.kind === 'new' || match.kind === 'doubtful' || isOther(match, student_id)
    return isFree ? choose(null) : refuse(refusals.alreadyThere)
  }
  const candidates = candidatesOf(match)
  const candidate = candidates.find((each) => each.student_id === student_id)
  return candidate ? choose(student_id, candidate.leaves) : refuse(refusals.otherChild)
}

/** Tests whether the user saw this child of the same name and decided that the row is another child. */
const isOther = (match: RowMatch, student_id: number | null): boolean =>
  match.kind === 'same' && match.student_id === student_id

function candidatesOf(
  match: RowMatch,
): { readonly student_id: number; readonly leaves: readonly string[] }[] {
  if (match.kind === 'same') return [{ student_id: match.student_id, leaves: [] }]
  if (match.kind === 'changed') return [{ student_id: match.student_id, leaves: match.changes.leaves }]
  if (match.kind !== 'doubtful') return []
  return match.candidates.map(({ student_id, changes: { leaves } }) => ({ student_id, leaves }))
}

const keyFields = ['key', 'eckid'] as const

/** Keys and children that earlier rows already use. */
interface Claims {
  readonly keys: Readonly<Record<(typeof keyFields)[number], Map<string, number>>>
  readonly students: Set<number>
}

const claimsOf = ({ owners }: KnownRoster): Claims => ({
  keys: { key: new Map(owners.key), eckid: new Map(owners.eckid) },
  students: new Set(),
})

function findConflicts(row: RosterRow, { student_id }: Choice, { keys, students }: Claims): string[] {
  const isKeyTaken = keyFields.some((field) => {
    const owner = keys[field].get(row[field] ?? '')
    return owner !== undefined && owner !== student_id
  })
  const isTwice = student_id !== null && students.has(student_id)
  return [...(isKeyTaken ? [refusals.keyTaken] : []), ...(isTwice ? [refusals.chosenTwice] : [])]
}

/** A new child has no id yet, so its negative line number is used. */
function claim(row: RosterRow, { student_id }: Choice, { keys, students }: Claims): void {
  if (student_id !== null) students.add(student_id)
  for (const field of keyFields) {
    const value = row[field]
    if (value !== null) keys[field].set(value, student_id ?? -row.line)
  }
}
