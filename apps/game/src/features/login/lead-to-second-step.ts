import { addBasePath } from '@letterliaan/web/base-path'
import { LoginError } from '@letterliaan/contract/client'

/** Sends staff to the supervisor's login for the second factor (ORG-5), with the address; rethrows others. */
export function leadToSecondStep(error: unknown, username: string, browser: Window): never | Promise<never> {
  if (!(error instanceof LoginError) || error.secondFactor === null) throw error
  browser.location.assign(
    addBasePath(`/begeleider#${new URLSearchParams({ 'e-mailadres': username.trim() })}`),
  )
  return new Promise<never>(() => undefined)
}
