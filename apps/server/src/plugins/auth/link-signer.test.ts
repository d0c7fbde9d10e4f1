import { expect, test } from 'vitest'
import { createLinkSigner } from './link-signer.ts'

const signer = createLinkSigner('secret')
const path = '/step/57'

test('a signed query is valid only for its organisation, until it expires', () => {
  const query = signer.sign(7, 100, path)
  expect(signer.readOrganisation(query, 99, path)).toBe(7)
  expect(signer.readOrganisation(query, 100, path)).toBeNull()
})

test('a signature for one path is refused for another', () => {
  expect(signer.readOrganisation(signer.sign(7, 100, path), 99, '/step/58')).toBeNull()
})

test('a signature of the right length that has multi-byte characters is refused without an exception', () => {
  const { exp, sig } = signer.sign(7, 100, path)
  expect(signer.readOrganisation({ exp, sig: `${sig.slice(0, -1)}é` }, 1, path)).toBeNull()
  expect(signer.readOrganisation({ exp, sig: sig.replace('7.', '8.') }, 1, path)).toBeNull()
})
