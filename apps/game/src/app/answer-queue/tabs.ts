import { createRandomId } from '@letterliaan/contract/client'

export interface OpenTabs {
  readonly me: string
  readonly open: () => Promise<ReadonlySet<string>>
  /** Never resolves if tabs cannot detect each other. */
  readonly untilClosed: (tab: string) => Promise<void>
  readonly exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T>
}

const prefix = 'letterliaan-tab-'

/** Uses browser locks. Without them (no https) a call may be sent twice. Its key prevents a second effect. */
export function createOpenTabs(locks: LockManager | undefined): OpenTabs {
  const me = createRandomId()
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
