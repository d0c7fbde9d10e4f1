import type { FixedField } from '@letterliaan/contract'
import type { Selectable } from 'kysely'
import type { StudentTable } from '../../db/schema.ts'

type Flag = 'first_name_given' | 'last_name_given' | 'level_given'

/** What of a child's profile was filled in by a supervisor: the child can't change it (DAG-2). */
export const fixedFieldsOf = (student: Pick<Selectable<StudentTable>, Flag>): FixedField[] => [
  ...(student.first_name_given ? ['first_name' as const] : []),
  ...(student.last_name_given ? ['last_name' as const] : []),
  ...(student.level_given ? ['level_id' as const] : []),
]

/** The flags of what is filled in of a new child, or of a child whose supervisor changes it. */
export const givenFlags = ({
  first_name,
  last_name,
  level_id,
}: Partial<Pick<Selectable<StudentTable>, FixedField>>): Partial<Record<Flag, boolean>> => ({
  ...(first_name !== undefined && { first_name_given: first_name !== '' }),
  ...(last_name !== undefined && { last_name_given: last_name !== '' }),
  ...(level_id !== undefined && { level_given: level_id !== null }),
})
