export interface LoginForm {
  readonly username: string
  readonly password: string
}

export type LoginErrors = { readonly [K in keyof LoginForm]?: string }

/** What is missing in the form, a sentence a field (AUTH-2). */
export function validateLogin({ username, password }: LoginForm): LoginErrors {
  const missing = validateUsername(username)
  return {
    ...(missing !== undefined && { username: missing }),
    ...(password === '' && { password: 'Wachtwoord is verplicht' }),
  }
}

/** What is wrong with an address to log in with, if anything. */
export function validateUsername(username: string): string | undefined {
  if (username.trim() === '') return 'E-mailadres is verplicht'
  return username.includes('@') ? undefined : 'Geen geldig e-mailadres'
}
