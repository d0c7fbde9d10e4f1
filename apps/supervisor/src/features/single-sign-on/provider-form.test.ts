import type { IdentityProvider } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { readLinkAnswer } from './link-answer.ts'
import { readProviderForm, toggleProvider, toProviderForm } from './provider-form.ts'

const provider: IdentityProvider = {
  id: 1,
  key: 'k',
  kind: 'oidc',
  name: 'Google',
  issuer: 'https://accounts.google.com',
  domains: ['school.nl', 'x.nl'],
  for_whom: 'staff',
  is_enabled: true,
  client_id: 'app',
  has_client_secret: true,
  subject_attribute: null,
  deployment_id: null,
  authorization_url: null,
  keys_url: null,
  num_identities: 2,
  callback_url: 'https://x/callback',
  login_url: null,
  logout_url: null,
  metadata_url: null,
}

test('SSO-1 a provider that is opened and saved stays as it was, its secret too', () => {
  expect(readProviderForm(toProviderForm(provider), provider)).toEqual({
    kind: 'oidc',
    name: 'Google',
    issuer: provider.issuer,
    client_id: 'app',
    client_secret: null,
    domains: ['school.nl', 'x.nl'],
    for_whom: 'staff',
    is_enabled: true,
  })
  expect(toggleProvider(provider)).toMatchObject({ is_enabled: false, client_secret: null })
})

test('SSO-1 what is missing or is no domain is said before it is sent', () => {
  const form = { ...toProviderForm(null), name: 'X', issuer: 'https://x.nl', client_id: 'app' }
  expect(readProviderForm(form, null)).toMatchObject({ issuer: 'https://x.nl' })
  for (const changes of [{ name: ' ' }, { issuer: 'x.nl' }, { client_id: '' }, { kind: 'saml' as const }])
    expect(readProviderForm({ ...form, ...changes }, null)).toBe('Vul alle velden in.')
  expect(readProviderForm({ ...form, domains: 'school' }, null)).toMatch(/school/)
})

test('SSO LTI: a platform that is opened and saved stays as it was; what is missing is said', () => {
  const platform = {
    kind: 'lti' as const,
    deployment_id: 'd-1',
    authorization_url: 'https://x.nl/auth',
    keys_url: 'https://x.nl/keys',
  }
  const lti = { ...provider, ...platform, client_id: 'app', has_client_secret: false }
  expect(readProviderForm(toProviderForm(lti), lti)).toMatchObject({
    ...platform,
    issuer: provider.issuer,
    client_id: 'app',
    subject_attribute: null,
  })
  for (const changes of [{ deployment_id: '' }, { authorization_url: 'x' }, { keys_url: '' }])
    expect(readProviderForm({ ...toProviderForm(lti), ...changes }, lti)).toBe('Vul alle velden in.')
})

test('SSO-3 of SAML the metadata is pasted once', () => {
  const saml = { ...provider, kind: 'saml' as const }
  expect(readProviderForm(toProviderForm(saml), saml)).toMatchObject({ metadata: null })
})

test.each([
  ['#gekoppeld', 'success', /gekoppeld/],
  ['#reden=taken', 'error', /iemand anders/],
  ['#reden=nieuw', 'error', /niet gelukt/],
])('SSO-2 who comes back from linking reads what came of it: %s', (hash, look, text) => {
  expect(readLinkAnswer(hash)).toEqual({ look, text: expect.stringMatching(text) })
})

test('SSO-2 who only opens the page reads nothing', () => {
  expect(readLinkAnswer('')).toBeNull()
})
