import * as schoolTexts from '@letterliaan/texts/school-login'

const sentences: Readonly<Record<string, string>> = {
  unknown: schoolTexts.refused.unknown.text,
  closed: schoolTexts.refused.closed.text,
  'wrong-audience': schoolTexts.refused.wrongAudience.text,
  taken: schoolTexts.refused.taken.text,
  'no-subject': schoolTexts.refused.noSubject.text,
  failed: schoolTexts.refused.failed.text,
  away: schoolTexts.refused.away.text,
  expired: schoolTexts.refused.expired.text,
}

/** The server's reply after the `#` of the address. */
export interface SchoolAnswer {
  readonly code: string | null
  readonly refusal: string | null
}

export function readSchoolAnswer(hash: string): SchoolAnswer {
  const told = new URLSearchParams(hash.slice(1))
  const reason = told.get('reden')
  return {
    code: told.get('inlogcode'),
    refusal: reason === null ? null : (sentences[reason] ?? schoolTexts.refused.failed.text),
  }
}
