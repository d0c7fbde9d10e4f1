import { parseArgs } from 'node:util'
import { readSettings } from './env.ts'
import { exitWithError } from './exit-with-error.ts'
import { restoreBackup } from './operations/backup/restore-backup.ts'

const usage = `Zet een back-up terug. Stop eerst de server.

  npm run restore -- /media/usb/letterliaan-2026-11-20T20-15-00
  npm run restore -- … --overwrite   in de plaats van wat er staat; dat wordt apart gezet

De instellingen zijn die van de server (DATA_DIR of DATABASE_URL).`

interface Options {
  readonly from: string
  readonly overwrite: boolean
}

/** Null if help was asked, or something that does not exist. */
function readArguments(): Options | null {
  try {
    const options = { overwrite: { type: 'boolean' }, help: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [from] = positionals
    if (values.help === true || from === undefined || positionals.length > 1) return null
    return { from, overwrite: values.overwrite ?? false }
  } catch {
    return null
  }
}

const commandLine = readArguments()
if (commandLine === null) {
  console.log(usage)
  process.exitCode = 1
} else {
  try {
    const { DATABASE_URL, DATA_DIR } = readSettings(process.env)
    const aside = await restoreBackup(
      { url: DATABASE_URL ?? null, dataDir: DATA_DIR },
      { ...commandLine, at: new Date() },
    )
    console.log('De back-up is teruggezet. Start de server weer.')
    if (aside !== null) console.log(`Wat er stond, staat in ${aside}. Gooi het weg als alles goed is.`)
  } catch (error) {
    exitWithError(error)
  }
}
