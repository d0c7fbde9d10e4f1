import type { Database, Transaction } from '../../../db/database.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { Mail, Mailer } from '../../../mailer.ts'
import { createSecret, hashToken } from '../../../plugins/auth/token-secret.ts'
import {
  createInvalidLinkError,
  type ProblemError,
  createProblemError,
} from '../../../plugins/errors/problem-error.ts'
import { endAllAccess } from '../login/staff-logins.ts'
import type { AccountCall } from './own-account.ts'
import { consumeEmailChange, findUnblockedUser, replaceEmailChange } from './queries.ts'
import { ownerFinders } from '../../../plugins/auth/owner-queries.ts'
import { findDatabaseOfOwner } from '../../../plugins/auth/owner.ts'
import { updateUser } from '../../../db/tables/user.ts'

const linkTtlSeconds = 24 * 60 * 60

const noMail = (): ProblemError =>
  createProblemError(
    409,
    'Geen mail',
    'Letterliaan verstuurt hier geen mail. Een ander adres is dan niet te controleren.',
  )

const notSent = (): ProblemError =>
  createProblemError(
    503,
    'Mail niet verstuurd',
    'De mail naar dit adres is niet verstuurd. Controleer het adres, of probeer het later.',
  )

/** Sends a confirmation link. The response is the same if the address is taken. Throws 409, 503. */
export async function requestEmailChange(
  database: Database,
  mailer: Mailer | null,
  { caller, now, origin }: AccountCall,
  written: string,
): Promise<void> {
  if (mailer === null) throw noMail()
  const email = written.trim().toLowerCase()
  const token = createSecret()
  await database.transaction((transaction) =>
    replaceEmailChange(transaction, {
      hash: hashToken(token),
      organisation_id: caller.organisation_id,
      user_id: caller.user_id,
      email,
      expires_at: now + linkTtlSeconds,
    }),
  )
  const link = `${origin.replace(/\/$/, '')}/begeleider/adres#${token}`
  await mailer.send(composeEmailChange(email, link)).catch(() => {
    throw notSent()
  })
}

const composeEmailChange = (to: string, link: string): Mail => ({
  to,
  subject: 'Uw nieuwe e-mailadres voor Letterliaan',
  text: `Hallo,

U wilt met dit e-mailadres inloggen bij Letterliaan.
Open deze link om dat te bevestigen:

${link}

De link werkt één keer, een dag lang.
Vroeg u dit niet? Dan hoeft u niets te doen.
`,
})

const composeOldAddress = (to: string): Mail => ({
  to,
  subject: 'Uw e-mailadres voor Letterliaan is gewijzigd',
  text: `Hallo,

Voor uw account van Letterliaan is een ander e-mailadres gekozen.
Met dit adres logt u niet meer in.
Deed u dit niet zelf? Vraag de beheerder van uw school om uw account te blokkeren.
`,
})

/** Changes the address and thereby the username. Ends all logins and other links. Throws 410, 409. */
export async function confirmEmailChange(
  database: Database,
  mailer: Mailer | null,
  token: string,
  now: number,
): Promise<{ username: string }> {
  const hash = hashToken(token)
  const own = await findDatabaseOfOwner(database, ownerFinders.emailChange, hash)
  if (own === null) throw createInvalidLinkError()
  const before = await own
    .transaction((transaction) => changeEmail(transaction, hash, now))
    .catch((error: unknown) => {
      throw database.dialect.isDuplicate(error) ? taken() : error
    })
  // A user whose mail failed sees the change at the next login.
  await mailer?.send(composeOldAddress(before.old)).catch(() => undefined)
  return { username: before.username }
}

const taken = (): ProblemError =>
  createProblemError(
    409,
    'Adres in gebruik',
    'Met dit e-mailadres is er al een account. Kies een ander adres.',
  )

async function changeEmail(
  transaction: Transaction,
  hash: string,
  now: number,
): Promise<{ username: string; old: string }> {
  const asked = await consumeEmailChange(transaction, hash, now)
  const user = asked && (await findUnblockedUser(transaction, asked.user_id))
  if (!asked || !user) throw createInvalidLinkError()
  const { email } = asked
  await updateUser(transaction, user.id, { email, username: email, updated_at: now })
  await endAllAccess(transaction, user.id, now)
  const who = { organisation_id: user.organisation_id, user_id: user.id }
  recordEvent(transaction, who, { type: 'own_email_changed' }, now)
  return { username: email, old: user.email }
}
