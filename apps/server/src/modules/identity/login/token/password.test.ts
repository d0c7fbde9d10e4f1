import { expect, test } from 'vitest'
import { isTemporary } from '../../../../plugins/errors/temporary.ts'
import { hashCheaply } from '../../../../testing/school.ts'
import { verifyPassword } from './password.ts'

test('a password check is rejected as busy if too many are waiting', async () => {
  const hash = await hashCheaply('welkom')
  expect(await verifyPassword(hash, 'welkom')).toBe(true)
  const all = await Promise.allSettled(Array.from({ length: 510 }, () => verifyPassword(hash, 'welkom')))
  const refused = all.filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(10)
  expect(refused.every(({ reason }) => isTemporary(reason))).toBe(true)
  expect(await verifyPassword(hash, 'welkom')).toBe(true)
})
