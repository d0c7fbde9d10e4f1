import type { SupervisedStudent } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { texts as commonTexts } from './texts/common.ts'

type Named = readonly Pick<SupervisedStudent, 'screen_name'>[]

/** Returns the name of one child, or the number of several: 'Noor', '3 kinderen'. */
export const formatStudentNames = (students: Named): string =>
  students.length === 1
    ? (students[0]?.screen_name ?? '')
    : fill(commonTexts.numChildren, { count: students.length })
