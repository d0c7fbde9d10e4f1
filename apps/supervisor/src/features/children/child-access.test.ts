import { expect, test } from 'vitest'
import { noNetwork, refusal } from '../../testing/fake-server.ts'
import { createStage } from '../../testing/stage.ts'
import { enterGame, impersonationAddress, letIn, makePassword } from './child-access.ts'

const noor = { id: 3, screen_name: 'Noor' }

test.each(['impersonation', 'take_over'] as const)('the game is opened for %s with a token', async (kind) => {
  const { press, client, calls, told } = createStage({
    'POST /api/v1/begeleider/student/:id/exchange-token': { token: 'a/b c' } as never,
  })
  const entered = await press(enterGame(client, noor), kind)
  expect(calls[0]).toMatchObject({ ids: [3], body: { kind } })
  expect(impersonationAddress(entered?.token ?? '')).toBe('/login-by-token?token=a%2Fb%20c')
  expect(told).toEqual([])
})

test('who is let in is told; a child that is not the supervisor’s is not', async () => {
  const call = 'POST /api/v1/begeleider/student/:id/let-in'
  const { press, client, told, answer } = createStage({ [call]: null as never })
  await press(letIn(client, noor), undefined)
  answer({ [call]: refusal(404, 'Hier is niets te vinden.') })
  await press(letIn(client, noor), undefined)
  expect(told).toEqual(['success: Noor kan nu inloggen.', 'error: Hier is niets te vinden.'])
})

test('a password is told to nobody but who asked; where it failed there is none', async () => {
  const call = 'POST /api/v1/begeleider/student/:id/password'
  const { press, client, told, answer } = createStage({ [call]: { password: 'appel-boom-7' } as never })
  expect(await press(makePassword(client, noor), undefined)).toEqual({ password: 'appel-boom-7' })
  expect(told).toEqual([])
  answer({ [call]: noNetwork })
  expect(await press(makePassword(client, noor), undefined)).toBeNull()
  expect(told).toEqual(['error: De server is niet bereikbaar.'])
})
