import type { Region } from '@letterliaan/contract'
import { nameSchoolGroup } from '@letterliaan/rules/calendar'
import { texts } from './texts/shell.ts'

/** How people write it: 2026-2027. */
export const formatSchoolYear = (year: number): string => `${year}-${year + 1}`

const lastClass: Readonly<Record<Region, number>> = { nederland: 8, vlaanderen: 6 }

/**
 * The name of a group a year later: the first number in it is one more. 'Groep 5a' is 'Groep 6a', '1ste leerjaar' is
 * '2de leerjaar'; 'Dolfijnen' stays.
 */
export const nextName = (name: string, region: Region): string =>
  name.replace(/(\d+)(ste\b)?/, (whole, number: string, ste: string | undefined) =>
    Number(number) < lastClass[region] ? `${Number(number) + 1}${ste === undefined ? '' : 'de'}` : whole,
  )

/** The groups of a primary school in which spelling is taught, as they are called where the school is. */
export const listSchoolGroups = (region: Region) =>
  [3, 4, 5, 6, 7, 8].map((value) => ({ value, label: nameSchoolGroup(value, region) }))

/** The months of a school year, from 1: those by which education is counted (`dl`). */
export const educationMonths = Object.values(texts.months).map((label, at) => ({ value: at + 1, label }))
