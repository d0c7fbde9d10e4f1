import { expect, test } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const box = createSecretBox('sleutel van de installatie')

test('SSO-1 a value is decrypted only with the same key and context, and only if it was not changed', () => {
  const sealed = box.seal('geheim', 'a')
  expect(sealed).not.toContain('geheim')
  expect(box.open(sealed, 'a')).toBe('geheim')
  expect(box.seal('geheim', 'a')).not.toBe(sealed)
  expect(box.open(sealed, 'b')).toBeNull()
  expect(createSecretBox('een andere').open(sealed, 'a')).toBeNull()
  const bytes = Buffer.from(sealed, 'base64url')
  bytes[bytes.length - 1]! ^= 1
  expect(box.open(bytes.toString('base64url'), 'a')).toBeNull()
  for (const text of ['', 'x', 'A'.repeat(40)]) expect(box.open(text, 'a')).toBeNull()
})
