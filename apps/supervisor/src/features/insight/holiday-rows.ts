import type { Holiday } from '@letterliaan/contract'
import type { ReactNode } from 'react'
import { listHolidaysInWeek } from './shade-holidays.ts'
import { formatWeek } from './times.ts'
import { texts } from './texts.ts'

interface FilledWeek<W> {
  readonly week: string
  readonly value: W | null
}

interface Table {
  readonly head: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
}

/** Returns the chart's table; with holidays it has a column for their names and a row for each of them. */
export function withHolidays<W>(
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
