import { expect, test } from 'vitest'
import { createAudioSigner } from './audio-signer.ts'

const signer = createAudioSigner('secret')

test('a signed query is good for its organisation until its time', () => {
  const query = signer.sign(7, 100)
  expect(signer.readOrganisation(query, 99)).toBe(7)
  expect(signer.readOrganisation(query, 100)).toBeNull()
})

test('a signature of the same length in other letters is refused, and throws nothing', () => {
  const { exp, sig } = signer.sign(7, 100)
  expect(signer.readOrganisation({ exp, sig: `${sig.slice(0, -1)}é` }, 1)).toBeNull()
  expect(signer.readOrganisation({ exp, sig: sig.replace('7.', '8.') }, 1)).toBeNull()
})
