import { networkInterfaces } from 'node:os'
import type { Database } from './db/database.ts'
import { demoSupervisor, demoUsers } from './operations/demo/demo-users.ts'
import { findDemoPassword, findDemoUsernames } from './operations/demo/demo.ts'
import { makeFirstAdministratorLink } from './modules/people/index.ts'
import { hasUsers } from './db/tables/user.ts'

const sayWho = (username: string, what: string): string => `  ${username.padEnd(31)}${what}`

export interface Addresses {
  /** Address on the machine itself, or else the operator's public address. */
  readonly main: string
  /** Addresses for other devices, such as tablets. */
  readonly others: readonly string[]
}

const everywhere: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

/** Returns the addresses of a listening server. `publicUrl` is the operator's setting. */
export function findAddresses(
  {
    host,
    port,
    publicUrl,
  }: { readonly host: string; readonly port: number; readonly publicUrl: string | null },
  interfaces = networkInterfaces(),
): Addresses {
  if (publicUrl !== null) return { main: publicUrl.replace(/\/$/, ''), others: [] }
  const addressOf = (name: string): string => `http://${name.includes(':') ? `[${name}]` : name}:${port}`
  if (!everywhere.has(host)) return { main: addressOf(host), others: [] }
  const others = Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => addressOf(address))
  return { main: addressOf('127.0.0.1'), others: [...new Set(others)] }
}

/** Returns the last lines printed at startup: addresses, demo users, or the first administrator's link. */
export async function writeWelcomeText(
  database: Database,
  { main, others }: Addresses,
  isProduction: boolean,
): Promise<string> {
  const elsewhere = others.length === 0 ? [] : [`Op een ander apparaat: ${others.join(' of ')}`]
  if (isProduction) {
    if (await hasUsers(database.queries)) return [`Open ${main}`, ...elsewhere].join('\n')
    const link = await makeFirstAdministratorLink(database, others[0] ?? main)
    return [`Letterliaan is nog leeg. Maak de eerste beheerder op ${link}`, ...elsewhere].join('\n')
  }
  const password = await findDemoPassword(database)
  const known = new Set(password === null ? [] : await findDemoUsernames(database))
  const children = demoUsers.filter(({ username }) => known.has(username))
  const [, second = children[0]] = children
  if (password === null || second === undefined) return [`Open ${main}`, ...elsewhere].join('\n')
  const supervisor = sayWho(demoSupervisor.username, `${demoSupervisor.name} begeleidt: ${main}/begeleider`)
  return [
    'De Voorbeeldschool staat klaar:',
    ...children.map(({ username, first_name, at }) => sayWho(username, `${first_name} ${at}`)),
    ...(known.has(demoSupervisor.username) ? [supervisor] : []),
    `Open ${main} en log in met ${second.username} / ${password}`,
    ...elsewhere,
  ].join('\n')
}
