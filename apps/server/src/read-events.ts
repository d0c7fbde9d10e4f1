import type { ReadEvents } from './db/database.ts'
import type { EventType } from './events/event.ts'
import { writeAudit } from './events/audit.ts'
import { announceEvents } from './modules/live/index.ts'
import { storeRewards } from './modules/learn/index.ts'
import { giveDictationsToNewStudents } from './modules/paper/index.ts'
import { storePronunciations } from './modules/sound/index.ts'

/** Runs the readers of a transaction's events: rewards, sounds, notifications, audit log (ADR 80). */
export const readEvents: ReadEvents = async (transaction, recorded) => {
  const all = [...recorded, ...(await storeRewards(transaction, recorded))]
  await storePronunciations(transaction, recorded)
  await giveDictations(transaction, recorded)
  await announceEvents(transaction, all)
  await writeAudit(transaction, all)
  return all
}

const movesChildren: ReadonlySet<EventType> = new Set<EventType>([
  'group_next_year',
  'group_students_changed',
  'roster_imported',
  'roster_undone',
  'students_returned',
])

/** Gives a group's week dictations to its new members (ADR 39). */
const giveDictations: ReadEvents = async (transaction, recorded) => {
  const moved = recorded.find(({ event }) => movesChildren.has(event.type))
  if (moved !== undefined) await giveDictationsToNewStudents(transaction, moved.organisation_id, moved.at)
  return recorded
}
