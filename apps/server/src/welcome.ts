import type { Database } from './db/database.ts'
import { demoSupervisor, demoUsers } from './operations/demo/children.ts'
import { findDemoPassword } from './operations/demo/demo.ts'
import { makeFirstAdministratorLink } from './modules/accounts/first-administrator/link.ts'
import { hasUsers } from './modules/accounts/queries.ts'

const sayWho = (username: string, what: string): string => `  ${username.padEnd(31)}${what}`

/** The last lines of the start: where to click, and as whom. An empty production gets the link of its first administrator. */
export async function welcomeText(
  database: Database,
  address: string,
  isProduction: boolean,
): Promise<string> {
  if (isProduction) {
    if (await hasUsers(database.queries)) return `Open ${address}`
    return `Letterliaan is nog leeg. Maak de eerste beheerder op ${await makeFirstAdministratorLink(database, address)}`
  }
  const password = await findDemoPassword(database)
  if (password === null) return `Open ${address}`
  const children = demoUsers.map(({ username, first_name, at }) => sayWho(username, `${first_name} ${at}`))
  const supervisor = sayWho(
    demoSupervisor.username,
    `${demoSupervisor.name} begeleidt: ${address}/begeleider`,
  )
  const login = `Open ${address} en log in met ${demoUsers[1].username} / ${password}`
  return ['De Voorbeeldschool staat klaar:', ...children, supervisor, login].join('\n')
}
