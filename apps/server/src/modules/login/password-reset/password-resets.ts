import type { NewPasswordBody } from '@letterliaan/contract'
import * as z from 'zod'
import { nowSeconds, type Clock } from '../../../clock.ts'
import type { Database } from '../../../db/database.ts'
import { linkNotValid, tooManyRequests } from '../../../plugins/errors/problem-error.ts'
import { record } from '../../../events/record.ts'
import { isDrawnUsername } from '../drawn-username.ts'
import type { Mailer } from '../mailer.ts'
import type { Limiters } from '../../../plugins/limits/limiters.ts'
import { resetEmailLimits } from '../../../plugins/limits/limits.ts'
import { networkOf } from '../../../plugins/limits/network.ts'
import { takeAll } from '../../../plugins/limits/take-all.ts'
import { hashPassword } from '../token/password.ts'
import { hashToken } from '../../../plugins/auth/token-secret.ts'
import { composeResetEmail } from './compose-reset-email.ts'
import { makeResetLink } from './make-reset-link.ts'
import { changePassword, findEmailAddress, findReset, consumeReset } from './queries.ts'

const isAddress = (text: string): boolean => z.email().safeParse(text).success

export interface PasswordResetNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly limiters: Limiters
  /** Null: this installation sends no mail, and nothing is asked. */
  readonly mailer: Mailer | null
  /** Where people find the product: `https://spel.school.nl`. */
  readonly publicUrl: () => string
  /** Told when a letter could not be sent: who asked is not told, for that would tell that the account exists. */
  readonly onError: (error: unknown) => void
}

/** A new password for who forgot it (rules.md, Accounts). */
export function createPasswordResets(needs: PasswordResetNeeds) {
  const { database, clock, limiters, mailer, publicUrl, onError } = needs
  const both = limiters.create('letter-account-address', resetEmailLimits.accountFromAddress)
  const byAccount = limiters.create('letter-account', resetEmailLimits.account)
  const byAddress = limiters.create('letter-address', resetEmailLimits.address)
  const underWay = new Set<Promise<void>>()

  const sendLink = async (username: string, by: Mailer): Promise<void> => {
    const user = await findEmailAddress(database.queries, username)
    if (user === undefined || !isAddress(user.email) || isDrawnUsername(user.email)) return
    const link = await makeResetLink(database.queries, user.id, publicUrl(), nowSeconds(clock))
    await by.send(composeResetEmail(user.email, user.username, link))
  }

  return {
    /**
     * Has a link sent to the account's address, if there is such an account and it is an address. Answers before anything
     * is looked up, so that neither words nor time tell which. Throws 429.
     */
    async ask(username: string, from: string): Promise<void> {
      const account = username.trim().toLowerCase()
      const network = networkOf(from)
      const taken = await takeAll([
        [both, `${network} ${account}`],
        [byAccount, account],
        [byAddress, network],
      ])
      if ('seconds' in taken) throw tooManyRequests(taken.seconds)
      if (mailer === null) return
      const sending = sendLink(account, mailer)
        .catch(onError)
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    },

    /** Uses the link up, stores the password, ends every login of the account. Throws 410 for a link that works no more. */
    async choose({ token, password }: NewPasswordBody): Promise<void> {
      const hash = hashToken(token)
      const now = nowSeconds(clock)
      const reset = await findReset(database.queries, hash, now)
      if (reset === undefined) throw linkNotValid()
      const password_hash = await hashPassword(password)
      await database.transaction(async (transaction) => {
        if (!(await consumeReset(transaction, hash))) throw linkNotValid()
        await changePassword(transaction, reset.user_id, password_hash, now)
        record(transaction, reset, { type: 'password_reset' }, now)
      })
    },

    /** Resolves when every e-mail that was asked for has been sent, or could not be. */
    async settle(): Promise<void> {
      await Promise.all(underWay)
    },
  }
}

export type PasswordResets = ReturnType<typeof createPasswordResets>
