import type { IdentityProvider, IdentityProviderBody, ProviderAudience } from '@letterliaan/contract'
import { readDomains } from './read-lines.ts'
import * as texts from './texts.ts'

export interface ProviderFormFields {
  readonly kind: IdentityProvider['kind']
  readonly name: string
  readonly issuer: string
  readonly client_id: string
  /** Empty: none, or as it was. */
  readonly client_secret: string
  readonly metadata: string
  readonly subject_attribute: string
  readonly deployment_id: string
  readonly authorization_url: string
  readonly keys_url: string
  readonly domains: string
  readonly for_whom: ProviderAudience
  readonly is_enabled: boolean
}

export const toProviderForm = (provider: IdentityProvider | null): ProviderFormFields => ({
  kind: provider?.kind ?? 'oidc',
  name: provider?.name ?? '',
  issuer: provider?.issuer ?? '',
  client_id: provider?.client_id ?? '',
  client_secret: '',
  metadata: '',
  subject_attribute: provider?.subject_attribute ?? '',
  deployment_id: provider?.deployment_id ?? '',
  authorization_url: provider?.authorization_url ?? '',
  keys_url: provider?.keys_url ?? '',
  domains: provider?.domains.join(', ') ?? '',
  for_whom: provider?.for_whom ?? 'staff',
  is_enabled: provider?.is_enabled ?? true,
})

const isAddress = (text: string): boolean => /^https?:\/\/./.test(text)

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** What is sent; or what is wrong. */
export function readProviderForm(
  form: ProviderFormFields,
  before: IdentityProvider | null,
): IdentityProviderBody | string {
  const domains = readDomains(form.domains)
  if (typeof domains === 'string') return domains
  const { kind, for_whom, is_enabled } = form
  const name = form.name.trim()
  const shared = { name, domains: [...domains], for_whom, is_enabled }
  if (kind === 'saml') {
    const metadata = textOrNull(form.metadata)
    if (name === '' || (metadata === null && before === null)) return texts.form.incomplete
    return { kind, ...shared, metadata, subject_attribute: textOrNull(form.subject_attribute) }
  }
  const [issuer, client_id] = [form.issuer.trim(), form.client_id.trim()]
  if (name === '' || client_id === '' || !isAddress(issuer)) return texts.form.incomplete
  if (kind === 'lti') {
    const [authorization_url, keys_url] = [form.authorization_url.trim(), form.keys_url.trim()]
    const deployment_id = form.deployment_id.trim()
    if (deployment_id === '' || !isAddress(authorization_url) || !isAddress(keys_url))
      return texts.form.incomplete
    const subject_attribute = textOrNull(form.subject_attribute)
    const platform = { issuer, client_id, deployment_id, authorization_url, keys_url, subject_attribute }
    return { kind, ...shared, ...platform }
  }
  return { kind, ...shared, issuer, client_id, client_secret: textOrNull(form.client_secret) }
}

/** The same, but on or off. */
export function toggleProvider(provider: IdentityProvider): IdentityProviderBody | string {
  const form = toProviderForm(provider)
  return readProviderForm({ ...form, is_enabled: !provider.is_enabled }, provider)
}
