import { LoginError, NetworkError } from '@letterliaan/contract/client'
import { expect, test } from 'vitest'
import { explainLoginFailure, validateLogin } from './login-errors.ts'

test.each([
  ['', '', { username: 'E-mailadres is verplicht', password: 'Wachtwoord is verplicht' }],
  ['  ', 'x', { username: 'E-mailadres is verplicht' }],
  ['noor', 'x', { username: 'Geen geldig e-mailadres' }],
  ['noor@school.nl', '', { password: 'Wachtwoord is verplicht' }],
  ['noor@school.nl', 'geheim', {}],
])('AUTH-2 the address %j and password %j give the errors %j', (username, password, errors) => {
  expect(validateLogin({ username, password })).toEqual(errors)
})

test.each([
  [
    new LoginError('User has no active subscription'),
    'Je kunt niet inloggen omdat je abonnement verlopen is',
  ],
  [new LoginError('Account is closed'), 'Je kunt nu niet inloggen. Vraag het aan je juf of meester.'],
  [new LoginError('The user credentials were incorrect.'), 'Er was een fout tijdens het inloggen'],
  [
    new LoginError('Too many attempts, try again later', 290),
    'Er was een fout tijdens het inloggen. Wacht 5 minuten en probeer het dan nog eens.',
  ],
  [new NetworkError('offline'), 'Er was een fout tijdens het inloggen'],
])('AUTH-3 %s', (error, sentence) => {
  expect(explainLoginFailure(error)).toBe(sentence)
})
