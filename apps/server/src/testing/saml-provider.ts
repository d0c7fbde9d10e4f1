import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { SignedXml } from 'xml-crypto'

export interface SamlKeys {
  readonly privateKey: string
  /** Base64, as it stands in metadata. */
  readonly certificate: string
}

const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

/** A certificate that signed itself, for half a century: the least that X.509 asks. */
export function makeSamlKeys(): SamlKeys {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
  const rsaWithSha256 = sequence(Buffer.from('06092a864886f70d01010b0500', 'hex'))
  const commonName = sequence(Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from('school')))
  const name = sequence(der(0x31, commonName))
  const times = sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('490101000000Z')))
  const key = publicKey.export({ type: 'spki', format: 'der' })
  const serial = der(0x02, Buffer.from([1]))
  const body = sequence(serial, rsaWithSha256, name, times, name, key)
  const signature = createSign('sha256').update(body).sign(privateKey)
  const certificate = sequence(body, rsaWithSha256, der(0x03, Buffer.from([0]), signature))
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: certificate.toString('base64'),
  }
}

export const samlMetadata = (issuer: string, { certificate }: Pick<SamlKeys, 'certificate'>): string =>
  `<?xml version="1.0"?><md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${issuer}"><md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${issuer}/login"/></md:IDPSSODescriptor></md:EntityDescriptor>`

export interface SamlRequest {
  readonly id: string
  readonly acs: string
  readonly audience: string
}

export function readSamlRequest(url: URL): SamlRequest {
  const packed = Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')
  const xml = inflateRawSync(packed).toString()
  const read = (pattern: RegExp): string => pattern.exec(xml)?.[1] ?? ''
  return {
    id: read(/ ID="([^"]+)"/),
    acs: read(/AssertionConsumerServiceURL="([^"]+)"/),
    audience: read(/<saml:Issuer[^>]*>([^<]+)</),
  }
}

export interface Assertion {
  readonly issuer: string
  readonly request: SamlRequest
  /** As XML: it may hold what a name never does. */
  readonly nameId: string
  readonly format?: string
  readonly id?: string
  /** Seconds from now until when it holds. */
  readonly seconds?: number
  readonly uid?: string
}

const moment = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString()
const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'

export function writeAssertion({
  issuer,
  request,
  nameId,
  format = persistent,
  id = `_${randomUUID()}`,
  seconds = 120,
  uid,
}: Assertion): string {
  const attribute =
    uid === undefined
      ? ''
      : `<saml:AttributeStatement><saml:Attribute Name="uid"><saml:AttributeValue>${uid}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement>`
  return `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" Version="2.0" IssueInstant="${moment(seconds - 120)}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${format}">${nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${moment(seconds)}" Recipient="${request.acs}" InResponseTo="${request.id}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${moment(seconds - 180)}" NotOnOrAfter="${moment(seconds)}"><saml:AudienceRestriction><saml:Audience>${request.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${moment(seconds - 120)}" SessionIndex="sessie"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>${attribute}</saml:Assertion>`
}

export function signXml(xml: string, { privateKey }: SamlKeys, of = 'Assertion'): string {
  const signer = new SignedXml({
    privateKey,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  })
  const xpath = `//*[local-name(.)='${of}']`
  signer.addReference({
    xpath,
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
    transforms: [
      'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
      'http://www.w3.org/2001/10/xml-exc-c14n#',
    ],
  })
  const location = { reference: `${xpath}/*[local-name(.)='Issuer']`, action: 'after' } as const
  signer.computeSignature(xml, { location })
  return signer.getSignedXml()
}

export const writeResponse = (request: SamlRequest, issuer: string, ...parts: readonly string[]): string =>
  `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${moment(0)}" Destination="${request.acs}" InResponseTo="${request.id}"><saml:Issuer>${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>${parts.join('')}</samlp:Response>`
