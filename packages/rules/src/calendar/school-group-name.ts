import type { Region } from '@letterliaan/contract'

const firstGroup = 3
const nth = (year: number): string => `${year}${year === 1 ? 'ste' : 'de'}`

/** Returns the school's name of a group, 3 to 8: 'Groep 5', in Flanders '3de leerjaar'. */
export const nameSchoolGroup = (group: number, region: Region): string =>
  region === 'vlaanderen' ? `${nth(group - firstGroup + 1)} leerjaar` : `Groep ${group}`

/** Returns the name inside a sentence: 'groep 5', 'het 3de leerjaar'. */
export const nameSchoolGroupInSentence = (group: number, region: Region): string =>
  region === 'vlaanderen' ? `het ${nameSchoolGroup(group, region)}` : `groep ${group}`
