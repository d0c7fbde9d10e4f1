import type { Database, Transaction } from '../../../db/database.ts'
import type { Mailer } from '../../../mailer.ts'
import type { SecretBox } from '../../../plugins/auth/secret-box.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import type { Limiters } from '../../../plugins/limits/limiters.ts'
import { secondFactorLimits } from '../../../plugins/limits/limits.ts'
import { requestEmailChange, confirmEmailChange } from './change-email.ts'
import {
  changeName,
  changeWeeklyMail,
  confirmPassword,
  endLogins,
  getAccount,
  prepareNewPassword,
  type AccountCall,
  type AccountChange,
} from './own-account.ts'
import {
  addPasskey,
  beginOwnTotp,
  beginPasskey,
  confirmOwnTotp,
  assertOwnPasskey,
  removeOwnPasskey,
  removeOwnTotp,
  renewRecoveryCodes,
} from './own-second-factor.ts'

export interface OwnAccountNeeds {
  readonly database: Database
  readonly limiters: Limiters
  readonly secretBox: SecretBox
  readonly mailer: Mailer | null
  /** Public address of the server. If null, the address that the caller used. */
  readonly publicUrl: string | null
}

export function createOwnAccountRoutes({
  database,
  limiters,
  secretBox,
  mailer,
  publicUrl,
}: OwnAccountNeeds) {
  const { queries } = database
  const passwords = limiters.create('own-password', secondFactorLimits.passwords)
  const placed = <C extends AccountCall>(call: C): C => ({ ...call, origin: publicUrl ?? call.origin })

  /** Checks the password again before a change to the ways to log in. */
  const confirmed = async <T>(
    call: AccountCall & { readonly body: { readonly password: string } },
    change: (placedCall: AccountCall) => Promise<T>,
  ): Promise<T> => {
    await confirmPassword(queries, passwords, call.caller.user_id, call.body.password)
    return change(placed(call))
  }
  const inTransaction =
    <T>(change: (call: AccountChange) => Promise<T>) =>
    (call: AccountCall): Promise<T> =>
      database.transaction((transaction: Transaction) => change({ ...call, transaction }))

  return defineHandlers({
    'GET /api/v1/begeleider/account': (call) => getAccount(queries, placed(call)),
    'PATCH /api/v1/begeleider/account': async (call) => {
      const own = placed(call)
      const { name, email, new_password, password = '', wants_weekly_mail: wants } = call.body
      if (email !== undefined || new_password !== undefined)
        await confirmPassword(queries, passwords, call.caller.user_id, password)
      if (email !== undefined) await requestEmailChange(database, mailer, own, email)
      if (name !== undefined) await inTransaction((change) => changeName(change, name))(own)
      if (wants !== undefined) await inTransaction((change) => changeWeeklyMail(change, wants))(own)
      if (new_password !== undefined) await inTransaction(await prepareNewPassword(new_password))(own)
      return getAccount(queries, own)
    },
    'PUT /api/v1/account-email': ({ body, now }) => confirmEmailChange(database, mailer, body.token, now),
    'DELETE /api/v1/begeleider/account/login': (call) => endLogins(placed(call), call.query.login_id),
    'POST /api/v1/begeleider/account/totp': (call) =>
      confirmed(call, (own) => beginOwnTotp(queries, secretBox, own)),
    'PUT /api/v1/begeleider/account/totp': (call) =>
      confirmOwnTotp(database, secretBox, placed(call), call.body.code),
    'POST /api/v1/begeleider/account/recovery-codes': (call) =>
      confirmed(call, inTransaction(renewRecoveryCodes)),
    'POST /api/v1/begeleider/account/passkey/options': (call) =>
      confirmed(call, (own) => beginPasskey(queries, own)),
    'POST /api/v1/begeleider/account/passkey': (call) => addPasskey(database, placed(call), call.body),
    'POST /api/v1/begeleider/account/second-factor/removal': async (call) => {
      const { passkey_id } = call.body
      if (passkey_id === null) return confirmed(call, inTransaction(removeOwnTotp))
      await assertOwnPasskey(queries, call.caller.user_id, passkey_id)
      return confirmed(
        call,
        inTransaction((own) => removeOwnPasskey(own, passkey_id)),
      )
    },
  })
}
