import type { Region } from '@letterliaan/contract'
import { nameSchoolGroup } from '@letterliaan/rules/calendar'
import { texts } from './texts/shell.ts'

export const formatSchoolYear = (year: number): string => `${year}-${year + 1}`

const lastClass: Readonly<Record<Region, number>> = { nederland: 8, vlaanderen: 6 }

/** The first number of a name, with the numbers that are joined to it: '5', '1ste', '5/6', '5a/6a', '3/L4', '3 en groep 4'. */
const joinedNumbers =
  /\d+(?:ste|de|[a-z])?(?:(?: ?[/+&,-] ?| en (?:groep )?)(?:(?<=[/-]|[+&,] ?|en )[a-z])?\d+(?:ste|de|[a-z])?)*/i
/** A number that is followed by the same number: '8/' in '8/8'. */
const doubleNumber = /(\d+)(?:ste|de|[a-z])?(?: ?[/+&,-] ?| en (?:groep )?)[a-z]?(?=\1(?!\d))/i

/** Returns a group's name a year later: 'Groep 5a' becomes 'Groep 6a', '5/6' becomes '6/7'; 'Dolfijnen' stays. */
export function computeNextName(name: string, region: Region): string {
  const add = (whole: string, number: string, ste: string | undefined): string =>
    Number(number) < lastClass[region] ? `${Number(number) + 1}${ste === undefined ? '' : 'de'}` : whole
  return name.replace(joinedNumbers, (joined) => {
    const [first = 0, ...others] = Array.from(joined.matchAll(/\d+/g), ([number]) => Number(number))
    // 'Groep 5-2' is the second group 5, not a combination.
    return others.every((number, at) => number === first + at + 1)
      ? joined.replace(/(\d+)(ste\b)?/g, add).replace(doubleNumber, '')
      : joined.replace(/(\d+)(ste\b)?/, add)
  })
}

export const listSchoolGroups = (region: Region) =>
  [3, 4, 5, 6, 7, 8].map((value) => ({ value, label: nameSchoolGroup(value, region) }))

/** Options for the months of a school year, numbered from 1 as in education time (`dl`). */
export const educationMonthOptions = Object.values(texts.months).map((label, at) => ({
  value: at + 1,
  label,
}))
