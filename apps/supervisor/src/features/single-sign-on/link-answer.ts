import { texts } from './texts.ts'

export interface LinkAnswer {
  readonly look: 'success' | 'error'
  readonly text: string
}

/** Reads the result that the school's login put after the `#` when it redirected back, or null. */
export function readLinkAnswer(hash: string): LinkAnswer | null {
  if (hash === '#gekoppeld') return { look: 'success', text: texts.own.isLinked }
  const reason = new URLSearchParams(hash.slice(1)).get('reden')
  if (reason === null) return null
  const sentences: Readonly<Record<string, string>> = texts.refused
  return { look: 'error', text: sentences[reason] ?? texts.refused.failed }
}
