import type { Region } from '@letterliaan/contract'
import { nameSchoolGroup } from '@letterliaan/rules/calendar'
import { texts } from './texts/shell.ts'

export const formatSchoolYear = (year: number): string => `${year}-${year + 1}`

const lastClass: Readonly<Record<Region, number>> = { nederland: 8, vlaanderen: 6 }

/** Returns a group's name a year later: 'Groep 5a' becomes 'Groep 6a'; 'Dolfijnen' stays. */
export const computeNextName = (name: string, region: Region): string =>
  name.replace(/(\d+)(ste\b)?/, (whole, number: string, ste: string | undefined) =>
    Number(number) < lastClass[region] ? `${Number(number) + 1}${ste === undefined ? '' : 'de'}` : whole,
  )

export const listSchoolGroups = (region: Region) =>
  [3, 4, 5, 6, 7, 8].map((value) => ({ value, label: nameSchoolGroup(value, region) }))

/** Options for the months of a school year, numbered from 1 as in education time (`dl`). */
export const educationMonthOptions = Object.values(texts.months).map((label, at) => ({
  value: at + 1,
  label,
}))
