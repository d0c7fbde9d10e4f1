import type { FixedField } from '@letterliaan/contract'
import type { Selectable } from 'kysely'
import type { StudentTable } from '../../db/schema.ts'

type Flag = 'first_name_given' | 'last_name_given' | 'level_given'

/** DAG-2 */
export const fixedFieldsOf = (student: Pick<Selectable<StudentTable>, Flag>): FixedField[] => [
  ...(student.first_name_given ? ['first_name' as const] : []),
  ...(student.last_name_given ? ['last_name' as const] : []),
  ...(student.level_given ? ['level_id' as const] : []),
]

export const givenFlags = ({
  first_name,
  last_name,
  level_id,
}: Partial<Pick<Selectable<StudentTable>, FixedField>>): Partial<Record<Flag, boolean>> => ({
  ...(first_name !== undefined && { first_name_given: first_name !== '' }),
  ...(last_name !== undefined && { last_name_given: last_name !== '' }),
  ...(level_id !== undefined && { level_given: level_id !== null }),
})
