import { allBuddies } from './all.ts'
import type { BuddyLines } from './create-buddy-lines.ts'

export { occasions, type BuddyLines, type Occasion } from './create-buddy-lines.ts'

const { toucan, monkey, sloth, frog, jaguar, turtle } = allBuddies

export const buddyLinesById: Readonly<Record<number, BuddyLines>> = {
  1: toucan,
  2: monkey,
  3: sloth,
  4: frog,
  5: jaguar,
  6: turtle,
}
