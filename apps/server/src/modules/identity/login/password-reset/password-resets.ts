import type { NewPasswordBody } from '@letterliaan/contract'
import * as z from 'zod'
import { getNowSeconds, type Clock } from '../../../../clock.ts'
import type { QueueLoad } from '../../../../queue-load.ts'
import type { Database } from '../../../../db/database.ts'
import {
  createBusyError,
  createInvalidLinkError,
  createTooManyRequestsError,
} from '../../../../plugins/errors/problem-error.ts'
import { recordEvent } from '../../../../events/record-event.ts'
import { isDrawnUsername } from '../drawn-username.ts'
import type { Mailer, Mail } from '../../../../mailer.ts'
import type { Limiters } from '../../../../plugins/limits/limiters.ts'
import { resetEmailLimits } from '../../../../plugins/limits/limits.ts'
import { toNetwork } from '../../../../plugins/limits/network.ts'
import { countInAllLimiters } from '../../../../plugins/limits/count-in-all-limiters.ts'
import { hashPassword } from '../token/password.ts'
import { hashToken } from '../../../../plugins/auth/token-secret.ts'
import { makeResetLink } from './make-reset-link.ts'
import { storeNewPassword, findEmailAddress, findPasswordReset, consumePasswordReset } from './queries.ts'
import { ownerFinders } from '../../../../plugins/auth/owner-queries.ts'
import { findDatabaseOfOwner } from '../../../../plugins/auth/owner.ts'

/** Maximum of letters that are being sent. Each waits up to twenty seconds for a mail server that hangs. */
const maxUnderWay = 100

const isAddress = (text: string): boolean => z.email().safeParse(text).success

export interface PasswordResetNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly limiters: Limiters
  /** Null if mail is off. */
  readonly mailer: Mailer | null
  /** Such as `https://spel.school.nl`. */
  readonly publicUrl: () => string
  /** Errors are only logged, because an error response would reveal that the account exists. */
  readonly onError: (error: unknown) => void
}

/** Handles password resets by mail (rules.md, Accounts). */
export function createPasswordResets(needs: PasswordResetNeeds) {
  const { database, clock, limiters, mailer, publicUrl, onError } = needs
  const both = limiters.create('letter-account-address', resetEmailLimits.accountFromAddress)
  const byAccount = limiters.create('letter-account', resetEmailLimits.account)
  const byAddress = limiters.create('letter-address', resetEmailLimits.address)
  const underWay = new Set<Promise<void>>()

  const sendLink = async (username: string, by: Mailer): Promise<void> => {
    const own = await findDatabaseOfOwner(database, ownerFinders.username, username)
    const user = own ? await findEmailAddress(own.queries, username) : undefined
    if (own === null || user === undefined || !isAddress(user.email) || isDrawnUsername(user.email)) return
    const link = await makeResetLink(own.queries, user, publicUrl(), getNowSeconds(clock))
    await by.send(composeResetEmail(user.email, user.username, link))
  }

  return {
    /** Returns before the account is looked up, so that the response does not reveal it. Throws 429. */
    async ask(username: string, from: string): Promise<void> {
      const account = username.trim().toLowerCase()
      const network = toNetwork(from)
      const taken = await countInAllLimiters([
        [both, `${network} ${account}`],
        [byAccount, account],
        [byAddress, network],
      ])
      if ('seconds' in taken) throw createTooManyRequestsError(taken.seconds)
      if (mailer === null) return
      if (underWay.size >= maxUnderWay) throw createBusyError()
      const sending = sendLink(account, mailer)
        .catch(onError)
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    },

    /** Sets the password, invalidates the link and ends all logins. Throws 410 for an invalid link. */
    async choose({ token, password }: NewPasswordBody): Promise<void> {
      const hash = hashToken(token)
      const now = getNowSeconds(clock)
      const own = await findDatabaseOfOwner(database, ownerFinders.passwordReset, hash)
      const reset = own ? await findPasswordReset(own.queries, hash, now) : undefined
      if (own === null || reset === undefined) throw createInvalidLinkError()
      const password_hash = await hashPassword(password)
      await own.transaction(async (transaction) => {
        if (!(await consumePasswordReset(transaction, hash))) throw createInvalidLinkError()
        await storeNewPassword(transaction, reset.user_id, password_hash, now)
        recordEvent(transaction, reset, { type: 'password_reset' }, now)
      })
    },

    load: (): QueueLoad => ({ name: 'letters', length: underWay.size, max: maxUnderWay }),

    async settle(): Promise<void> {
      await Promise.all(underWay)
    },
  }
}

export type PasswordResets = ReturnType<typeof createPasswordResets>

const composeResetEmail = (to: string, username: string, link: string): Mail => ({
  to,
  subject: 'Nieuw wachtwoord voor Letterliaan',
  text: `Hallo,

Voor het account ${username} van Letterliaan is een nieuw wachtwoord gevraagd.
Met deze link is er een te kiezen:

${link}

De link werkt één keer, en een uur lang.
Was het een ander die dit vroeg? Dan hoeft er niets te gebeuren: het oude wachtwoord blijft werken.
`,
})
