import { addBasePath } from '@letterliaan/web/base-path'
import { LoginError } from '@letterliaan/contract/client'

/** Redirects staff, with the address, to the supervisor's login for the second factor (ORG-5). Rethrows others. */
export function redirectToSecondFactor(
  error: unknown,
  username: string,
  browser: Window,
): never | Promise<never> {
  if (!(error instanceof LoginError) || error.secondFactor === null) throw error
  browser.location.assign(
    addBasePath(`/begeleider#${new URLSearchParams({ 'e-mailadres': username.trim() })}`),
  )
  return new Promise<never>(() => undefined)
}
