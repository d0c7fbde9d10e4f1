import path from 'node:path'
import type { Settings } from './env.ts'
import { parseArguments, runCommand } from './run-command.ts'
import { toInstallation, type InstallationToBackUp } from './operations/backup/run-backup.ts'
import { makeBackup, type MadeBackup } from './operations/backup/make-backup.ts'
import { fetchBackup, listBackupPlaces, type BackupPlaces } from './operations/backup/places.ts'
import { readBackupMoment } from './operations/backup/rotation.ts'
import { OperatorError } from './operator-error.ts'

const usage = `Maakt een back-up, ook terwijl de server draait: de database, de opnamen en de plaatjes.
De sleutel van de installatie (DATA_DIR/secret.key, SECRET_FILE of SECRET) zit er niet in: bewaar die apart.

  npm run backup -- /media/usb      maakt daarin een map met de datum
  npm run backup                    naar BACKUP_TO en BACKUP_URL; oude back-ups gaan daar weg
  npm run backup -- --list          noemt wat er in BACKUP_URL staat
  npm run backup -- --fetch NAAM    haalt er een op, naar de map waar u bent

Met BACKUP_RECIPIENTS wordt het één versleuteld bestand.
De instellingen zijn die van de server (DATA_DIR of DATABASE_URL). Terugzetten: npm run restore.`

interface Options {
  readonly into: string | null
  readonly list: boolean
  readonly fetch: string | null
}

function readArguments(): Options | null {
  const given = parseArguments({ list: { type: 'boolean' }, fetch: { type: 'string' } })
  if (given === null) return null
  const { values, positionals } = given
  const asked = Number(values.list === true) + Number(values.fetch !== undefined) + positionals.length
  if (asked > 1) return null
  return { into: positionals[0] ?? null, list: values.list ?? false, fetch: values.fetch ?? null }
}

async function listNames(places: BackupPlaces | null): Promise<string> {
  const found = (await objectsOf(places).list()).filter(({ name }) => readBackupMoment(name) !== null)
  return found.length === 0 ? 'Er staat nog geen back-up.' : found.map(({ name }) => name).join('\n')
}

async function fetchOne(places: BackupPlaces | null, name: string): Promise<string> {
  const to = path.resolve(name)
  await fetchBackup(objectsOf(places), name, to)
  return `De back-up staat in ${to}.`
}

function objectsOf(places: BackupPlaces | null) {
  if (places?.objects) return places.objects
  throw new OperatorError('BACKUP_URL is niet ingesteld.')
}

function describe(
  { name, missing_files, removed }: MadeBackup,
  where: string,
  { secret }: InstallationToBackUp,
): string {
  const kept = secret.given === null ? secret.file : 'de instelling SECRET'
  return [
    `De back-up ${name} staat in ${where} en is nagekeken. Bewaar hem op een andere plek: er staan gegevens van kinderen in.`,
    `De sleutel van de installatie zit er niet in. Bewaar ${kept} apart, niet bij de back-up.`,
    ...(missing_files.length === 0
      ? []
      : [
          `Let op: van ${missing_files.length} opnamen of plaatjes ontbrak het bestand, of was het veranderd: ${missing_files.slice(0, maxNamed).join(', ')}.`,
        ]),
    ...(removed.length === 0 ? [] : [`Oude back-ups die weg zijn: ${removed.join(', ')}.`]),
  ].join('\n')
}

const maxNamed = 10

async function run({ into, list, fetch }: Options, settings: Settings): Promise<string> {
  const set = listBackupPlaces(settings)
  if (list) return listNames(set)
  if (fetch !== null) return fetchOne(set, fetch)
  const recipients = settings.BACKUP_RECIPIENTS ?? []
  const places = into === null ? set : { folder: into, objects: null, recipients }
  if (places === null)
    throw new OperatorError(
      'Noem een map, of stel BACKUP_TO of BACKUP_URL in. Uitleg: npm run backup -- --help.',
    )
  const installation = toInstallation(settings)
  const made = await makeBackup(installation, places, new Date(), { isRotated: into === null })
  const where = [places.folder, places.objects && settings.BACKUP_URL].filter(Boolean).join(' en in ')
  return describe(made, where, installation)
}

await runCommand({ usage, options: readArguments(), run })
