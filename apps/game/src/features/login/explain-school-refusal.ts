import * as loginTexts from '@letterliaan/texts/login'

const sentences: Readonly<Record<string, string>> = {
  unknown: loginTexts.schoolRefused.unknown,
  closed: loginTexts.schoolRefused.closed,
  'wrong-audience': loginTexts.schoolRefused.wrongAudience,
  taken: loginTexts.schoolRefused.taken,
  failed: loginTexts.schoolRefused.failed,
  away: loginTexts.schoolRefused.away,
  expired: loginTexts.schoolRefused.expired,
}

/** What the server put behind the `#` of the address it sent the browser to. */
export interface SchoolAnswer {
  readonly code: string | null
  /** Why nobody is let in; null: it does not say. */
  readonly refusal: string | null
}

export function readSchoolAnswer(hash: string): SchoolAnswer {
  const told = new URLSearchParams(hash.slice(1))
  const reason = told.get('reden')
  return {
    code: told.get('inlogcode'),
    refusal: reason === null ? null : (sentences[reason] ?? loginTexts.schoolRefused.failed),
  }
}
