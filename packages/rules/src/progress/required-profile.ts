import type { FixedField, Student } from '@letterliaan/contract'

/** Fields of the profile that a child must fill in (PROF-2). */
export type RequiredProfileFields = Pick<
  Student,
  'first_name' | 'last_name' | 'screen_name' | 'date_of_birth' | 'level_id'
>

const requiredFields = [
  'first_name',
  'last_name',
  'screen_name',
  'date_of_birth',
  'level_id',
] as const satisfies readonly (keyof RequiredProfileFields)[]

const isEmpty = (value: string | number | null | undefined): boolean =>
  value == null || (typeof value === 'string' && value.trim() === '')

/** Fields that the school requires or has filled in (DAG-2). */
export interface ProfileOfSchool {
  readonly asks_date_of_birth: boolean
  /** Fields that a supervisor filled in. A device does not store them. */
  readonly fixed_fields?: readonly FixedField[]
}

/** A school may skip the date of birth. The last name is skipped if the school entered the name (DAG-2). */
export const isAskedOfChild = (
  field: keyof RequiredProfileFields,
  { asks_date_of_birth, fixed_fields = [] }: ProfileOfSchool,
): boolean => {
  if (field === 'date_of_birth') return asks_date_of_birth
  return field !== 'last_name' || !fixed_fields.includes('first_name')
}

export const listMissingProfileFields = (
  profile: Partial<RequiredProfileFields>,
  school: ProfileOfSchool,
): readonly (keyof RequiredProfileFields)[] =>
  requiredFields.filter((field) => isEmpty(profile[field]) && isAskedOfChild(field, school))

export const formatFullName = ({
  first_name,
  last_name,
}: {
  readonly first_name: string
  readonly last_name: string
}): string => [first_name, last_name].filter(Boolean).join(' ')
