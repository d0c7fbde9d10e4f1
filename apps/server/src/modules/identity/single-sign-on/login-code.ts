import { randomInt } from 'node:crypto'
import type { Transaction } from '../../../db/database.ts'
import { findSchoolByCode } from './queries.ts'
import { readOrganisation, updateOrganisation } from '../../../db/tables/organisation.ts'

const maxNameLength = 40

export const makeLoginPath = (login_code: string): string => `/inloggen/${login_code}`

/** Makes a code that a child can type: 'De Regenboog' becomes 'de-regenboog'. */
export const toLoginCode = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxNameLength)
    .replaceAll(/^-+|-+$/g, '') || 'school'

/** Gives an organisation a code if it has none. A code never changes, because letters and bookmarks have it. */
export async function assignLoginCode(transaction: Transaction, organisation_id: number): Promise<void> {
  const { name, login_code } = await readOrganisation(transaction, organisation_id)
  if (login_code !== null) return
  const plain = toLoginCode(name)
  let code = plain
  while ((await findSchoolByCode(transaction, code)) !== undefined)
    code = `${plain}-${randomInt(100, 10_000)}`
  await updateOrganisation(transaction, organisation_id, { login_code: code })
}
