import { appendFileSync } from 'node:fs'
import { afterAll, beforeEach } from 'vitest'

/** Records the places that each row's tests visit, or activates the row's mutant of MUTANTS during its tests. */
const chosen = JSON.parse(process.env['MUTANTS'] ?? 'null') as Record<string, string> | null
const visitsFile = process.env['MUTANT_VISITS']

/** Ends an infinite loop that a mutant caused. */
const maxAsked = 1_000_000

const visits = new Map<string, Set<string>>()
let rows: readonly string[] = []
let broken: string | undefined
let asked = 0

globalThis.isBroken = (id) => {
  if (chosen === null) for (const row of rows) visits.get(row)?.add(id)
  if (id !== broken) return false
  if (++asked > maxAsked) throw new Error(`${id} is asked for ever`)
  return true
}

declare global {
  var isBroken: (id: string) => boolean
}

beforeEach(({ task }) => {
  const titles: string[] = []
  for (let at: { name: string; suite?: typeof at } | undefined = task; at !== undefined; at = at.suite)
    titles.push(at.name)
  rows = titles.flatMap((title) => /^(?:[A-Z]+-\d+ ?)+/.exec(title)?.[0].trim().split(' ') ?? [])
  for (const row of rows) if (!visits.has(row)) visits.set(row, new Set())
  broken = rows.map((row) => chosen?.[row]).find((mutant) => mutant !== undefined)
  asked = 0
  return () => {
    rows = []
    broken = undefined
  }
})

afterAll(() => {
  if (visitsFile === undefined) return
  for (const [row, ids] of visits) appendFileSync(visitsFile, `${JSON.stringify({ row, ids: [...ids] })}\n`)
  visits.clear()
})
