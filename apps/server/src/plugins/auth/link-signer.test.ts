import { expect, test } from 'vitest'
import { createLinkSigner } from './link-signer.ts'

const signer = createLinkSigner('secret')

test('a signed query is good for its organisation until its time', () => {
  const query = signer.sign(7, 100)
  expect(signer.readOrganisation(query, 99)).toBe(7)
  expect(signer.readOrganisation(query, 100)).toBeNull()
})

test('a signature for one path opens no other, nor any sound; one for sounds opens no path', () => {
  const query = signer.sign(7, 100, '/step/57')
  expect(signer.readOrganisation(query, 99, '/step/57')).toBe(7)
  expect(signer.readOrganisation(query, 99, '/step/58')).toBeNull()
  expect(signer.readOrganisation(query, 99)).toBeNull()
  expect(signer.readOrganisation(signer.sign(7, 100), 99, '/step/57')).toBeNull()
})

test('a signature of the same length in other letters is refused, and throws nothing', () => {
  const { exp, sig } = signer.sign(7, 100)
  expect(signer.readOrganisation({ exp, sig: `${sig.slice(0, -1)}é` }, 1)).toBeNull()
  expect(signer.readOrganisation({ exp, sig: sig.replace('7.', '8.') }, 1)).toBeNull()
})
