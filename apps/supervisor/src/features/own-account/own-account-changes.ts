import type { ChangedAccount, NewTotp, OwnAccount } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser'
import type { QueryClient } from '@tanstack/react-query'
import type { ChangeOf } from '../../app/data/change.ts'
import type { Queries } from '../../app/data/queries.ts'
import { texts } from './texts.ts'

/** A meekijker may change its own account too. */
const own = { changesNothing: true } as const

const takeAccount =
  (queries: Queries) =>
  (account: OwnAccount, _: unknown, queryClient: QueryClient): void =>
    void queryClient.setQueryData(queries.account.queryKey, account)

const takeChanged =
  (queries: Queries) =>
  ({ account }: ChangedAccount, _: unknown, queryClient: QueryClient): void =>
    void queryClient.setQueryData(queries.account.queryKey, account)

export const changeName: ChangeOf<string, OwnAccount> = ({ client, queries }) => ({
  ...own,
  send: (name) => client.call('PATCH /api/v1/begeleider/account', { body: { name } }),
  take: takeAccount(queries),
  stale: [queries.me.queryKey],
  done: () => texts.naming.isSaved,
})

interface EmailChange {
  readonly email: string
  readonly password: string
}

export const changeEmail: ChangeOf<EmailChange, OwnAccount> = ({ client, queries }) => ({
  ...own,
  send: (body) => client.call('PATCH /api/v1/begeleider/account', { body }),
  take: takeAccount(queries),
  done: (_, { email }) => fill(texts.naming.isSent, { email }),
})

interface PasswordChange {
  readonly password: string
  readonly new_password: string
}

export const changePassword: ChangeOf<PasswordChange, OwnAccount> = ({ client, queries }) => ({
  ...own,
  send: (body) => client.call('PATCH /api/v1/begeleider/account', { body }),
  take: takeAccount(queries),
  done: () => texts.passwords.isChanged,
})

export const beginTotp: ChangeOf<string, NewTotp> = ({ client }) => ({
  ...own,
  send: (password) => client.call('POST /api/v1/begeleider/account/totp', { body: { password } }),
})

export const confirmTotp: ChangeOf<string, ChangedAccount> = ({ client, queries }) => ({
  ...own,
  send: (code) => client.call('PUT /api/v1/begeleider/account/totp', { body: { code } }),
  take: takeChanged(queries),
  done: () => texts.totp.isOn,
})

interface Removal {
  readonly password: string
  /** Null for the codes of an app. */
  readonly passkey_id: number | null
}

export const removeSecondFactor: ChangeOf<Removal, ChangedAccount> = ({ client, queries }) => ({
  ...own,
  send: (body) => client.call('POST /api/v1/begeleider/account/second-factor/removal', { body }),
  take: takeChanged(queries),
  done: (_, { passkey_id }) => (passkey_id === null ? texts.totp.isOff : texts.passkeys.isRemoved),
})

export const renewRecoveryCodes: ChangeOf<string, ChangedAccount> = ({ client, queries }) => ({
  ...own,
  send: (password) => client.call('POST /api/v1/begeleider/account/recovery-codes', { body: { password } }),
  take: takeChanged(queries),
  done: () => texts.recovery.isRenewed,
})

interface NewPasskey {
  readonly name: string
  readonly password: string
}

export const canMakePasskeys = (): boolean => browserSupportsWebAuthn()

/** Adds a passkey in two requests. Between them the browser asks the user for the passkey. */
export const addPasskey: ChangeOf<NewPasskey, ChangedAccount> = ({ client, queries }) => ({
  ...own,
  async send({ name, password }) {
    const body = { password }
    const { challenge, options } = await client.call('POST /api/v1/begeleider/account/passkey/options', {
      body,
    })
    const made = await startRegistration({ optionsJSON: options as never }).catch(() => {
      throw new Error(texts.passkeys.failed)
    })
    const passkey = JSON.stringify(made)
    return client.call('POST /api/v1/begeleider/account/passkey', { body: { name, challenge, passkey } })
  },
  take: takeChanged(queries),
  done: () => texts.passkeys.isAdded,
})

/** Ends one login, or all other logins if null. */
export const endLogins: ChangeOf<number | null, OwnAccount> = ({ client, queries }) => ({
  ...own,
  send: (login_id, idempotencyKey) =>
    client.call('DELETE /api/v1/begeleider/account/login', {
      query: login_id === null ? {} : { login_id },
      idempotencyKey,
    }),
  take: takeAccount(queries),
  done: () => texts.logins.isEnded,
})
