import { findSuspect, type Sitting, type Suspicion } from '@letterliaan/rules/attention'
import { toAmsterdamWeek, daySeconds } from '@letterliaan/rules/calendar'
import { LRUCache } from 'lru-cache'
import type { Queries } from '../../../db/database.ts'
import { readFall } from '../skill-changes.ts'
import { toSessionTimes } from '../practice.ts'
import { isPending } from '../../learn/index.ts'
import { findAnswersSince } from './practice-queries.ts'

const weekSeconds = 7 * daySeconds
/** A sitting is compared with the sittings of this time before it. */
const lookBackSeconds = 8 * weekSeconds
/** A suspect sitting is shown for this time. A fall is shown if the child practised within this time. */
const newsSeconds = 2 * weekSeconds
/** Maximum of children that one call reads, because each takes milliseconds. Later calls read the others. */
const maxChecksOfCall = 6

export interface ChildSign {
  /** Categories in which the child fell back. Null if it did not or if it is unknown. */
  readonly back: readonly string[] | null
  readonly suspect: (Suspicion & { readonly started_at: number }) | null
}

export interface ChildToCheck {
  readonly id: number
  /** Unix seconds of the child's last answer. */
  readonly last_at: number
  readonly num_voided: number
  readonly num_unread: number
}

export interface ChildChecks {
  /** Keyed by the child's id. */
  readonly found: ReadonlyMap<number, ChildSign>
  readonly num_left: number
}

/** Caches a child's result until it practises, a sitting is voided, a failed run is folded, or a week begins. */
export function createChildCheck(maxChecks = maxChecksOfCall) {
  const checks = new LRUCache<number, { readonly name: string; readonly check: ChildSign }>({ max: 5000 })
  return async (queries: Queries, students: readonly ChildToCheck[], now: number): Promise<ChildChecks> => {
    const week = toAmsterdamWeek(now)
    const found = new Map<number, ChildSign>()
    let numChecks = 0
    let num_left = 0
    // Runs one query at a time, so that queries of other requests run in between.
    for (const { id, last_at, num_voided, num_unread } of students) {
      if (last_at < now - newsSeconds) continue
      const name = `${last_at} ${num_voided} ${num_unread} ${week}`
      let kept = checks.get(id)
      if (kept?.name !== name) {
        if (numChecks === maxChecks) {
          num_left++
          continue
        }
        numChecks++
        kept = { name, check: await checkChild(queries, id, now) }
        // Not cached while turns are pending, because the result does not include them.
        if (!(await isPending(queries, id))) checks.set(id, kept)
      }
      found.set(id, withoutOld(kept.check, now))
    }
    return { found, num_left }
  }
}

export type CheckChildren = ReturnType<typeof createChildCheck>

const withoutOld = ({ back, suspect }: ChildSign, now: number): ChildSign => ({
  back,
  suspect: suspect !== null && suspect.started_at >= now - newsSeconds ? suspect : null,
})

async function checkChild(queries: Queries, student_id: number, now: number): Promise<ChildSign> {
  const since = now - lookBackSeconds
  const sittings = toSittings(await findAnswersSince(queries, student_id, since))
  return {
    back: await readFall(queries, student_id, now),
    suspect: findLastSuspect(sittings, now - newsSeconds),
  }
}

function findLastSuspect(sittings: readonly Sitting[], since: number): ChildSign['suspect'] {
  for (const [at, { started_at }] of [...sittings.entries()].toReversed()) {
    if (started_at < since) return null
    const suspicion = findSuspect(sittings.slice(0, at + 1))
    if (suspicion !== null) return { ...suspicion, started_at }
  }
  return null
}

type WorkRow = Awaited<ReturnType<typeof findAnswersSince>>[number]

/** Outside these limits of seconds per word, the child was away or tapped twice. */
const [minSeconds, maxSeconds] = [0.3, 120]

function toSittings(rows: readonly WorkRow[]): Sitting[] {
  const times = toSessionTimes(rows)
  const bySitting = Map.groupBy(rows, ({ created_at }) =>
    times.findLastIndex(({ firstAnswer }) => created_at >= firstAnswer),
  )
  return times.map(({ from }, at) => {
    const turns = Map.groupBy(
      bySitting.get(at) ?? [],
      ({ exercise_id, difficulty, run, word_id }) => `${exercise_id} ${difficulty} ${run} ${word_id}`,
    )
    const words = [...turns.values()].map((turn) => {
      const seconds = Math.max(...turn.map(({ time_ms }) => time_ms)) / 1000
      return {
        template: turn[0]?.template ?? '',
        is_right: turn.every(({ is_right, hints, cheats }) => is_right && hints === 0 && cheats === 0),
        seconds: Math.min(maxSeconds, Math.max(minSeconds, seconds)),
      }
    })
    return { started_at: from, words }
  })
}
