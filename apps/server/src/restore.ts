import { parseArgs } from 'node:util'
import { readSettings } from './env.ts'
import { exitWithError } from './exit-with-error.ts'
import { installationOf, type Installation } from './operations/backup/back-up.ts'
import { renewSecret } from './operations/backup/new-secret.ts'
import { asideOf, restoreBackup } from './operations/backup/restore-backup.ts'

const usage = `Zet een back-up terug. Stop eerst de server.

  npm run restore -- /media/usb/letterliaan-2026-11-20T20-15-00
  npm run restore -- … --overwrite          in de plaats van wat er staat; dat wordt apart gezet
  npm run restore -- … --secret-file PAD    met de sleutel van de installatie, die niet in een back-up zit
  npm run restore -- … --new-secret         de sleutel is kwijt: er komt een nieuwe
  npm run restore -- --new-secret           er komt een nieuwe sleutel; er wordt niets teruggezet

Na --new-secret werken de korte codes van de inlogkaarten niet meer: maak de kaarten opnieuw.

De instellingen zijn die van de server (DATA_DIR of DATABASE_URL, en SECRET_FILE of SECRET).`

interface Options {
  /** Null: only a new secret is made. */
  readonly from: string | null
  readonly overwrite: boolean
  readonly secretFile: string | null
  readonly newSecret: boolean
}

/** Null if help was asked, or something that does not exist. */
function readArguments(): Options | null {
  try {
    const flag = { type: 'boolean' } as const
    const options = {
      overwrite: flag,
      'new-secret': flag,
      'secret-file': { type: 'string' },
      help: flag,
    } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [from = null] = positionals
    const newSecret = values['new-secret'] ?? false
    const secretFile = values['secret-file'] ?? null
    if (values.help === true || positionals.length > 1 || (from === null && !newSecret)) return null
    if (newSecret && secretFile !== null) return null
    return { from, overwrite: values.overwrite ?? false, secretFile, newSecret }
  } catch {
    return null
  }
}

const sayNewSecret = ({ secret: { given, file } }: Installation, deadCards: number): string =>
  `Er is een nieuwe sleutel${given === null ? ` in ${file}` : ''}. Bewaar hem apart van de back-ups.
Van ${deadCards} inlogkaarten werken de korte code en de plaatjes van 'Wie ben jij?' niet meer; de QR-code wel. Laat begeleiders de kaarten opnieuw maken: bij hun groep, onder Inlogkaarten.`

const commandLine = readArguments()
if (commandLine === null) {
  console.log(usage)
  process.exitCode = 1
} else {
  try {
    const installation = installationOf(readSettings(process.env))
    const at = new Date()
    const { from } = commandLine
    const { aside, deadCards, numErased } =
      from === null
        ? {
            aside: null,
            deadCards: await renewSecret(installation, asideOf(installation, at)),
            numErased: 0,
          }
        : await restoreBackup(installation, { ...commandLine, from, at })
    if (from !== null) console.log('De back-up is teruggezet. Start de server weer.')
    if (numErased > 0)
      console.log(`In de back-up stond wat later is gewist (${numErased} keer). Dat is opnieuw gewist.`)
    if (aside !== null) console.log(`Wat er stond, staat in ${aside}. Gooi het weg als alles goed is.`)
    if (deadCards !== null) console.log(sayNewSecret(installation, deadCards))
  } catch (error) {
    exitWithError(error)
  }
}
