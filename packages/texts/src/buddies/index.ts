import type { BuddyLines } from './buddy-lines.ts'

export { occasions, type BuddyLines, type Occasion } from './buddy-lines.ts'

/** By the id of a buddy; a child loads only those of its own. */
export const buddyLinesById: Readonly<Record<number, () => Promise<BuddyLines>>> = {
  1: async () => (await import('./toucan.ts')).toucan,
  2: async () => (await import('./monkey.ts')).monkey,
  3: async () => (await import('./sloth.ts')).sloth,
  4: async () => (await import('./frog.ts')).frog,
  5: async () => (await import('./jaguar.ts')).jaguar,
  6: async () => (await import('./turtle.ts')).turtle,
}
