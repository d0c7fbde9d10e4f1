import type { ReadEvents } from './db/database.ts'
import { writeAudit } from './events/audit.ts'
import { tellEvents } from './modules/live/index.ts'
import { rewardEvents } from './modules/rewards/index.ts'
import { keepPronunciations } from './modules/sound/index.ts'

/** The readers of what happened in a transaction, each once: first what is earned, then who is told (ADR 30). */
export const readEvents: ReadEvents = async (transaction, recorded) => {
  const all = [...recorded, ...(await rewardEvents(transaction, recorded))]
  await keepPronunciations(transaction, recorded)
  await tellEvents(transaction, all)
  await writeAudit(transaction, all)
  return all
}
