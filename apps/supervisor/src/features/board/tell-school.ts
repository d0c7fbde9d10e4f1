import type { Region, School } from '@letterliaan/contract'
import { texts } from './texts.ts'

/** Null: of too few children to tell. */
export const tellCount = (count: number | null): string => (count === null ? texts.cells.few : String(count))

/** Words and sittings are left unsaid with the children that did them: their own number may be large. */
export const tellWork = (count: number | null): string =>
  count === null ? texts.cells.notShown : String(count)

const dayFormat = new Intl.DateTimeFormat('nl', { day: 'numeric', month: 'long', timeZone: 'UTC' })

export function tellLast({ last_practised_on, num_children }: School): string {
  if (last_practised_on !== null) return dayFormat.format(Date.parse(last_practised_on))
  return num_children === null ? texts.cells.notShown : texts.cells.never
}

/** A board has its schools in one country, mostly: that of the one made last, before any that of the board. */
export const usualRegion = (schools: readonly School[], ofBoard: Region): Region =>
  schools.toSorted((a, b) => a.created_at - b.created_at || a.id - b.id).at(-1)?.region ?? ofBoard

/** Is anything left unsaid? */
export const isSomeUntold = (schools: readonly School[]): boolean =>
  schools.some(({ num_children, num_active }) => num_children === null || num_active === null)
