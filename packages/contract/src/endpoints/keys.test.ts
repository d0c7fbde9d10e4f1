import { expect, test } from 'vitest'
import { contract, getEndpoint, type EndpointName } from '../contract.ts'

/** The reason why a PUT or POST accepts no `Idempotency-Key` (ADR 15). */
const withoutKey: Readonly<Record<string, string>> = {
  'POST /oauth2/token/create': 'answers a secret',
  'POST /api/v1/exchange-token': 'answers a secret',
  'POST /api/v1/device-key': 'answers a secret',
  'POST /api/v1/begeleider/student/:id/exchange-token': 'answers a secret',
  'POST /api/v1/begeleider/student/:id/password': 'answers a secret',
  'POST /api/v1/begeleider/login-cards': 'answers secrets',
  'POST /api/v1/group-device': 'answers a secret, in a cookie',
  'POST /api/v1/group-device/login': 'answers a secret',
  'POST /api/v1/group-device/pairing': 'answers a secret, in a cookie',
  'POST /api/v1/begeleider/student/:id/home-link': 'answers a secret',
  'POST /api/v1/begeleider/invitation': 'answers secrets',
  'POST /api/v1/begeleider/school': 'answers a secret; the second time is refused, as the name is taken',
  'POST /api/v1/begeleider/school/:id/invitation': 'answers a secret',
  'POST /api/v1/invitation': 'changes nothing',
  'PUT /api/v1/invitation': 'is sent a secret; its link is used up',
  'POST /api/v1/home-page': 'nobody is logged in, whose key it could be; counts an opening',
  'POST /api/v1/begeleider/group/:id/pairing-code': 'answers a secret',
  'PUT /api/v1/password-reset': 'is sent a secret; its link is used up',
  'POST /api/v1/password-reset': 'nobody is logged in, whose key it could be; letters are limited',
  'POST /oauth2/token/revoke': 'the second time changes nothing',
  'PUT /api/v1/begeleider/word/:id/recording/:type': 'a file; the second time changes nothing',
  'PUT /api/v1/begeleider/text/:key/recording': 'a file; the second time changes nothing',
  'PUT /api/v1/begeleider/sound/:id/recording': 'a file; the second time changes nothing',
  'POST /api/v1/begeleider/voice-pack/file': 'answers a file; the second time makes it again',
  'POST /api/v1/begeleider/voice-pack/preview': 'changes nothing',
  'POST /api/v1/begeleider/voice-pack': 'a file; the second time changes nothing',
  'POST /api/v1/begeleider/pronunciation/try': 'changes nothing',
  'POST /api/v1/begeleider/:scope/:id/path/preview': 'changes nothing',
  'POST /api/v1/begeleider/group/:id/week-dictation/preview': 'changes nothing',
  'POST /api/v1/begeleider/roster/preview': 'changes nothing',
  'POST /api/v1/begeleider/student/:id/session/preview': 'changes nothing',
  'POST /api/v1/begeleider/voided-session/:id/preview': 'changes nothing',
  'POST /api/v1/begeleider/own-word/split': 'changes nothing',
  'POST /api/v1/begeleider/own-word/analysis': 'changes nothing',
  'POST /api/v1/begeleider/own-word/known': 'changes nothing',
  'POST /api/v1/begeleider/own-step/proposal': 'changes nothing',
  'POST /api/v1/begeleider/own-step/check': 'changes nothing',
  'POST /api/v1/begeleider/own-picture': 'a file; the second time makes a second picture, which no step uses',
  'POST /api/v1/begeleider/own-step/file': 'a file; the second time makes a second step, which is on no path',
  'POST /api/v1/begeleider/student/:id/report/parents': 'answers a file',
  'POST /api/v1/begeleider/student/:id/report/dyslexia': 'answers a file',
  'POST /api/v1/begeleider/:scope/:id/csv': 'answers a file',
  'POST /api/v1/begeleider/week-dictation/:id/csv': 'answers a file',
  'POST /api/v1/begeleider/:scope/:id/uwlr': 'answers a file',
  'POST /oauth2/token/passkey': 'answers a secret',
  'PATCH /api/v1/begeleider/account': 'is sent a secret; the second time sends a second letter',
  'PUT /api/v1/account-email': 'is sent a secret; its link is used up',
  'POST /api/v1/begeleider/account/totp': 'answers a secret',
  'PUT /api/v1/begeleider/account/totp': 'answers secrets',
  'POST /api/v1/begeleider/account/recovery-codes': 'answers secrets',
  'POST /api/v1/begeleider/account/passkey/options': 'answers a secret',
  'POST /api/v1/begeleider/account/passkey': 'answers secrets',
  'POST /api/v1/begeleider/account/second-factor/removal': 'is sent a secret',
  'POST /sso/token': 'answers a secret',
  'POST /sso/link': 'answers a secret, in a cookie',
  'POST /api/v1/begeleider/identity-provider':
    'is sent a secret; the second time is refused, as the issuer is there',
  'PUT /api/v1/begeleider/identity-provider/:id': 'is sent a secret; the second time changes nothing',
  'POST /api/v1/begeleider/identity-provider/:id/check': 'changes nothing',
  'POST /api/v1/begeleider/erasure/:id/confirm': 'the second time changes nothing',
  'POST /api/v1/dev/step/:id/:what': 'for developers',
}

test('every PUT, POST and PATCH accepts an Idempotency-Key, except those with a reason', () => {
  const calls = (Object.keys(contract) as EndpointName[]).filter((call) => /^(PUT|POST|PATCH) /.test(call))
  const without = calls.filter((call) => getEndpoint(call).idempotent !== true)
  expect(without.toSorted()).toEqual(Object.keys(withoutKey).toSorted())
})

test('ORG-4 the calls that change nothing are marked, and a meekijker may make them', () => {
  const asked = (Object.keys(contract) as EndpointName[]).filter(
    (call) => !call.startsWith('GET ') && getEndpoint(call).auth === 'bearer',
  )
  const reasons = new Set(['changes nothing', 'answers a file'])
  const said = asked.filter((call) => reasons.has(withoutKey[call] ?? ''))
  expect(asked.filter((call) => getEndpoint(call).changesNothing)).toEqual(said)
})
