import { isFirstName, isNameText } from '@letterliaan/roster'
import * as z from 'zod'
import { systemClock } from './clock.ts'
import { type Database, useDatabase } from './db/database.ts'
import type { Settings } from './env.ts'
import { createSilentContents } from './modules/curriculum/index.ts'
import { openDatabaseBesideServer } from './open-database.ts'
import { readEvents } from './read-events.ts'
import { makeAccountLink } from './operations/account/account-link.ts'
import { createChildAccount } from './operations/account/create-account.ts'
import { parseArguments, runCommand } from './run-command.ts'

const usage = `Accounts, voor wie de server beheert. De server mag draaien.

  npm run account -- new-password beheerder@school.nl
      geeft een link waarmee de eigenaar een nieuw wachtwoord kiest: één keer, een uur lang

  npm run account -- supervisor juf@school.nl --name "Juf Marit"
      maakt een begeleider, en geeft zo'n link

  npm run account -- administrator directeur@school.nl --name "Meester Bas"
      maakt een beheerder, en geeft zo'n link. Is er al zo'n account (dan is --name niet nodig)? Dan wordt het
      beheerder en niet meer geblokkeerd, en is de tweede stap bij het inloggen weg: de weg terug als niemand er
      meer in kan

  npm run account -- board bestuurder@stichting.nl --name "An de Wit" --board "Stichting Kompas"
      maakt een bestuur en de eerste van dat bestuur, en geeft zo'n link. Zonder --board: iemand erbij in een bestuur
      dat er is. Is er al zo'n account (dan is --name niet nodig)? Dan is het niet meer geblokkeerd

  npm run account -- child noor@school.nl --name Noor --last-name Bos --worlds 1,2
      maakt een kind met de stappen van die werelden (zonder --worlds: wereld 1), en toont zijn wachtwoord

  --organisation 2   als er meer organisaties zijn

De instellingen zijn die van de server (DATA_DIR of DATABASE_URL; PUBLIC_URL voor de link).`

const Arguments = z.object({
  command: z.enum(['new-password', 'supervisor', 'administrator', 'board', 'child']),
  username: z.email(),
  name: z.string().trim().min(1).max(60).refine(isFirstName).optional(),
  'last-name': z.string().trim().max(60).refine(isNameText).default(''),
  board: z.string().trim().min(1).max(100).refine(isNameText).optional(),
  worlds: z
    .string()
    .regex(/^[1-4](,[1-4])*$/)
    .default('1'),
  organisation: z.coerce.number().int().positive().optional(),
})
type Arguments = z.infer<typeof Arguments>

function readArguments(): Arguments | null {
  const text = { type: 'string' } as const
  const given = parseArguments({
    name: text,
    'last-name': text,
    worlds: text,
    organisation: text,
    board: text,
  })
  const [command, username, ...others] = given?.positionals ?? []
  const read = Arguments.safeParse({ ...given?.values, command, username })
  if (!read.success || others.length > 0) return null
  const needsName = ['supervisor', 'child'].includes(read.data.command)
  return needsName && read.data.name === undefined ? null : read.data
}

const run = (options: Arguments, settings: Settings): Promise<string> =>
  useDatabase(openDatabaseBesideServer(settings, readEvents), (database) =>
    change(options, database, settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`),
  )

async function change(options: Arguments, database: Database, publicUrl: string): Promise<string> {
  const { command, username, name = '', worlds } = options
  const account = { username, name, organisation_id: options.organisation ?? null }
  if (command === 'child') {
    const child = { ...account, last_name: options['last-name'], worlds: worlds.split(',').map(Number) }
    const services = { clock: systemClock, contents: createSilentContents() }
    const password = await createChildAccount(database, services, child)
    return `${name} logt in met ${username} en dit wachtwoord:\n${password}`
  }
  const link = await makeAccountLink(database, systemClock, command, {
    ...account,
    board: options.board ?? null,
    publicUrl,
  })
  return `Met deze link kiest ${username} een wachtwoord. Hij werkt één keer, een uur lang:\n${link}`
}

await runCommand({ usage, options: readArguments(), run })
