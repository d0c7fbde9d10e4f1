import type { StoredLiveEvent, StudentWorkEvent } from '@letterliaan/contract'
import type { Transaction } from '../../db/database.ts'
import { readByType, type ByType, type RecordedEvent } from '../../events/event.ts'
import { addLiveEvent, addWorkEvent, announceNews } from './queries.ts'

export async function announceEvents(
  transaction: Transaction,
  recorded: readonly RecordedEvent[],
): Promise<void> {
  // Answers that waited for the network earn rewards at an earlier time, which the channel would skip as expired.
  const time = Math.max(...recorded.map(({ at }) => at))
  for (const { organisation_id, student_id, event } of recorded) {
    const students = 'student_ids' in event ? event.student_ids : student_id === null ? [] : [student_id]
    const work = readByType(workEvents, event)
    const told = readByType(liveEvents, event)
    const member_id = readByType(accessEvents, event)
    if (member_id !== null) announceNews(transaction, organisation_id, { kind: 'access', user_id: member_id })
    if (event.type === 'school_closed') announceNews(transaction, event.school_id, { kind: 'closed' })
    for (const id of students) {
      const owner = { organisation_id, student_id: id }
      if (work !== null) await addWorkEvent(transaction, owner, { ...work, time })
      if (event.type === 'let_in') {
        const data = { student_id: id, until: time }
        await addWorkEvent(transaction, owner, { event: 'login_waits', time, data })
      }
      if (event.type === 'world_passed') {
        const data = { student_id: id, world: event.world }
        await addWorkEvent(transaction, owner, { event: 'world_passed', time, data })
      }
      if (told !== null) await addLiveEvent(transaction, owner, { ...told, time })
    }
  }
}

const memberOf = ({ member_id }: { readonly member_id: number }): number => member_id

/** Users whose streams may now show too much and must be ended (ORG-3). */
const accessEvents: ByType<number> = {
  member_blocked: memberOf,
  member_groups_changed: memberOf,
  member_logins_ended: memberOf,
  member_role_changed: memberOf,
}

type Untimed<E> = E extends unknown ? Omit<E, 'time'> : never

/** Work events for supervisors (ZIEN-1). */
const workEvents: ByType<Untimed<StudentWorkEvent>> = {
  answer_judged: ({ move }) => ({ event: 'student_move', data: { move } }),
  location_told: ({ place }) => ({ event: 'student_place', data: { place } }),
  login_refused: ({ student_id, until }) => ({ event: 'login_waits', data: { student_id, until } }),
}

const calmProfile = () => ({ event: 'calm_profile', data: {} }) as const
const workChanged = () => ({ event: 'work_changed', data: {} }) as const

/** Events for the child's own channel (LIVE-2 to LIVE-4, ZIEN-2). */
const liveEvents: ByType<Untimed<StoredLiveEvent> | null> = {
  activity_stored: ({ activity }) =>
    activity.type === 'complete_exercise' ? { event: 'complete_exercise', data: { activity } } : null,
  badge_earned: ({ activity }) => ({ event: 'reward_earned', data: { activity } }),
  badge_given: ({ activity, message, sender }) =>
    activity && { event: 'badge_present', data: { activity, message, sender } },
  encouragement_sent: ({ message, sender }) => ({ event: 'encouragement', data: { message, sender } }),
  audio_sent: ({ url }) => ({ event: 'audio', data: { url } }),
  exercise_reset: ({ exercise_id, difficulty }) =>
    exercise_id === null ? null : { event: 'exercise_reset', data: { exercise_id, difficulty } },
  calm_profile_changed: calmProfile,
  level_changed: calmProfile,
  name_changed: calmProfile,
  badge_returned: workChanged,
  badge_taken: workChanged,
  session_restored: workChanged,
  session_voided: workChanged,
  step_restart_undone: workChanged,
  step_restarted: workChanged,
}
