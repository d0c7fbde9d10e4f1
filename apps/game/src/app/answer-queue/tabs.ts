import { randomId } from '@letterliaan/contract/client'

/** The tabs of this browser that the game is open in. */
export interface OpenTabs {
  /** Names this tab. */
  readonly me: string
  /** The tabs that are open, this one too. */
  readonly open: () => Promise<ReadonlySet<string>>
  /** Resolves when another tab has been closed; never if tabs don't know of each other. */
  readonly untilClosed: (tab: string) => Promise<void>
  /** Runs work while no other tab runs work of the same name. */
  readonly exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T>
}

const prefix = 'letterliaan-tab-'

/**
 * By the browser's locks: each tab holds one for as long as it is open. Where there are none (an address without https),
 * tabs don't know of each other, and may send the same call side by side: its idempotency key keeps it to one effect.
 */
export function createTabs(locks: LockManager | undefined): OpenTabs {
  const me = randomId()
  if (locks === undefined) return lonelyTab(me)

  locks.request(prefix + me, () => new Promise(() => undefined)).catch(() => undefined)
  return {
    me,
    async open() {
      const { held = [] } = await locks.query()
      const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(prefix))
      return new Set(names.map((name) => name.slice(prefix.length)))
    },
    untilClosed: (tab) => locks.request(prefix + tab, async () => undefined),
    exclusively: (name, work) => locks.request(name, work),
  }
}

const lonelyTab = (me: string): OpenTabs => ({
  me,
  open: async () => new Set(),
  untilClosed: () => new Promise(() => undefined),
  exclusively: (_name, work) => work(),
})
