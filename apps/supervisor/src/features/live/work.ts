import type { NumberedWorkEvent, StudentLocation, StudentMove } from '@letterliaan/contract'
import { atWorkSeconds } from '@letterliaan/contract/limits'

export interface RecentWord {
  readonly id: number
  readonly word: string
  /** 'busy' means answered wrong so far. */
  readonly outcome: 'right' | 'wrong' | 'busy'
  readonly num_wrong: number
  /** The child's wrong spellings of the word, the latest last. */
  readonly writings: readonly string[]
  readonly isHelped: boolean
}

/** The present work of a child, computed from events. Times in unix seconds. */
export interface StudentWork {
  readonly student_id: number
  readonly lastId: number
  readonly lastSign: number
  readonly step_label: string
  readonly exercise_id: number
  readonly exercise_name: string
  readonly difficulty: StudentMove['difficulty']
  readonly part: 'intro' | 'words' | 'done'
  /** The present word, or null before and after the words. */
  readonly word: StudentLocation['word']
  readonly num_words: number
  readonly num_done: number
  readonly recent: readonly RecentWord[]
}

export type WorkByChild = ReadonlyMap<number, StudentWork>

/** The end of each child's login block (unix seconds), with the number of the event. */
export type BlockedLogins = ReadonlyMap<number, { readonly id: number; readonly until: number }>

/** Adds children whose login is blocked after wrong passwords or pictures. */
export function applyLoginBlocks(waits: BlockedLogins, events: readonly NumberedWorkEvent[]): BlockedLogins {
  const next = new Map(waits)
  for (const { id, event } of events) {
    if (event.event !== 'login_waits') continue
    const { student_id, until } = event.data
    if (id > (next.get(student_id)?.id ?? 0)) next.set(student_id, { id, until })
  }
  return next
}

/** Returns blocked children who did not work since then on another device. `now` in unix seconds. */
export const listWaitingChildren = (
  waits: BlockedLogins,
  work: WorkByChild,
  now: number,
): readonly number[] =>
  [...waits]
    .filter(([student_id, { id, until }]) => until > now && (work.get(student_id)?.lastId ?? 0) < id)
    .map(([student_id]) => student_id)

/** The world that each child passed last, with the number of the event. */
export type PassedWorlds = ReadonlyMap<
  number,
  { readonly id: number; readonly world: number; readonly at: number }
>

export function applyPassedWorlds(passed: PassedWorlds, events: readonly NumberedWorkEvent[]): PassedWorlds {
  const next = new Map(passed)
  for (const { id, event } of events) {
    if (event.event !== 'world_passed') continue
    const { student_id, world } = event.data
    if (id > (next.get(student_id)?.id ?? 0)) next.set(student_id, { id, world, at: event.time })
  }
  return next
}

/** Time that a passed world is shown, so that a class can see it together (seconds). */
const celebratedSeconds = 600

/** Returns the worlds passed in the last minutes, by child. `now` in unix seconds. */
export const listRecentlyPassedWorlds = (passed: PassedWorlds, now: number): ReadonlyMap<number, number> =>
  new Map(
    [...passed].filter(([, { at }]) => now - at < celebratedSeconds).map(([id, { world }]) => [id, world]),
  )

/** Maximum number of shown words of a child. */
const maxRecent = 8

/** Applies events in the order of their ids. A repeated event counts once. Unchanged work keeps its object. */
export function applyEvents(work: WorkByChild, events: readonly NumberedWorkEvent[]): WorkByChild {
  const next = new Map(work)
  for (const { id, event } of events.toSorted((a, b) => a.id - b.id)) {
    if (event.event !== 'student_place' && event.event !== 'student_move') continue
    const activity = event.event === 'student_place' ? event.data.place : event.data.move
    const before = next.get(activity.student_id)
    if (before !== undefined && id <= before.lastId) continue
    const here = atExercise(before, activity, { lastId: id, lastSign: event.time })
    const after =
      event.event === 'student_place' ? takePlace(here, event.data.place) : takeMove(here, event.data.move)
    next.set(activity.student_id, after)
  }
  return next
}

/** Returns children with an event in the last minutes. `now` in unix seconds. */
export const listChildrenAtWork = (work: WorkByChild, now: number): readonly StudentWork[] =>
  [...work.values()].filter(({ lastSign }) => now - lastSign < atWorkSeconds)

type Activity = StudentLocation | StudentMove

function atExercise(
  before: StudentWork | undefined,
  { student_id, step_label, exercise_id, exercise_name, difficulty, num_words }: Activity,
  sign: Pick<StudentWork, 'lastId' | 'lastSign'>,
): StudentWork {
  const isSame = before?.exercise_id === exercise_id && before.difficulty === difficulty
  const rest = isSame
    ? before
    : ({ part: 'words', word: null, num_done: 0, recent: [] } as const satisfies Partial<StudentWork>)
  return { ...rest, student_id, step_label, exercise_id, exercise_name, difficulty, num_words, ...sign }
}

const parts: readonly StudentWork['part'][] = ['intro', 'intro', 'words', 'done', 'done']

function takePlace(work: StudentWork, { step, word, word_index }: StudentLocation): StudentWork {
  const part = parts[step] ?? 'words'
  const isBegun = part === 'words' && word_index === 0 && (work.part !== 'words' || work.num_done > 0)
  return { ...work, ...(isBegun && { num_done: 0, recent: [] }), part, word }
}

function takeMove(work: StudentWork, move: StudentMove): StudentWork {
  const { words, num_done, is_complete } = move
  const earlier = num_done < work.num_done ? [] : work.recent
  return {
    ...work,
    num_done,
    part: is_complete ? 'done' : 'words',
    word: is_complete ? null : (work.word ?? pick(words[0])),
    recent: words.reduce((recent, word) => addWord(recent, word, move), earlier).slice(-maxRecent),
  }
}

const pick = (word: StudentMove['words'][number] | undefined): StudentWork['word'] =>
  word === undefined ? null : { id: word.id, word: word.word }

function addWord(
  recent: readonly RecentWord[],
  { id, word, is_right, is_done }: StudentMove['words'][number],
  { written, hints_used, cheats_used }: StudentMove,
): readonly RecentWord[] {
  const last = recent.at(-1)
  const isOngoing = last?.id === id && last.outcome === 'busy'
  const before = isOngoing ? last : { num_wrong: 0, writings: [] }
  const added: RecentWord = {
    id,
    word,
    outcome: is_right ? 'right' : is_done ? 'wrong' : 'busy',
    num_wrong: before.num_wrong + (is_right ? 0 : 1),
    writings: written === null ? before.writings : [...before.writings, written],
    isHelped: hints_used + cheats_used > 0,
  }
  return [...(isOngoing ? recent.slice(0, -1) : recent), added]
}
