import { expect, test } from 'vitest'
import { makeSamlKeys, samlMetadata } from '../../../testing/saml-provider.ts'
import { readSamlMetadata } from './read-metadata.ts'

const keys = makeSamlKeys()
const xml = samlMetadata('https://idp.test', keys)

test('SSO-3 metadata tells who the provider is, where to log in, and its certificate', () => {
  expect(readSamlMetadata(xml)).toEqual({
    issuer: 'https://idp.test',
    entry_point: 'https://idp.test/login',
    certificates: [keys.certificate],
  })
})

test.each([
  ['no-xml', 'niets'],
  ['no-xml', `<!DOCTYPE a [<!ENTITY b "c">]>${xml}`],
  ['no-provider', '<a/>'],
  ['no-redirect', xml.replace('HTTP-Redirect', 'HTTP-POST')],
  ['no-redirect', xml.replace('https://idp.test/login', 'javascript:alert(1)')],
  ['no-certificate', xml.replace(keys.certificate, 'AAAA')],
  ['no-certificate', xml.replace('use="signing"', 'use="encryption"')],
])('SSO-3 metadata that is not enough is refused: %s', (problem, text) => {
  expect(readSamlMetadata(text)).toBe(problem)
})
