import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/** Encrypts values that must be read again, such as a client secret. */
export interface SecretBox {
  /** `context`: must be the same for decrypting. */
  readonly seal: (text: string, context: string) => string
  /** Returns null if the value was encrypted with another key or context, or was changed since. */
  readonly open: (sealed: string, context: string) => string | null
}

/** Creates a box with its own key for each `purpose`. */
export function createSecretBox(secret: string, purpose = 'single-sign-on secrets'): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    seal(text, context) {
      const iv = randomBytes(ivLength)
      const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(context))
      const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
      return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url')
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < ivLength + tagLength) return null
      try {
        const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivLength), {
          authTagLength: tagLength,
        })
          .setAAD(Buffer.from(context))
          .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
        const rest = bytes.subarray(ivLength + tagLength)
        return Buffer.concat([opening.update(rest), opening.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
