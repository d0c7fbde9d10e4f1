import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A passkey in memory, like one in a phone or a security key (WebAuthn, ES256, without attestation). */
export interface SoftwareAuthenticator {
  /** True if the user gives a fingerprint or a PIN. */
  isVerified: boolean
  counter: number
  readonly register: (place: Place) => string
  readonly sign: (place: Place) => string
}

interface Place {
  readonly challenge: string
  readonly origin: string
  readonly rpId: string
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const text = (value: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const lengthOf = (length: number): number[] =>
  length < 0x1_00 ? [0x58, length] : [0x59, length >> 8, length & 0xff]
const bytes = (value: Buffer): Buffer => Buffer.concat([Buffer.from(lengthOf(value.length)), value])

export function createSoftwareAuthenticator(): SoftwareAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credential = randomBytes(32)
  const id = credential.toString('base64url')
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ])

  const dataOf = (rpId: string, attested: Buffer | null): Buffer => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(self.counter)
    const flags = 0x01 | (self.isVerified ? 0x04 : 0) | (attested === null ? 0 : 0x40)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, attested ?? Buffer.alloc(0)])
  }
  const clientData = (type: string, { challenge, origin }: Place): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const answer = (response: Readonly<Record<string, Buffer>>): string =>
    JSON.stringify({
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: Object.fromEntries(
        Object.entries(response).map(([name, value]) => [name, value.toString('base64url')]),
      ),
    })

  const self: SoftwareAuthenticator = {
    isVerified: true,
    counter: 0,
    register(place) {
      const length = Buffer.from([credential.length >> 8, credential.length & 0xff])
      const attested = Buffer.concat([Buffer.alloc(16), length, credential, coseKey])
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(dataOf(place.rpId, attested)),
      ])
      return answer({ clientDataJSON: clientData('webauthn.create', place), attestationObject })
    },
    sign(place) {
      self.counter += 1
      const authenticatorData = dataOf(place.rpId, null)
      const clientDataJSON = clientData('webauthn.get', place)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey)
      return answer({ clientDataJSON, authenticatorData, signature })
    },
  }
  return self
}
