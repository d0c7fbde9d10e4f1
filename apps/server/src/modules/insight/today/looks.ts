import { findSuspect, type Sitting, type Suspicion } from '@letterliaan/rules/attention'
import { toAmsterdamWeek, daySeconds } from '@letterliaan/rules/calendar'
import { LRUCache } from 'lru-cache'
import type { Queries } from '../../../db/database.ts'
import { readFall } from '../skill-changes.ts'
import { toSessionTimes } from '../practice.ts'
import type { Contents } from '../../curriculum/index.ts'
import { isPending } from '../../learn/index.ts'
import { findWork } from './practice-queries.ts'

const weekSeconds = 7 * daySeconds
/** Period before a sitting with which the sitting is compared. */
const lookBackSeconds = 8 * weekSeconds
/** Time that a suspect sitting is shown; a fall is shown if the child practised in this time. */
const newsSeconds = 2 * weekSeconds
/** Maximum of children read in one call, which takes milliseconds each. Others are read later. */
const maxLooksOfCall = 6

export interface ChildLook {
  /** Categories in which the child fell back; null if none or unknown. */
  readonly back: readonly string[] | null
  readonly suspect: (Suspicion & { readonly started_at: number }) | null
}

export interface LookedAt {
  readonly id: number
  /** Unix seconds of the child's last answer. */
  readonly last_at: number
  readonly num_voided: number
}

export interface ChildLooks {
  /** Keyed by the child's id. */
  readonly found: ReadonlyMap<number, ChildLook>
  readonly num_left: number
}

/** Caches what was read until a child practises, one of its sittings is voided, or a new week begins. */
export function createLooks(contents: Contents, maxLooks = maxLooksOfCall) {
  const looks = new LRUCache<number, { readonly name: string; readonly look: ChildLook }>({ max: 5000 })
  return async (queries: Queries, students: readonly LookedAt[], now: number): Promise<ChildLooks> => {
    const week = toAmsterdamWeek(now)
    const found = new Map<number, ChildLook>()
    let numLooks = 0
    let num_left = 0
    // Runs one query at a time, so that queries of other requests run in between.
    for (const { id, last_at, num_voided } of students) {
      if (last_at < now - newsSeconds) continue
      const name = `${last_at} ${num_voided} ${week}`
      let kept = looks.get(id)
      if (kept?.name !== name) {
        if (numLooks === maxLooks) {
          num_left++
          continue
        }
        numLooks++
        kept = { name, look: await lookAt(queries, id, now) }
        // Not cached while turns are pending, as the result does not include them.
        if (!(await isPending(queries, contents, id))) looks.set(id, kept)
      }
      found.set(id, withoutOld(kept.look, now))
    }
    return { found, num_left }
  }
}

export type FindLooks = ReturnType<typeof createLooks>

const withoutOld = ({ back, suspect }: ChildLook, now: number): ChildLook => ({
  back,
  suspect: suspect !== null && suspect.started_at >= now - newsSeconds ? suspect : null,
})

async function lookAt(queries: Queries, student_id: number, now: number): Promise<ChildLook> {
  const since = now - lookBackSeconds
  const sittings = toSittings(await findWork(queries, student_id, since))
  return {
    back: await readFall(queries, student_id, now),
    suspect: findLastSuspect(sittings, now - newsSeconds),
  }
}

function findLastSuspect(sittings: readonly Sitting[], since: number): ChildLook['suspect'] {
  for (const [at, { started_at }] of [...sittings.entries()].toReversed()) {
    if (started_at < since) return null
    const suspicion = findSuspect(sittings.slice(0, at + 1))
    if (suspicion !== null) return { ...suspicion, started_at }
  }
  return null
}

type WorkRow = Awaited<ReturnType<typeof findWork>>[number]

/** Limits of the seconds for one word, outside which the child was away or double-tapped. */
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
