import { LoginError, NetworkError } from '@letterliaan/contract/client'
import { expect, test } from 'vitest'
import { explainTokenFailure } from './explain-token-failure.ts'

test.each([
  [new LoginError('Invalid credentials'), /werkt niet meer/, false],
  [new LoginError('User has no active subscription'), /abonnement verlopen/, false],
  [new LoginError('Too many attempts, try again later'), /Wacht een minuut/, true],
  [
    new LoginError('Too many attempts, try again later', 60),
    /Wacht een minuut en probeer het dan nog eens\./,
    true,
  ],
  [new NetworkError('offline'), /internet/, true],
])('AUTH-5 %s', (error, text, mayPass) => {
  const failure = explainTokenFailure(error, false)
  expect(failure.text).toMatch(text)
  expect(failure.mayPass).toBe(mayPass)
  expect(failure.asksPictures).toBe(false)
})

test.each([
  [new LoginError('Invalid credentials'), true, /Kies je plaatjes nog een keer/, true],
  [new LoginError('Too many attempts, try again later'), true, /Wacht een minuut/, true],
  [new NetworkError('offline'), true, /internet/, true],
  [new LoginError('User has no active subscription'), true, /abonnement verlopen/, false],
  [new LoginError('Account is closed'), true, /^Je kunt nu niet inloggen/, false],
  [new LoginError('Account is closed'), false, /^Je kunt nu niet inloggen/, false],
])('%s, pictures chosen: %s', (error, hadPictures, text, asksPictures) => {
  const failure = explainTokenFailure(error, hadPictures)
  expect([failure.text, failure.asksPictures]).toEqual([expect.stringMatching(text), asksPictures])
})
