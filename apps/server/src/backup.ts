import { readSettings } from './env.ts'
import { exitWithError } from './exit-with-error.ts'
import { backUp } from './operations/backup/back-up.ts'

const usage = `Maakt een back-up, ook terwijl de server draait: de database, de opnamen en het geheim van de installatie.

  npm run backup -- /media/usb      maakt daarin een map met de datum

De instellingen zijn die van de server (DATA_DIR of DATABASE_URL). Terugzetten: npm run restore.`

const [into, ...others] = process.argv.slice(2)
if (into === undefined || into.startsWith('-') || others.length > 0) {
  console.log(usage)
  process.exitCode = into === '--help' ? 0 : 1
} else {
  try {
    const { DATABASE_URL, DATA_DIR } = readSettings(process.env)
    const folder = await backUp({ url: DATABASE_URL ?? null, dataDir: DATA_DIR }, into, new Date())
    console.log(
      `De back-up staat in ${folder} en is nagekeken. Bewaar hem op een andere plek: er staan gegevens van kinderen in.`,
    )
  } catch (error) {
    exitWithError(error)
  }
}
