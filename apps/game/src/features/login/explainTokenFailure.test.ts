import { LoginError, NetworkError } from '@letterliaan/contract/client'
import { expect, test } from 'vitest'
import { explainTokenFailure } from './explainTokenFailure.ts'

test.each([
  [new LoginError('Invalid credentials'), /werkt niet meer/, false],
  [new LoginError('User has no active subscription'), /abonnement verlopen/, false],
  [new LoginError('Too many attempts, try again later'), /Wacht even/, true],
  [new NetworkError('offline'), /internet/, true],
])('AUTH-5 %s', (error, text, mayPass) => {
  const failure = explainTokenFailure(error)
  expect(failure.text).toMatch(text)
  expect(failure.mayPass).toBe(mayPass)
})
