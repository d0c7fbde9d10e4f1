import { loadCurriculum } from '@letterliaan/curriculum'
import type { Transaction } from '../../../db/database.ts'
import { readByType, type ByType, type EventOf, type RecordedEvent } from '../../../events/event.ts'
import type { LearningEvent } from '../../../events/learning-event.ts'
import type { StudentOwner } from '../../../plugins/auth/caller.ts'
import { giveBadge, listBadgesFor, type KnownBadge } from './badges.ts'
import { downloadActivityType, insertActivity, type NewActivity, setActivity } from './queries.ts'
import { filterEarnedBadges } from './earned-badges.ts'
import { insertPoints } from '../../../db/tables/point.ts'

/** Stores points, activities and badges (rules.md, Points, badges, diamonds). Returns their events. */
export async function storeRewards(
  transaction: Transaction,
  recorded: readonly RecordedEvent[],
): Promise<RecordedEvent[]> {
  const followed: RecordedEvent[] = []
  const earned = new Map<number, readonly KnownBadge[]>()
  for (const { organisation_id, student_id, at, event } of recorded) {
    if (student_id === null) continue
    const owner = { organisation_id, student_id }
    if (event.type === 'workbook_downloaded') {
      await setActivity(transaction, owner, { type: downloadActivityType, item_id: event.step_id }, at)
    }
    const activity = readByType(activities, event)
    if (activity === null) continue
    const { type } = activity
    const follow = (next: LearningEvent) =>
      followed.push({ organisation_id, user_id: null, student_id, at, event: next })
    if (event.type === 'exercise_completed') await pay(transaction, owner, event, at)
    if (event.type !== 'stars_added') {
      follow({ type: 'activity_stored', activity: await insertActivity(transaction, owner, activity, at) })
    }
    if (!isEarning(type)) continue
    const badges = earned.get(student_id) ?? (await findEarned(transaction, student_id, recorded))
    earned.set(
      student_id,
      badges.filter(({ activity_type }) => activity_type !== type),
    )
    for (const { id } of badges.filter(({ activity_type }) => activity_type === type)) {
      const given = await giveBadge(transaction, owner, id, 'reward_earned', at)
      if (given !== null) follow({ type: 'badge_earned', activity: given })
    }
  }
  return followed
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

async function pay(
  transaction: Transaction,
  owner: StudentOwner,
  { exercise_id: item_id, difficulty, payment: { kind, points: amount } }: EventOf<'exercise_completed'>,
  at: number,
): Promise<void> {
  if (kind === 'none') return
  const reason = kind === 'first' ? 'exercise' : 'repeat'
  await insertPoints(transaction, owner, { reason, amount, item_id, difficulty }, at)
}

const isEarning = (type: string): boolean =>
  loadCurriculum().badges.some(
    ({ activity_type, condition }) => activity_type === type && condition.type !== 'bought',
  )

/** Reads a student's facts once for all types of activity. */
async function findEarned(
  transaction: Transaction,
  student_id: number,
  recorded: readonly RecordedEvent[],
): Promise<KnownBadge[]> {
  const own = recorded.filter((other) => other.student_id === student_id)
  const types = new Set(own.flatMap(({ event }) => readByType(activities, event)?.type ?? []))
  const badges = await listBadgesFor(transaction, student_id)
  const open = badges.filter(
    (badge) => types.has(badge.activity_type) && badge.is_active && !badge.student_has_badge,
  )
  return filterEarnedBadges(transaction, student_id, open)
}
