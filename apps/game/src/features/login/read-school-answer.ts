import { schoolLoginTexts } from '@letterliaan/texts/school-login'

const sentences: Readonly<Record<string, string>> = {
  unknown: schoolLoginTexts.refused.unknown.text,
  closed: schoolLoginTexts.refused.closed.text,
  'wrong-audience': schoolLoginTexts.refused.wrongAudience.text,
  taken: schoolLoginTexts.refused.taken.text,
  'no-subject': schoolLoginTexts.refused.noSubject.text,
  failed: schoolLoginTexts.refused.failed.text,
  away: schoolLoginTexts.refused.away.text,
  expired: schoolLoginTexts.refused.expired.text,
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
    refusal: reason === null ? null : (sentences[reason] ?? schoolLoginTexts.refused.failed.text),
  }
}
