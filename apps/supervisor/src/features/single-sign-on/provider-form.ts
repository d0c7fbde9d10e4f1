import type { IdentityProvider, IdentityProviderBody, ProviderAudience } from '@letterliaan/contract'
import { readDomains } from './read-lines.ts'
import { texts } from './texts.ts'

export interface ProviderFormFields {
  readonly name: string
  readonly issuer: string
  readonly client_id: string
  /** Empty if there is none, or to keep the stored one. */
  readonly client_secret: string
  readonly claim: 'sub' | 'oid' | 'other'
  readonly claim_name: string
  readonly is_claim_permanent: boolean
  readonly domains: string
  readonly for_whom: ProviderAudience
  readonly is_enabled: boolean
}

export const toProviderForm = (provider: IdentityProvider | null): ProviderFormFields => ({
  name: provider?.name ?? '',
  issuer: provider?.issuer ?? '',
  client_id: provider?.client_id ?? '',
  client_secret: '',
  ...toClaimFields(provider?.subject_claim ?? 'sub'),
  domains: provider?.domains.join(', ') ?? '',
  for_whom: provider?.for_whom ?? 'staff',
  is_enabled: provider?.is_enabled ?? true,
})

const toClaimFields = (
  claim: string,
): Pick<ProviderFormFields, 'claim' | 'claim_name' | 'is_claim_permanent'> =>
  claim === 'sub' || claim === 'oid'
    ? { claim, claim_name: '', is_claim_permanent: false }
    : { claim: 'other', claim_name: claim, is_claim_permanent: true }

const isAddress = (text: string): boolean => /^https?:\/\/./.test(text)

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

export function readProviderForm(form: ProviderFormFields): IdentityProviderBody | string {
  const domains = readDomains(form.domains)
  if (typeof domains === 'string') return domains
  const [name, issuer, client_id] = [form.name.trim(), form.issuer.trim(), form.client_id.trim()]
  if (name === '' || client_id === '' || !isAddress(issuer)) return texts.form.incomplete
  const subject_claim = form.claim === 'other' ? form.claim_name.trim() : form.claim
  if (subject_claim === '') return texts.form.incomplete
  const client_secret = textOrNull(form.client_secret)
  const { for_whom, is_enabled, is_claim_permanent } = form
  const shared = { name, domains: [...domains], for_whom, is_enabled }
  return { ...shared, issuer, client_id, client_secret, subject_claim, is_claim_permanent }
}

export function toggleProvider(provider: IdentityProvider): IdentityProviderBody | string {
  const form = toProviderForm(provider)
  return readProviderForm({ ...form, is_enabled: !provider.is_enabled })
}
