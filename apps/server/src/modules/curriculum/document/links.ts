import { hourSeconds } from '@letterliaan/rules/calendar'
import type { ExerciseDocument } from '@letterliaan/contract'
import { getNowSeconds, type Clock } from '../../../clock.ts'
import type { LinkSigner } from '../../../plugins/auth/link-signer.ts'

/** Minimum time that an address is valid after it was returned. */
const linkTtlSeconds = 4 * 60 * 60
/** Addresses returned within an hour are the same, so that a reload changes nothing. */

export interface StepToPrint {
  readonly id: number
  readonly organisation_id: number
}

/** Signs addresses, because a browser that follows a link sends no token. */
export interface DocumentLinks {
  of(step: StepToPrint, label: string): ExerciseDocument[]
}

export const createDocumentLinks = (signer: LinkSigner, clock: Clock): DocumentLinks => ({
  of({ id, organisation_id }, label) {
    const until = Math.ceil(getNowSeconds(clock) / hourSeconds) * hourSeconds + linkTtlSeconds
    const path = `/api/v1/step/${id}/werkboek.pdf`
    const { exp, sig } = signer.sign(organisation_id, until, path)
    const access = new URLSearchParams({ exp: String(exp), sig })
    return [{ id, name: `Werkboek: ${label}`, url: `${path}?${access.toString()}` }]
  },
})
