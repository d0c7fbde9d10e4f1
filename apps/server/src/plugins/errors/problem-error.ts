import type { Problem } from '@letterliaan/contract'

/** A refusal with its problem document (RFC 9457): thrown anywhere, answered by the error handler. */
export class ProblemError extends Error {
  readonly problem: Problem
  readonly headers: Readonly<Record<string, string>>

  constructor(problem: Problem, headers: Readonly<Record<string, string>> = {}) {
    super(problem.detail)
    this.name = 'ProblemError'
    this.problem = problem
    this.headers = headers
  }
}

const refuse = (status: number, title: string, detail: string): ProblemError =>
  new ProblemError({ status, title, detail })

export const badRequest = (detail: string): ProblemError => refuse(400, 'Ongeldige aanvraag', detail)

export const notLoggedIn = (): ProblemError =>
  new ProblemError(
    { status: 401, title: 'Niet ingelogd', detail: 'Log opnieuw in.' },
    { 'www-authenticate': 'Bearer' },
  )

export const forbidden = (detail: string): ProblemError => refuse(403, 'Niet toegestaan', detail)

/** For what does not exist, and for what belongs to somebody else: the two can't be told apart. */
export const notFound = (): ProblemError => refuse(404, 'Niet gevonden', 'Dit bestaat niet of niet meer.')

/** For one more than there may be; `detail` says what to do about it. */
export const noMoreRoom = (detail: string): ProblemError => refuse(409, 'Vol', detail)

/** For who saves what somebody else has changed since it was read; `detail` says what to do about it. */
export const changedMeanwhile = (detail: string): ProblemError => refuse(409, 'Intussen gewijzigd', detail)

/** A link that was used, replaced, or is past its time. */
export const linkNotValid = (): ProblemError =>
  refuse(410, 'Link werkt niet meer', 'Deze link werkt niet meer. Vraag een nieuwe.')

export const tooLarge = (): ProblemError => refuse(413, 'Te groot', 'Er is te veel tegelijk gestuurd.')

export const wrongContentType = (): ProblemError =>
  refuse(415, 'Verkeerd soort inhoud', 'Deze inhoud kan de server niet lezen.')

/** `errors`: a Dutch sentence by field; `detail`: one for all of it. */
export const invalidInput = (
  errors?: Readonly<Record<string, string>>,
  detail = 'Niet alles is goed ingevuld.',
): ProblemError =>
  new ProblemError({
    status: 422,
    title: 'Ongeldige invoer',
    detail,
    ...(errors && { errors }),
  })

export const tooManyRequests = (seconds: number): ProblemError =>
  new ProblemError(
    {
      status: 429,
      title: 'Te veel aanvragen',
      detail: 'Dat ging te snel achter elkaar. Wacht even en probeer het opnieuw.',
    },
    { 'retry-after': String(seconds) },
  )
