import type { FixedField } from '@letterliaan/contract'
import type { Selectable } from 'kysely'
import type { StudentTable } from './schema.ts'

export type GivenFlag = 'first_name_given' | 'last_name_given' | 'level_given'

/** Returns the flags that mark these fields as given by the school (DAG-2). */
export const toGivenFlags = ({
  first_name,
  last_name,
  level_id,
}: Partial<Pick<Selectable<StudentTable>, FixedField>>): Partial<Record<GivenFlag, boolean>> => ({
  ...(first_name !== undefined && { first_name_given: first_name !== '' }),
  ...(last_name !== undefined && { last_name_given: last_name !== '' }),
  ...(level_id !== undefined && { level_given: level_id !== null }),
})
