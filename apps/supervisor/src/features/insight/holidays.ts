import type { Holiday } from '@letterliaan/contract'
import type { ReactNode } from 'react'
import { formatWeek } from './times.ts'
import { texts } from './texts.ts'
import { toDayNumber } from '@letterliaan/rules/calendar'

interface FilledWeek<W> {
  readonly week: string
  readonly value: W | null
}

interface Table {
  readonly head: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
}

/** Returns the table of a chart. Adds a column with names of holidays, if any week has one. */
export function createTableWithHolidays<W>(
  holidays: readonly Holiday[],
  head: readonly string[],
  weeks: readonly FilledWeek<W>[],
  cellsOf: (week: W) => readonly ReactNode[],
): Table {
  const named = weeks.map(({ week, value }) => ({ week, value, free: listHolidaysInWeek(holidays, week) }))
  const hasAny = named.some(({ free }) => free !== '')
  const empty = head.slice(1).map(() => '')
  return {
    head: hasAny ? [...head, texts.holiday] : head,
    rows: named
      .filter(({ value, free }) => value !== null || free !== '')
      .map(({ week, value, free }) => {
        const cells: readonly ReactNode[] = value === null ? empty : cellsOf(value)
        return ([formatWeek(week)] as ReactNode[]).concat(cells, hasAny ? [free] : [])
      }),
  }
}

/** A holiday on the time axis. Position and width are shares of the chart's width. */
export interface HolidayShade {
  readonly name: string
  readonly from: number
  readonly width: number
}

interface Weeks {
  /** Mondays of the first and the last week. */
  readonly first: string
  readonly last: string
}

/** Returns the holidays on the time axis, cut at its ends (ZEG-3). */
export function computeHolidayShades(holidays: readonly Holiday[], { first, last }: Weeks): HolidayShade[] {
  const [begin, end] = [toDayNumber(first), toDayNumber(last) + 7]
  return holidays.flatMap(({ name, from, until }) => {
    const [start, stop] = [Math.max(begin, toDayNumber(from)), Math.min(end, toDayNumber(until) + 1)]
    return start < stop
      ? [{ name, from: (start - begin) / (end - begin), width: (stop - start) / (end - begin) }]
      : []
  })
}

/** Returns the names of holidays that cover all school days of a week. `week` is its Monday. */
export const listHolidaysInWeek = (holidays: readonly Holiday[], week: string): string => {
  const monday = toDayNumber(week)
  const names = holidays
    .filter(({ from, until }) => toDayNumber(from) <= monday + 4 && toDayNumber(until) >= monday)
    .map(({ name }) => name)
  return [...new Set(names)].join(', ')
}
