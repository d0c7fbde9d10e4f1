export interface LoginForm {
  readonly username: string
  readonly password: string
}

export type LoginErrors = { readonly [K in keyof LoginForm]?: string }

/** What is missing in the form, a sentence a field (hub-and-account §5, Login). AUTH-2. */
export function validateLogin({ username, password }: LoginForm): LoginErrors {
  return {
    ...(username.trim() === ''
      ? { username: 'E-mailadres is verplicht' }
      : !username.includes('@') && { username: 'Geen geldig e-mailadres' }),
    ...(password === '' && { password: 'Wachtwoord is verplicht' }),
  }
}
