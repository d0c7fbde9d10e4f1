import type { Holiday } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import * as texts from './texts.ts'

const dayFormat = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

const formatDay = (day: string): string => dayFormat.format(new Date(day))

/** '17 okt 2026 – 25 okt 2026', or one day. */
export const formatPeriod = ({ from, until }: Pick<Holiday, 'from' | 'until'>): string =>
  from === until ? formatDay(from) : fill(texts.period, { from: formatDay(from), until: formatDay(until) })
