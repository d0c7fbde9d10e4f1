import * as schoolTexts from '@letterliaan/texts/school-login'

const sentences: Readonly<Record<string, string>> = {
  unknown: schoolTexts.refused.unknown,
  closed: schoolTexts.refused.closed,
  'wrong-audience': schoolTexts.refused.wrongAudience,
  taken: schoolTexts.refused.taken,
  'no-subject': schoolTexts.refused.noSubject,
  failed: schoolTexts.refused.failed,
  away: schoolTexts.refused.away,
  expired: schoolTexts.refused.expired,
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
    refusal: reason === null ? null : (sentences[reason] ?? schoolTexts.refused.failed),
  }
}
