import type { AnnouncementListener } from '../../db/dialects/opened-database.ts'
import type { UserCaller } from '../../plugins/auth/caller.ts'
import type { Channel, EventStream } from './stream.ts'

export interface LiveSubscription {
  readonly caller: UserCaller
  readonly stream: EventStream
  readonly channel: Channel
  /** Sends new events, one call at a time. */
  turn: Promise<void>
  isDue: boolean
}

/** Streams by organisation. A process listens only to organisations with streams. */
export interface Subscribers {
  add(subscription: LiveSubscription): Promise<void>
  remove(subscription: LiveSubscription): void
  of(organisation_id: number): readonly LiveSubscription[]
  organisations(): readonly number[]
  all(): readonly LiveSubscription[]
}

interface Group {
  readonly subscriptions: Set<LiveSubscription>
  readonly heard: Promise<void>
}

export function createSubscribers(listening: AnnouncementListener): Subscribers {
  const groups = new Map<number, Group>()

  return {
    add(subscription) {
      const { organisation_id } = subscription.caller
      let group = groups.get(organisation_id)
      if (group === undefined) {
        group = { subscriptions: new Set(), heard: listening.hear(organisation_id) }
        groups.set(organisation_id, group)
      }
      group.subscriptions.add(subscription)
      return group.heard
    },
    remove(subscription) {
      const { organisation_id } = subscription.caller
      const group = groups.get(organisation_id)
      if (!group?.subscriptions.delete(subscription) || group.subscriptions.size > 0) return
      groups.delete(organisation_id)
      listening.leave(organisation_id)
    },
    of: (organisation_id) => [...(groups.get(organisation_id)?.subscriptions ?? [])],
    organisations: () => [...groups.keys()],
    all: () => [...groups.values()].flatMap(({ subscriptions }) => Array.from(subscriptions)),
  }
}
