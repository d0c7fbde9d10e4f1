import * as texts from './texts/shell.ts'
import { fill } from '@letterliaan/texts'
import * as common from './texts/common.ts'

/** How people write it: 2026-2027. */
export const formatSchoolYear = (year: number): string => `${year}-${year + 1}`

/** The name of a group a year later: the first number in it is one more. 'Groep 5a' is 'Groep 6a'; 'Dolfijnen' stays. */
export const nextName = (name: string): string =>
  name.replace(/\d+/, (number) => (Number(number) < 8 ? String(Number(number) + 1) : number))

/** The groups of a primary school in which spelling is taught. */
export const schoolGroups = [3, 4, 5, 6, 7, 8].map((value) => ({
  value,
  label: fill(common.groupNumber, { group: value }),
}))

/** The months of a school year, from 1: those by which education is counted (`dl`). */
export const educationMonths = Object.values(texts.months).map((label, at) => ({ value: at + 1, label }))
