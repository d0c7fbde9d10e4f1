import { loadCurriculum } from '@letterliaan/curriculum'
import { getNowSeconds, systemClock } from './clock.ts'
import type { Settings } from './env.ts'
import { syncCurriculum } from './modules/curriculum/index.ts'
import { openServerDatabase } from './open-database.ts'
import { openFileStore } from './open-files.ts'
import { toInstallation, type InstallationToBackUp } from './operations/backup/run-backup.ts'
import { openBackup } from './operations/backup/open-backup.ts'
import { restoreOrganisation } from './operations/backup/restore-organisation.ts'
import { renewSecret } from './operations/backup/new-secret.ts'
import { findOldDataPath, restoreBackup } from './operations/backup/restore-backup.ts'
import { useDatabase } from './db/database.ts'
import { parseArguments, runCommand } from './run-command.ts'

const usage = `Zet een back-up terug. Stop eerst de server.

  npm run restore -- /media/usb/letterliaan-2026-11-20T20-15-00
  npm run restore -- …zip.age --identity PAD   een versleutelde, met het bestand van de geheime sleutel
  npm run restore -- … --organisation 2     alleen die organisatie, als nieuwe naast wat er staat
  npm run restore -- … --overwrite          in de plaats van wat er staat; dat wordt apart gezet
  npm run restore -- … --secret-file PAD    met de sleutel van de installatie, die niet in een back-up zit
  npm run restore -- … --new-secret         de sleutel is kwijt: er komt een nieuwe
  npm run restore -- --new-secret           er komt een nieuwe sleutel; er wordt niets teruggezet

Na --new-secret werken de korte codes van de inlogkaarten niet meer: maak de kaarten opnieuw.

De instellingen zijn die van de server (DATA_DIR of DATABASE_URL, en SECRET_FILE of SECRET).`

interface Options {
  /** Null to only make a new secret. */
  readonly from: string | null
  readonly overwrite: boolean
  readonly secretFile: string | null
  readonly newSecret: boolean
  readonly identity: string | null
  /** Null to restore everything. */
  readonly organisation: number | null
}

function readArguments(): Options | null {
  const [flag, text] = [{ type: 'boolean' }, { type: 'string' }] as const
  const given = parseArguments({
    overwrite: flag,
    'new-secret': flag,
    'secret-file': text,
    identity: text,
    organisation: text,
  })
  if (given === null || given.positionals.length > 1) return null
  const [from = null] = given.positionals
  const { overwrite = false, identity = null, organisation: id } = given.values
  const newSecret = given.values['new-secret'] ?? false
  const secretFile = given.values['secret-file'] ?? null
  if ((from === null && !newSecret) || (newSecret && secretFile !== null)) return null
  const organisation = id === undefined ? null : Number(id)
  const isWhole = overwrite || newSecret || secretFile !== null || from === null
  if (organisation !== null && (isWhole || !Number.isSafeInteger(organisation))) return null
  return { from, overwrite, secretFile, newSecret, identity, organisation }
}

const sayNewSecret = ({ secret: { given, file } }: InstallationToBackUp, deadCards: number): string =>
  `Er is een nieuwe sleutel${given === null ? ` in ${file}` : ''}. Bewaar hem apart van de back-ups.
Van ${deadCards} inlogkaarten werken de korte code en de plaatjes van 'Wie ben jij?' niet meer; de QR-code wel. Laat begeleiders de kaarten opnieuw maken: bij hun groep, onder Inlogkaarten.`

async function restoreAll(installation: InstallationToBackUp, options: Options): Promise<string> {
  const at = new Date()
  const { from, identity } = options
  if (from === null) {
    const deadCards = await renewSecret(installation, findOldDataPath(installation, at))
    return sayNewSecret(installation, deadCards)
  }
  const { aside, deadCards, numErased } = await openBackup(from, identity, (opened) =>
    restoreBackup(installation, { ...options, ...opened, at }),
  )
  return [
    'De back-up is teruggezet. Start de server weer.',
    ...(numErased > 0
      ? [`In de back-up stond wat later is gewist (${numErased} keer). Dat is opnieuw gewist.`]
      : []),
    ...(aside === null ? [] : [`Wat er stond, staat in ${aside}. Gooi het weg als alles goed is.`]),
    ...(deadCards === null ? [] : [sayNewSecret(installation, deadCards)]),
  ].join('\n')
}

const restoreOne = (
  settings: Settings,
  { from, identity }: Options,
  organisation_id: number,
): Promise<string> =>
  useDatabase(openServerDatabase(settings), async (database) => {
    const now = getNowSeconds(systemClock)
    await syncCurriculum(database, loadCurriculum(), now)
    const files = openFileStore(settings, database)
    const made = await openBackup(from ?? '', identity, (opened) =>
      restoreOrganisation(toInstallation(settings), { database, files }, { ...opened, organisation_id, now }),
    )
    return `${made.organisation} is terug als organisatie ${made.organisation_id}, met ${made.num_children} kinderen. Start de server, en maak de inlogkaarten opnieuw.`
  })

const run = (options: Options, settings: Settings): Promise<string> =>
  options.organisation === null
    ? restoreAll(toInstallation(settings), options)
    : restoreOne(settings, options, options.organisation)

await runCommand({ usage, options: readArguments(), run })
