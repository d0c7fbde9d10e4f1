import { texts } from './texts.ts'

export interface LinkAnswer {
  readonly look: 'success' | 'error'
  readonly text: string
}

/** Reads the reply after `#` when the school's login redirects back; null if there is none. */
export function readLinkAnswer(hash: string): LinkAnswer | null {
  if (hash === '#gekoppeld') return { look: 'success', text: texts.own.isLinked }
  const reason = new URLSearchParams(hash.slice(1)).get('reden')
  if (reason === null) return null
  const sentences: Readonly<Record<string, string>> = texts.refused
  return { look: 'error', text: sentences[reason] ?? texts.refused.failed }
}
