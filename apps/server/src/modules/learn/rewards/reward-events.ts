import type { Activity } from '@letterliaan/contract'
import { loadCurriculum } from '@letterliaan/curriculum'
import type { Transaction } from '../../../db/database.ts'
import { encodeJson } from '../../../db/json.ts'
import { readByType, type ByType, type EventOf, type RecordedEvent } from '../../../events/event.ts'
import type { LearningEvent } from '../../../events/learning-event.ts'
import type { StudentOwner } from '../../../plugins/auth/caller.ts'
import { listBadgesFor, type KnownBadge } from './badges.ts'
import { downloadActivityType } from './downloads.ts'
import { filterEarnedBadges } from './filter-earned-badges.ts'
import { giveBadge } from './give-badge.ts'
import { insertActivity } from './queries.ts'
import { storeLatest } from './store-latest.ts'
import { insertPoints } from '../../../db/tables/point.ts'

/** All answers there are. */
const allPoints = Number.MAX_SAFE_INTEGER

/** rules.md, Points, badges, diamonds. Returns activities and badges. The students' rows are locked. */
export async function rewardEvents(
  transaction: Transaction,
  recorded: readonly RecordedEvent[],
): Promise<RecordedEvent[]> {
  const followed: RecordedEvent[] = []
  const awarders = new Map<number, BadgeAwarder>()
  for (const { organisation_id, student_id, at, event } of recorded) {
    if (student_id === null) continue
    const owner = { organisation_id, student_id }
    if (event.type === 'workbook_downloaded') {
      await storeLatest(transaction, owner, { type: downloadActivityType, item_id: event.step_id }, at)
    }
    const activity = readByType(activities, event)
    if (activity === null) continue
    const follow = (next: LearningEvent) =>
      followed.push({ organisation_id, user_id: null, student_id, at, event: next })
    if (event.type === 'exercise_completed') await pay(transaction, owner, event, at)
    if (event.type !== 'stars_added') {
      follow({ type: 'activity_stored', activity: await store(transaction, owner, activity, at) })
    }
    const awarder =
      awarders.get(student_id) ?? createBadgeAwarder(transaction, owner, typesOf(recorded, student_id))
    awarders.set(student_id, awarder)
    for (const badge of await awarder(activity.type, at)) follow({ type: 'badge_earned', activity: badge })
  }
  return followed
}

interface NewActivity {
  readonly type: string
  readonly item_id: number | null
  readonly points?: number
  readonly data?: Readonly<Record<string, unknown>>
}

const activities: ByType<NewActivity> = {
  exercise_completed: ({ exercise_id, payment: { points } }) => ({
    type: 'complete_exercise',
    item_id: exercise_id,
    points,
  }),
  test_completed: ({ test_id, kind, percentage_score, passed }) => ({
    type: 'complete_test',
    item_id: test_id,
    data: { kind, percentage_score, passed },
  }),
  step_passed: ({ step_id }) => ({ type: 'complete_step', item_id: step_id }),
  stars_added: ({ step_id }) => ({ type: 'complete_step', item_id: step_id }),
  repetition_passed: ({ step_id, was_marked }) => ({
    type: 'complete_repetition',
    item_id: step_id,
    data: { was_marked },
  }),
  world_passed: ({ world, opened_world }) => ({
    type: 'complete_world',
    item_id: world,
    data: { opened_world },
  }),
  world_redone: ({ world, difficulty }) => ({ type: 'redo_world', item_id: world, data: { difficulty } }),
  note_written: ({ note_id }) => ({ type: 'write_note', item_id: note_id }),
  book_read: ({ book_id }) => ({ type: 'read_book', item_id: book_id }),
  place_entered: ({ place }) => ({ type: place, item_id: null }),
}

const typesOf = (recorded: readonly RecordedEvent[], student_id: number): ReadonlySet<string> =>
  new Set(
    recorded
      .filter((other) => other.student_id === student_id)
      .flatMap(({ event }) => readByType(activities, event)?.type ?? []),
  )

async function pay(
  transaction: Transaction,
  { organisation_id, student_id }: StudentOwner,
  { exercise_id, difficulty, payment: { kind, points } }: EventOf<'exercise_completed'>,
  created_at: number,
): Promise<void> {
  if (kind === 'none') return
  await insertPoints(transaction, {
    organisation_id,
    student_id,
    item_id: exercise_id,
    amount: points,
    reason: kind === 'first' ? 'exercise' : 'repeat',
    difficulty,
    created_at,
  })
}

async function store(
  transaction: Transaction,
  { organisation_id, student_id }: StudentOwner,
  { type, item_id, points = 0, data }: NewActivity,
  created_at: number,
): Promise<Activity> {
  const activity = { type, item_id, points, created_at }
  const row = { organisation_id, student_id, ...activity, data: data === undefined ? null : encodeJson(data) }
  return { id: await insertActivity(transaction, row), ...activity }
}

/** Returns how each was noted. */
type BadgeAwarder = (activity_type: string, now: number) => Promise<Activity[]>

/** Reads the facts once for all these types. */
function createBadgeAwarder(
  transaction: Transaction,
  owner: StudentOwner,
  types: ReadonlySet<string>,
): BadgeAwarder {
  let earned: KnownBadge[] | null = null
  return async (activity_type, now) => {
    if (!earningTypes().has(activity_type)) return []
    earned ??= await findEarned(transaction, owner.student_id, types)
    const given: Activity[] = []
    for (const badge of earned.filter((candidate) => candidate.activity_type === activity_type)) {
      const activity = await giveBadge(transaction, owner, badge.id, 'reward_earned', now)
      if (activity) given.push(activity)
    }
    earned = earned.filter((badge) => badge.activity_type !== activity_type)
    return given
  }
}

async function findEarned(
  transaction: Transaction,
  student_id: number,
  types: ReadonlySet<string>,
): Promise<KnownBadge[]> {
  const badges = await listBadgesFor(transaction, student_id)
  const open = badges.filter(
    (badge) => types.has(badge.activity_type) && badge.is_active && !badge.student_has_badge,
  )
  return filterEarnedBadges(transaction, student_id, open, allPoints)
}

let knownTypes: ReadonlySet<string> | undefined

function earningTypes(): ReadonlySet<string> {
  const earned = () => loadCurriculum().badges.filter(({ condition }) => condition.type !== 'bought')
  knownTypes ??= new Set(earned().map(({ activity_type }) => activity_type))
  return knownTypes
}
