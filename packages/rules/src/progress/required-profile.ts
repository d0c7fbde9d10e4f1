import type { Student } from '@letterliaan/contract'

/** PROF-2. */
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

/** In form order. A school may skip the date of birth (DAG-2). */
export const missingProfileFields = (
  profile: Partial<RequiredProfileFields>,
  asks_date_of_birth: boolean,
): readonly (keyof RequiredProfileFields)[] =>
  requiredFields.filter(
    (field) => isEmpty(profile[field]) && (asks_date_of_birth || field !== 'date_of_birth'),
  )

export const fullName = ({
  first_name,
  last_name,
}: {
  readonly first_name: string
  readonly last_name: string
}): string => [first_name, last_name].filter(Boolean).join(' ')
