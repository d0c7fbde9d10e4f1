import { LoginError, NetworkError } from '@letterliaan/contract/client'
import { expect, test } from 'vitest'
import { explainLoginFailure } from './explain-login-failure.ts'

test.each([
  [
    new LoginError('User has no active subscription'),
    'U kunt niet inloggen omdat het abonnement verlopen is.',
  ],
  [
    new LoginError('Too many attempts, try again later'),
    'Er is te vaak achter elkaar geprobeerd in te loggen. Wacht even.',
  ],
  [
    new LoginError('Too many attempts, try again later', 300),
    'Er is te vaak achter elkaar geprobeerd in te loggen. Wacht 5 minuten en probeer het dan opnieuw.',
  ],
  [new LoginError('Invalid credentials'), 'Dit e-mailadres en wachtwoord horen niet bij elkaar.'],
  [new NetworkError('offline'), 'De server is niet bereikbaar.'],
  ['iets', 'Er was een fout tijdens het inloggen.'],
])('%s', (error, sentence) => {
  expect(explainLoginFailure(error)).toBe(sentence)
})
