import { tooOldStatus, type Problem } from '@letterliaan/contract'

/** A problem document (RFC 9457), which any code may throw. */
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

export const createProblemError = (status: number, title: string, detail: string): ProblemError =>
  new ProblemError({ status, title, detail })

/** Asks the client to try again after some seconds. */
export const createWaitError = (
  status: number,
  reason: string,
  title = 'Even wachten',
  seconds = 5,
): ProblemError =>
  new ProblemError(
    { status, title, detail: `${reason} Probeer het zo nog eens.` },
    { 'retry-after': String(seconds) },
  )

/** Thrown if too many calls are waiting; the call had no effect (docs/adr/0057-watched-and-bounded.md). */
export const createBusyError = (seconds = 5): ProblemError =>
  createWaitError(503, 'Het is heel druk.', 'Even wachten', seconds)

export const createBadRequestError = (detail: string): ProblemError =>
  createProblemError(400, 'Ongeldige aanvraag', detail)

export const createNotLoggedInError = (): ProblemError =>
  new ProblemError(
    { status: 401, title: 'Niet ingelogd', detail: 'Log opnieuw in.' },
    { 'www-authenticate': 'Bearer' },
  )

export const createForbiddenError = (detail: string): ProblemError =>
  createProblemError(403, 'Niet toegestaan', detail)

export const createSecondFactorNeededError = (): ProblemError =>
  new ProblemError({
    type: '/problems/second-factor-needed',
    status: 403,
    title: 'Tweede stap nodig',
    detail: 'Stel eerst een tweede stap bij het inloggen in, bij ‘Uw account’.',
  })

/** Used for a thing that does not exist and for one of another user, so that they look the same. */
export const createNotFoundError = (): ProblemError =>
  createProblemError(404, 'Niet gevonden', 'Dit bestaat niet of niet meer.')

export const createConflictError = (detail: string, title = 'Dat kan niet'): ProblemError =>
  createProblemError(409, title, detail)

export const createNoRoomError = (detail: string): ProblemError => createProblemError(409, 'Vol', detail)

export const createEditConflictError = (detail: string): ProblemError =>
  createProblemError(409, 'Intussen gewijzigd', detail)

export const createInvalidLinkError = (): ProblemError =>
  createProblemError(410, 'Link werkt niet meer', 'Deze link werkt niet meer. Vraag een nieuwe.')

export const createTooLargeError = (): ProblemError =>
  createProblemError(413, 'Te groot', 'Er is te veel tegelijk gestuurd.')

export const createContentTypeError = (): ProblemError =>
  createProblemError(415, 'Verkeerd soort inhoud', 'Deze inhoud kan de server niet lezen.')

export const createInvalidInputError = (
  errors?: Readonly<Record<string, string>>,
  detail = 'Niet alles is goed ingevuld.',
): ProblemError =>
  new ProblemError({
    status: 422,
    title: 'Ongeldige invoer',
    detail,
    ...(errors && { errors }),
  })

export const createVersionTooOldError = (): ProblemError =>
  createProblemError(tooOldStatus, 'Nieuwe versie', 'Er is een nieuwe versie. Open de pagina opnieuw.')

export const createTooManyRequestsError = (seconds: number): ProblemError =>
  new ProblemError(
    {
      status: 429,
      title: 'Te veel aanvragen',
      detail: 'Dat ging te snel achter elkaar. Wacht even en probeer het opnieuw.',
    },
    { 'retry-after': String(seconds) },
  )
