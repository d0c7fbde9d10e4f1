import { readSettings } from './env.ts'
import { exitWithError } from './exit-with-error.ts'
import { backUp, installationOf } from './operations/backup/back-up.ts'

const usage = `Maakt een back-up, ook terwijl de server draait: de database, de opnamen en de plaatjes.
De sleutel van de installatie (DATA_DIR/secret.key, SECRET_FILE of SECRET) zit er niet in: bewaar die apart.

  npm run backup -- /media/usb      maakt daarin een map met de datum

De instellingen zijn die van de server (DATA_DIR of DATABASE_URL). Terugzetten: npm run restore.`

const [into, ...others] = process.argv.slice(2)
if (into === undefined || into.startsWith('-') || others.length > 0) {
  console.log(usage)
  process.exitCode = into === '--help' ? 0 : 1
} else {
  try {
    const installation = installationOf(readSettings(process.env))
    const folder = await backUp(installation, into, new Date())
    const { given, file } = installation.secret
    console.log(
      `De back-up staat in ${folder} en is nagekeken. Bewaar hem op een andere plek: er staan gegevens van kinderen in.`,
    )
    console.log(
      `De sleutel van de installatie zit er niet in. Bewaar ${given === null ? file : 'de instelling SECRET'} apart, niet bij de back-up.`,
    )
  } catch (error) {
    exitWithError(error)
  }
}
