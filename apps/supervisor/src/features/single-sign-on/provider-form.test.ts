import type { IdentityProvider } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { readLinkAnswer } from './link-answer.ts'
import { readProviderForm, toggleProvider, toProviderForm } from './provider-form.ts'

const provider: IdentityProvider = {
  id: 1,
  key: 'k',
  name: 'Google',
  issuer: 'https://accounts.google.com',
  domains: ['school.nl', 'x.nl'],
  for_whom: 'staff',
  is_enabled: true,
  client_id: 'app',
  has_client_secret: true,
  subject_claim: 'sub',
  identities: [],
  callback_url: 'https://x/callback',
  logout_url: 'https://x/backchannel-logout',
}

test('SSO-1 a provider that is saved without changes stays the same, including its secret', () => {
  expect(readProviderForm(toProviderForm(provider))).toEqual({
    name: 'Google',
    issuer: provider.issuer,
    client_id: 'app',
    client_secret: null,
    subject_claim: 'sub',
    is_claim_permanent: false,
    domains: ['school.nl', 'x.nl'],
    for_whom: 'staff',
    is_enabled: true,
  })
  expect(toggleProvider(provider)).toMatchObject({ is_enabled: false, client_secret: null })
})

test('SSO-1 a missing field or an invalid domain is reported before the form is sent', () => {
  const form = { ...toProviderForm(null), name: 'X', issuer: 'https://x.nl', client_id: 'app' }
  expect(readProviderForm(form)).toMatchObject({ issuer: 'https://x.nl' })
  const nameless = { claim: 'other' as const, claim_name: ' ' }
  for (const changes of [nameless, { name: ' ' }, { issuer: 'x.nl' }, { client_id: '' }])
    expect(readProviderForm({ ...form, ...changes })).toBe('Vul alle velden in.')
  expect(readProviderForm({ ...form, domains: 'school' })).toMatch(/school/)
})

test('SSO-1 a provider that is saved without changes keeps its custom claim', () => {
  const form = toProviderForm({ ...provider, subject_claim: 'uid' })
  expect(form).toMatchObject({ claim: 'other', claim_name: 'uid' })
  expect(readProviderForm(form)).toMatchObject({ subject_claim: 'uid', is_claim_permanent: true })
})

test.each([
  ['#gekoppeld', 'success', /gekoppeld/],
  ['#reden=taken', 'error', /iemand anders/],
  ['#reden=nieuw', 'error', /niet gelukt/],
])('SSO-2 the address with %s shows the result of linking', (hash, look, text) => {
  expect(readLinkAnswer(hash)).toEqual({ look, text: expect.stringMatching(text) })
})

test('SSO-2 the address without # shows no result', () => {
  expect(readLinkAnswer('')).toBeNull()
})
