import { getNowSeconds, type Clock } from '../../clock.ts'
import { markAcrossOrganisations } from '../../db/across-organisations.ts'
import type { Database, Queries, Transaction } from '../../db/database.ts'
import { runWithinOrganisation } from '../../db/limit-to-organisation.ts'
import { createStudent, createUser } from '../../modules/people/index.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Contents } from '../../modules/curriculum/index.ts'
import { drawPassword, hashPassword } from '../../modules/identity/index.ts'
import { prepareSteps } from '../../modules/learn/index.ts'
import { OperatorError } from '../../operator-error.ts'

interface NewAccount {
  readonly username: string
  readonly name: string
  readonly organisation_id: number | null
}

interface NewChildAccount extends NewAccount {
  readonly last_name: string
  readonly worlds: readonly number[]
}

/** Creates a child with prepared steps. Returns a password that the child can copy. Throws OperatorError. */
export async function createChildAccount(
  database: Database,
  { clock, contents }: { readonly clock: Clock; readonly contents: Contents },
  { last_name, worlds, ...account }: NewChildAccount,
): Promise<string> {
  const password = await drawPassword(database.queries)
  const password_hash = await hashPassword(password)
  const now = getNowSeconds(clock)
  await database.transaction(async (transaction) => {
    const user = await addUser(transaction, { ...account, role: 'student', password_hash }, now)
    const { organisation_id } = user
    const person = { organisation_id, user_id: user.id, first_name: account.name, last_name, level_id: null }
    await runWithinOrganisation(transaction, organisation_id, async (own) => {
      const student_id = await createStudent(own, person, now)
      await prepareSteps(own, contents, { student_id, organisation_id, worlds }, now)
    })
  })
  return password
}

export interface NewUserRow extends NewAccount {
  readonly role: 'bestuur' | 'beheerder' | 'begeleider' | 'student'
  readonly password_hash: string
}

export interface AccountUser {
  readonly id: number
  readonly organisation_id: number
}

export async function addUser(
  transaction: Transaction,
  account: NewUserRow,
  now: number,
): Promise<AccountUser> {
  const username = account.username.trim().toLowerCase()
  const taken = await findAnyUser(transaction, username)
  if (taken !== undefined) throw new OperatorError(`Er is al een account ${username}.`)
  const kind = account.role === 'bestuur' ? 'bestuur' : 'school'
  const organisation_id = await findOrganisation(transaction, account.organisation_id, kind)
  const { role, name, password_hash } = account
  const user = { organisation_id, role, username, name, password_hash }
  return runWithinOrganisation(transaction, organisation_id, async (own) => {
    const id = await createUser(own, user, now)
    recordEvent(own, { organisation_id, user_id: id }, { type: `${account.role}_made` }, now)
    return { id, organisation_id }
  })
}

async function findOrganisation(
  transaction: Transaction,
  id: number | null,
  kind: 'school' | 'bestuur',
): Promise<number> {
  const all = await transaction
    .selectFrom('organisation')
    .select(['id', 'name'])
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()
  const only = all.length === 1 ? all[0] : undefined
  const organisation = id === null ? only : all.find((known) => known.id === id)
  if (organisation !== undefined) return organisation.id
  if (all.length === 0)
    throw new OperatorError(
      kind === 'bestuur'
        ? 'Er is nog geen bestuur. Geef zijn naam met --board, dan wordt het gemaakt.'
        : 'Er is nog geen organisatie. Maak eerst de eerste beheerder, met de link van de start.',
    )
  const names = all.map((known) => `  --organisation ${known.id}   ${known.name}`).join('\n')
  throw new OperatorError(`Bij welke organisatie? Zeg het erbij:\n${names}`)
}

/** Finds a user in any organisation; undefined if there is none. */
export const findAnyUser = (queries: Queries, written: string) =>
  queries
    .selectFrom('user')
    .select(['id', 'organisation_id', 'role'])
    .where('username', '=', written.trim().toLowerCase())
    .modifyEnd(markAcrossOrganisations('a username is of one organisation alone'))
    .executeTakeFirst()
