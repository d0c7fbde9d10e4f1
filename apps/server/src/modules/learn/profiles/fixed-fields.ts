import type { FixedField } from '@letterliaan/contract'
import type { Selectable } from 'kysely'
import type { GivenFlag } from '../../../db/given-flags.ts'
import type { StudentTable } from '../../../db/schema.ts'

export const listFixedFields = (student: Pick<Selectable<StudentTable>, GivenFlag>): FixedField[] => [
  ...(student.first_name_given ? ['first_name' as const] : []),
  ...(student.last_name_given ? ['last_name' as const] : []),
  ...(student.level_given ? ['level_id' as const] : []),
]
