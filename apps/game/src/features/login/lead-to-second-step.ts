import { addPrefix } from '@letterliaan/web/place'
import { LoginError } from '@letterliaan/contract/client'

/** Only staff has a second step, at its own door (ORG-5): it goes there with its address filled in. Else the error goes on. */
export function leadToSecondStep(error: unknown, username: string, browser: Window): never | Promise<never> {
  if (!(error instanceof LoginError) || error.secondFactor === null) throw error
  browser.location.assign(addPrefix(`/begeleider#${new URLSearchParams({ 'e-mailadres': username.trim() })}`))
  return new Promise<never>(() => undefined)
}
