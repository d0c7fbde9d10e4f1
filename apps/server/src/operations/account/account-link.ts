import { getNowSeconds, type Clock } from '../../clock.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { runWithinOrganisation } from '../../db/limit-to-organisation.ts'
import { updateUser } from '../../db/tables/user.ts'
import { recordEvent } from '../../events/record-event.ts'
import { hashPassword, makeResetLink, removeSecondFactors } from '../../modules/identity/index.ts'
import { createOwnOrganisation } from '../../modules/people/index.ts'
import { createSecret } from '../../plugins/auth/token-secret.ts'
import { addUser, findAnyUser, type AccountUser, type NewUserRow } from './create-account.ts'
import { OperatorError } from '../../operator-error.ts'

type KnownUser = NonNullable<Awaited<ReturnType<typeof findAnyUser>>>

interface Asked extends Omit<NewUserRow, 'role'> {
  /** The name of a board to make; null to use an existing organisation. */
  readonly board: string | null
}

interface Kind {
  readonly open: (transaction: Transaction, user: KnownUser, asked: Asked, now: number) => Promise<void>
  readonly make: (transaction: Transaction, asked: Asked, now: number) => Promise<AccountUser>
}

const kinds = {
  'new-password': {
    open: async (transaction, { id: user_id, organisation_id }, _, now) =>
      recordEvent(transaction, { organisation_id, user_id }, { type: 'password_link_made' }, now),
    make: async (_, { username }) => {
      throw new OperatorError(`Er is geen account ${username}.`)
    },
  },
  supervisor: {
    open: async (_, __, { username }) => {
      throw new OperatorError(`Er is al een account ${username}.`)
    },
    make: (transaction, asked, now) => addUser(transaction, { ...asked, role: 'begeleider' }, now),
  },
  administrator: {
    open: promote,
    make: (transaction, asked, now) => {
      mustHaveName(asked)
      return addUser(transaction, { ...asked, role: 'beheerder' }, now)
    },
  },
  board: {
    open: async (transaction, { id, role }, { username }, now) => {
      if (role !== 'bestuur') throw new OperatorError(`${username} is niet van een bestuur.`)
      await updateUser(transaction, id, { blocked_at: null, updated_at: now })
    },
    make: async (transaction, { board, ...asked }, now) => {
      mustHaveName(asked)
      const organisation_id =
        board === null
          ? asked.organisation_id
          : await createOwnOrganisation(transaction, { name: board, kind: 'bestuur' }, now)
      return addUser(transaction, { ...asked, organisation_id, role: 'bestuur' }, now)
    },
  },
} as const satisfies Readonly<Record<string, Kind>>

/** Makes an account, or reopens one (ORG-6). Returns a link to choose a password. Throws OperatorError. */
export async function makeAccountLink(
  database: Database,
  clock: Clock,
  kind: keyof typeof kinds,
  { publicUrl, ...given }: Omit<Asked, 'password_hash'> & { readonly publicUrl: string },
): Promise<string> {
  const asked = { ...given, password_hash: await hashPassword(createSecret()) }
  const now = getNowSeconds(clock)
  const { open, make }: Kind = kinds[kind]
  return database.transaction(async (transaction) => {
    const known = await findAnyUser(transaction, asked.username)
    if (known)
      await runWithinOrganisation(transaction, known.organisation_id, (own) => open(own, known, asked, now))
    const user = known ?? (await make(transaction, asked, now))
    return runWithinOrganisation(transaction, user.organisation_id, (own) =>
      makeResetLink(own, user, publicUrl, now),
    )
  })
}

async function promote(
  transaction: Transaction,
  { id, role, organisation_id }: KnownUser,
  asked: Asked,
  now: number,
): Promise<void> {
  if (role === 'student' || role === 'bestuur')
    throw new OperatorError(`${asked.username} is geen medewerker van een school.`)
  if (asked.organisation_id !== null && asked.organisation_id !== organisation_id)
    throw new OperatorError(`${asked.username} hoort bij een andere organisatie.`)
  await updateUser(transaction, id, { role: 'beheerder', blocked_at: null, updated_at: now })
  await removeSecondFactors(transaction, id)
  const who = { organisation_id, user_id: id }
  const event = { type: 'member_role_changed', member_id: id, role_before: role, role: 'beheerder' } as const
  recordEvent(transaction, who, event, now)
  recordEvent(transaction, who, { type: 'member_second_factor_removed', member_id: id }, now)
}

function mustHaveName({ name, username }: Pick<Asked, 'name' | 'username'>): void {
  if (name === '')
    throw new OperatorError(`Er is nog geen account ${username}. Zet er --name "…" bij om er een te maken.`)
}
