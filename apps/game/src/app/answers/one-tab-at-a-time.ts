/** Runs work while no other tab of this browser runs work of the same name. */
export type Exclusively = <T>(name: string, work: () => Promise<T>) => Promise<T>

/**
 * By the browser's locks. Where it has none (an address without https), tabs may send the same call side by side: its
 * idempotency key keeps it to one effect.
 */
export const oneTabAtATime = (locks: LockManager | undefined): Exclusively =>
  locks === undefined ? (_name, work) => work() : (name, work) => locks.request(name, work)
