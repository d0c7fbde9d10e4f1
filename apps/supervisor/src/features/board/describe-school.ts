import type { Region, School } from '@letterliaan/contract'
import { formatCalendarDay } from '../../app/format.ts'
import { texts } from './texts.ts'

/** Returns a number of children. Null means fewer than 5. */
export const formatChildCount = (count: number | null): string =>
  count === null ? texts.cells.few : String(count)

/** Returns a number of words. Null is not 'fewer than 5', because few children can have written many words. */
export const formatWordCount = (count: number | null): string =>
  count === null ? texts.cells.notShown : String(count)

export function describeLastPractice({ last_practised_on, num_children }: School): string {
  if (last_practised_on !== null) return formatCalendarDay(last_practised_on)
  return num_children === null ? texts.cells.notShown : texts.cells.never
}

/** Returns the region of the last added school, or of the board. Most boards have schools in one country. */
export const findUsualRegion = (schools: readonly School[], ofBoard: Region): Region =>
  schools.toSorted((a, b) => a.created_at - b.created_at || a.id - b.id).at(-1)?.region ?? ofBoard

export const isAnyCountHidden = (schools: readonly School[]): boolean =>
  schools.some(({ num_children, num_active }) => num_children === null || num_active === null)
