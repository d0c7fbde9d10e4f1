import type { Student } from '@letterliaan/contract'

export type ProfileForm = Pick<
  Student,
  'first_name' | 'last_name' | 'screen_name' | 'date_of_birth' | 'level_id' | 'buddy_id'
>

/** A form in which everything is filled in: what the server takes. */
export interface FilledProfile extends ProfileForm {
  readonly date_of_birth: number
  readonly level_id: number
}

export type ProfileErrors = { readonly [K in keyof ProfileForm]?: string }

/** What is missing or can't be, a sentence a field (hub-and-account §5, Profile). PROF-2. `now` in unix seconds. */
export function validateProfile(form: ProfileForm, now = Date.now() / 1000): ProfileErrors {
  return {
    ...(form.first_name.trim() === '' && { first_name: 'Voer je voornaam in' }),
    ...(form.last_name.trim() === '' && { last_name: 'Voer je achternaam in' }),
    ...(form.screen_name.trim() === '' && { screen_name: 'Voer je schermnaam in' }),
    ...(form.date_of_birth === null && { date_of_birth: 'Voer je geboortedag in' }),
    ...((form.date_of_birth ?? 0) > now && { date_of_birth: 'Die dag moet nog komen' }),
    ...(form.level_id === null && { level_id: 'Voer in in welke groep je zit' }),
  }
}

export const isFilled = (form: ProfileForm): form is FilledProfile =>
  Object.keys(validateProfile(form)).length === 0
