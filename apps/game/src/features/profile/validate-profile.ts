import type { FixedField, Region, Student } from '@letterliaan/contract'
import {
  listMissingProfileFields,
  type ProfileOfSchool,
  type RequiredProfileFields,
} from '@letterliaan/rules'
import { profileTexts } from '@letterliaan/texts/profile'

export type ProfileForm = Pick<
  Student,
  'first_name' | 'last_name' | 'screen_name' | 'date_of_birth' | 'level_id' | 'buddy_id'
>

export interface FilledProfile extends ProfileForm {
  readonly level_id: number
}

export interface ProfileRules extends ProfileOfSchool {
  readonly fixed_fields: readonly FixedField[]
  readonly region: Region
}

export type ProfileErrors = { readonly [K in keyof ProfileForm]?: string | undefined }

const askFor: Record<keyof RequiredProfileFields, string> = {
  first_name: profileTexts.needs.firstName.text,
  last_name: profileTexts.needs.lastName.text,
  screen_name: profileTexts.needs.screenName.text,
  level_id: profileTexts.needs.group.text,
  date_of_birth: profileTexts.needs.birthday.text,
}

/** Returns an error text per field (PROF-2). `now`: unix seconds. */
export function validateProfile(
  form: ProfileForm,
  { region, ...school }: ProfileRules,
  now = Date.now() / 1000,
): ProfileErrors {
  return {
    ...Object.fromEntries(
      listMissingProfileFields(form, school).map((field) => [
        field,
        field === 'level_id' && region === 'vlaanderen' ? profileTexts.needs.schoolYear.text : askFor[field],
      ]),
    ),
    ...(school.asks_date_of_birth &&
      (form.date_of_birth ?? 0) > now && { date_of_birth: profileTexts.needs.pastDay.text }),
  }
}

/** Returns the first wrong field in the order of the screen. */
export const findFirstWrongField = (errors: ProfileErrors): keyof ProfileForm | undefined =>
  (Object.keys(askFor) as (keyof RequiredProfileFields)[]).find((field) => errors[field] !== undefined)

export const isProfileComplete = (form: ProfileForm, rules: ProfileRules): form is FilledProfile =>
  Object.keys(validateProfile(form, rules)).length === 0
