import type { SupervisedStudent } from '@letterliaan/contract'

type Named = readonly Pick<SupervisedStudent, 'screen_name'>[]

/** 'Noor', or '3 kinderen'. */
export const nameOfAll = (students: Named): string =>
  students.length === 1 ? (students[0]?.screen_name ?? '') : `${students.length} kinderen`

/** The verb that goes with `nameOfAll`. */
export const verbOf = (students: Named, singular: string, plural: string): string =>
  students.length === 1 ? singular : plural
