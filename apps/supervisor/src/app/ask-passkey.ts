import type { PasskeyOptions } from '@letterliaan/contract'
import { startAuthentication } from '@simplewebauthn/browser'
import { texts } from './texts/shell.ts'

/** Lets the browser ask for a finger, a face or a PIN. Resolves to JSON text; rejects with a sentence. */
export async function askPasskey(options: PasskeyOptions['options']): Promise<string> {
  try {
    return JSON.stringify(await startAuthentication({ optionsJSON: options as never }))
  } catch {
    throw new Error(texts.passkeyFailed)
  }
}
