import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { schoolRegions } from '@letterliaan/contract/limits'
import { loadCurriculum } from '@letterliaan/curriculum'
import * as z from 'zod'
import { getNowSeconds, systemClock } from './clock.ts'
import { type Database, useDatabase } from './db/database.ts'
import { runWithinOrganisation } from './db/limit-to-organisation.ts'
import type { Settings } from './env.ts'
import { importOrganisation, makeArchive, recordArchiveEvent } from './modules/data/index.ts'
import { chooseRegionByCommand } from './modules/people/index.ts'
import { syncCurriculum } from './modules/curriculum/index.ts'
import { openDatabaseBesideServer, openServerDatabase } from './open-database.ts'
import { OperatorError } from './operator-error.ts'
import { readEvents } from './read-events.ts'
import type { FileStore } from './files/file-store.ts'
import { openFileStore } from './open-files.ts'
import { parseArguments, runCommand } from './run-command.ts'
import { findOrganisations } from './db/tables/organisation.ts'

const usage = `De organisaties van deze installatie: hun land, en een hele school als één archief om te verhuizen.

  npm run organisation -- list
      noemt de organisaties met hun nummer

  npm run organisation -- region vlaanderen --organisation 2
      zet de organisatie in Vlaanderen, of in nederland; de server mag draaien

  npm run organisation -- export --organisation 2 --to school.zip
      maakt het archief; de server mag draaien

  npm run organisation -- import school.zip
      leest het in als nieuwe organisatie; stop eerst de server, behalve bij PostgreSQL

In het archief staan gegevens van kinderen. Wachtwoorden gaan mee, inlogkaarten niet.
De instellingen zijn die van de server (DATA_DIR of DATABASE_URL).`

const Arguments = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('list') }),
  z.strictObject({
    command: z.literal('export'),
    organisation: z.coerce.number().int().positive(),
    to: z.string().min(1),
  }),
  z.strictObject({
    command: z.literal('region'),
    region: z.enum(schoolRegions),
    organisation: z.coerce.number().int().positive(),
  }),
  z.strictObject({ command: z.literal('import'), file: z.string().min(1) }),
])
type Arguments = z.infer<typeof Arguments>

function readArguments(): Arguments | null {
  const given = parseArguments({ organisation: { type: 'string' }, to: { type: 'string' } })
  const [command, second, ...others] = given?.positionals ?? []
  const name = command === 'region' ? 'region' : 'file'
  const words = { command, ...(second !== undefined && { [name]: second }) }
  const read = Arguments.safeParse({ ...given?.values, ...words })
  return read.success && others.length === 0 ? read.data : null
}

async function exportTo(
  database: Database,
  files: FileStore,
  { organisation, to }: Extract<Arguments, { command: 'export' }>,
): Promise<string> {
  if (existsSync(to)) throw new OperatorError(`${to} bestaat al.`)
  const part = `${to}.part`
  const made = await makeArchive({ database, files }, organisation, getNowSeconds(systemClock), part)
  await rename(part, to)
  await recordArchiveEvent(database, organisation, 'organisation_exported', getNowSeconds(systemClock))
  const gone = made.missing_files.length
  const missing = gone === 0 ? '' : `\nVan ${gone} opnamen of plaatjes was het bestand er niet meer.`
  return `${made.organisation} staat in ${to}, met ${made.rows['student'] ?? 0} kinderen. Bewaar het bestand veilig, en gooi het na de verhuizing weg.${missing}`
}

async function importFrom(database: Database, files: FileStore, file: string): Promise<string> {
  // If no server has run on the database, it lacks the product's steps and words.
  const now = getNowSeconds(systemClock)
  await syncCurriculum(database, loadCurriculum(), now)
  const made = await importOrganisation({ database, files, now }, file)
  await recordArchiveEvent(database, made.organisation_id, 'organisation_imported', now)
  return `${made.organisation} is ingelezen als organisatie ${made.organisation_id}, met ${made.num_children} kinderen. Start de server, en maak de inlogkaarten opnieuw.`
}

const regionNames = { nederland: 'Nederland', vlaanderen: 'Vlaanderen' } as const

async function moveTo(
  database: Database,
  { organisation: organisation_id, region }: Extract<Arguments, { command: 'region' }>,
): Promise<string> {
  const found = (await findOrganisations(database.queries)).find(({ id }) => id === organisation_id)
  if (found === undefined) throw new OperatorError(`Er is geen organisatie met nummer ${organisation_id}.`)
  await database.transaction((transaction) =>
    runWithinOrganisation(transaction, organisation_id, (own) =>
      chooseRegionByCommand(own, organisation_id, region, getNowSeconds(systemClock)),
    ),
  )
  return `${found.name} staat nu in ${regionNames[region]}. Een pad krijgt de woorden van dat land als het weer bewaard wordt.`
}

function run(options: Arguments, settings: Settings): Promise<string> {
  const opening =
    options.command === 'import'
      ? openServerDatabase(settings)
      : openDatabaseBesideServer(settings, readEvents)
  return useDatabase(opening, async (database) => {
    const files = openFileStore(settings, database)
    if (options.command === 'export') return exportTo(database, files, options)
    if (options.command === 'region') return moveTo(database, options)
    if (options.command === 'import') return importFrom(database, files, options.file)
    return (await findOrganisations(database.queries)).map(({ id, name }) => `${id}  ${name}`).join('\n')
  })
}

await runCommand({ usage, options: readArguments(), run })
