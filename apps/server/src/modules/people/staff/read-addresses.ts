import * as z from 'zod'
import type { Queries } from '../../../db/database.ts'
import { invalidInput } from '../../../plugins/errors/problem-error.ts'
import { findStaff } from './queries.ts'

/** Without doubles and empty lines. Throws 422 that names every line that can't be invited. */
export async function readAddresses(
  queries: Queries,
  organisation_id: number,
  lines: readonly string[],
): Promise<string[]> {
  const staff = new Set((await findStaff(queries, organisation_id)).map(({ username }) => username))
  const emails = new Set<string>()
  const problems: string[] = []
  for (const [at, line] of lines.entries()) {
    const email = line.trim().toLowerCase()
    if (email === '') continue
    const problem = findProblem(email, staff)
    if (problem === null) emails.add(email)
    else problems.push(`Regel ${at + 1}: ${problem}`)
  }
  if (problems.length > 0) throw invalidInput({ emails: problems.join(' ') }, problems.join(' '))
  return [...emails]
}

/** The message reveals nothing about other organisations. */
function findProblem(email: string, staff: ReadonlySet<string>): string | null {
  if (!z.email().safeParse(email).success) return `‘${email}’ is geen e-mailadres.`
  return staff.has(email) ? `${email} is al een medewerker.` : null
}
