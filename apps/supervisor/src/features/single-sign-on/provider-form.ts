import type { IdentityProvider, IdentityProviderBody, ProviderAudience } from '@letterliaan/contract'
import { readDomains } from './read-lines.ts'
import * as texts from './texts.ts'

export interface ProviderFormFields {
  readonly name: string
  readonly issuer: string
  readonly client_id: string
  /** Empty: none, or as it was. */
  readonly client_secret: string
  readonly domains: string
  readonly for_whom: ProviderAudience
  readonly is_enabled: boolean
}

export const toProviderForm = (provider: IdentityProvider | null): ProviderFormFields => ({
  name: provider?.name ?? '',
  issuer: provider?.issuer ?? '',
  client_id: provider?.client_id ?? '',
  client_secret: '',
  domains: provider?.domains.join(', ') ?? '',
  for_whom: provider?.for_whom ?? 'staff',
  is_enabled: provider?.is_enabled ?? true,
})

const isAddress = (text: string): boolean => /^https?:\/\/./.test(text)

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** Returns the request body, or a sentence about what is wrong. */
export function readProviderForm(form: ProviderFormFields): IdentityProviderBody | string {
  const domains = readDomains(form.domains)
  if (typeof domains === 'string') return domains
  const { for_whom, is_enabled } = form
  const [name, issuer, client_id] = [form.name.trim(), form.issuer.trim(), form.client_id.trim()]
  if (name === '' || client_id === '' || !isAddress(issuer)) return texts.form.incomplete
  const client_secret = textOrNull(form.client_secret)
  return { name, domains: [...domains], for_whom, is_enabled, issuer, client_id, client_secret }
}

/** The same, but on or off. */
export function toggleProvider(provider: IdentityProvider): IdentityProviderBody | string {
  const form = toProviderForm(provider)
  return readProviderForm({ ...form, is_enabled: !provider.is_enabled })
}
