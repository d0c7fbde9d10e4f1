import { X509Certificate } from 'node:crypto'
import { SaxesParser } from 'saxes'

export interface SamlMetadata {
  readonly issuer: string
  readonly entry_point: string
  readonly certificates: readonly string[]
}

/** Why a file is no metadata of a provider; the form says it in Dutch. */
export type MetadataProblem = 'no-xml' | 'no-provider' | 'no-redirect' | 'no-certificate'

const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

/** Of one provider; a document type is refused, so nothing is fetched or unfolded. */
export function readSamlMetadata(xml: string): SamlMetadata | MetadataProblem {
  const found = { issuer: '', entry_point: '', certificates: [] as string[] }
  const open: { local: string; use?: string }[] = []
  const isWithin = (...names: string[]): boolean =>
    names.every((name) => open.some(({ local }) => local === name))
  const parser = new SaxesParser({ xmlns: true })
  let certificate = ''
  parser.on('doctype', () => {
    throw new Error('doctype')
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, attributes }) => {
    const valueOf = (name: string): string => attributes[name]?.value ?? ''
    open.push({ local, use: valueOf('use') })
    if (local === 'EntityDescriptor' && found.issuer === '') found.issuer = valueOf('entityID')
    const isRedirect = local === 'SingleSignOnService' && valueOf('Binding') === redirectBinding
    if (isRedirect && isWithin('IDPSSODescriptor')) found.entry_point = valueOf('Location')
    if (local === 'X509Certificate') certificate = ''
  })
  parser.on('text', (text) => {
    if (open.at(-1)?.local === 'X509Certificate') certificate += text
  })
  parser.on('closetag', ({ local }) => {
    const isSigning = !open.some(({ local: name, use }) => name === 'KeyDescriptor' && use === 'encryption')
    if (local === 'X509Certificate' && isWithin('IDPSSODescriptor', 'KeyDescriptor') && isSigning)
      found.certificates.push(certificate.replaceAll(/\s/g, ''))
    open.pop()
  })
  try {
    parser.write(xml).close()
  } catch {
    return 'no-xml'
  }
  const certificates = [...new Set(found.certificates)].filter(isCertificate)
  if (found.issuer === '') return 'no-provider'
  if (!/^https?:\/\//.test(found.entry_point)) return 'no-redirect'
  return certificates.length === 0 ? 'no-certificate' : { ...found, certificates }
}

function isCertificate(base64: string): boolean {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64')).publicKey.type === 'public'
  } catch {
    return false
  }
}
