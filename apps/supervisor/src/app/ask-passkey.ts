import type { PasskeyOptions } from '@letterliaan/contract'
import { startAuthentication } from '@simplewebauthn/browser'
import { texts } from './texts/shell.ts'

/** Asks the browser for the passkey. Resolves to its reply as JSON, or rejects with a message for users. */
export async function askPasskey(options: PasskeyOptions['options']): Promise<string> {
  try {
    return JSON.stringify(await startAuthentication({ optionsJSON: options as never }))
  } catch {
    throw new Error(texts.passkeyFailed)
  }
}
