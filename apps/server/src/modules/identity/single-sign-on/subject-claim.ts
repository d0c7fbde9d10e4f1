/** Claims that providers document as permanent and unique. */
const permanentClaims: ReadonlySet<string> = new Set(['sub', 'oid'])

/** Claims that may change, may pass to another person, or do not identify a person. */
const changingClaim = /mail|phone|(user|unique|principal|display|given|family|middle|nick)_?name/i
const otherClaims: ReadonlySet<string> = new Set(
  (
    'name upn login_hint profile picture website gender birthdate zoneinfo locale address updated_at groups roles ' +
    'tid hd iss aud azp exp iat nbf nonce jti sid auth_time acr amr at_hash c_hash ver'
  ).split(' '),
)

/** Returns, in Dutch, why this claim can't identify accounts. Returns null if it can. */
export function findClaimProblem(claim: string, isDeclaredPermanent: boolean): Record<string, string> | null {
  if (permanentClaims.has(claim)) return null
  const last = claim.slice(claim.lastIndexOf('/') + 1).toLowerCase()
  if (changingClaim.test(last) || otherClaims.has(last))
    return { subject_claim: `‘${claim}’ kan veranderen of is niet van één persoon. Kies een andere claim.` }
  if (!isDeclaredPermanent)
    return { is_claim_permanent: `Verklaar eerst dat ‘${claim}’ nooit verandert en bij één persoon hoort.` }
  return null
}

const maxSubjectLength = 255

/** Returns the account's key at the provider. Returns null if the claim has no value or is a mail address. */
export function readSubject(claims: Readonly<Record<string, unknown>>, subject_claim: string): string | null {
  const subject = claims[subject_claim]
  if (typeof subject !== 'string' || subject.trim() === '' || subject.length > maxSubjectLength) return null
  const { email } = claims
  const isEmail = typeof email === 'string' && subject.toLowerCase() === email.toLowerCase()
  return isEmail && subject_claim !== 'sub' ? null : subject
}
