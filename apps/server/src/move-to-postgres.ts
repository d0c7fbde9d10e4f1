import { type Settings } from './env.ts'
import { openServerDatabase } from './open-database.ts'
import type { ComparedTable } from './operations/move/compare-table.ts'
import { moveToPostgres } from './operations/move/move-to-postgres.ts'
import { deleteMovedSetting } from './operations/move/moved-setting.ts'
import { useDatabase } from './db/database.ts'
import { parseArguments, runCommand } from './run-command.ts'
import { OperatorError } from './operator-error.ts'

const usage = `Verhuist alles uit de ingebouwde database (DATA_DIR) naar een lege PostgreSQL-database: de ene school na de andere.
Stop eerst de server. Aan het eind wordt elke rij vergeleken.
Afgebroken? Geef de opdracht nog eens: hij gaat verder met de volgende school.

  npm run move-to-postgres -- --to postgres://gebruiker:wachtwoord@machine/database
  npm run move-to-postgres -- --back    toch verder op de ingebouwde database, met de gegevens van toen

De sleutel (secret.key) blijft in DATA_DIR staan, en opnamen in FILES_URL blijven daar.`

interface Options {
  readonly to: string | null
  readonly back: boolean
}

function readArguments(): Options | null {
  const given = parseArguments({ to: { type: 'string' }, back: { type: 'boolean' } })
  const { to = null, back = false } = given?.values ?? {}
  return given?.positionals.length !== 0 || (to === null) !== back ? null : { to, back }
}

function describe(compared: readonly ComparedTable[]): string {
  const rows = compared.reduce((sum, { num_rows }) => sum + num_rows, 0)
  return [
    ...compared
      .filter(({ num_rows }) => num_rows > 0)
      .map(({ name, num_rows }) => `  ${name}: ${num_rows} rijen gelijk`),
    `Klaar: ${rows} rijen in ${compared.length} tabellen zijn gelijk. Stel nu DATABASE_URL in, en start de server.`,
    'Het oude bestand blijft staan. Werkt alles, gooi het dan weg: er staan gegevens van kinderen in.',
  ].join('\n')
}

async function run({ to }: Options, settings: Settings): Promise<string> {
  if (settings.DATABASE_URL !== undefined)
    throw new OperatorError('Met DATABASE_URL is dit al PostgreSQL. Geef de opdracht zonder die instelling.')
  if (to !== null && (!/^postgres(ql)?:\/\//.test(to) || !URL.canParse(to)))
    throw new OperatorError('Geef met --to een adres dat met postgres:// begint.')
  return useDatabase(openServerDatabase(settings), async (source) => {
    if (to !== null)
      return describe(await moveToPostgres({ source, url: to, say: (text) => console.log(text) }))
    await deleteMovedSetting(source)
    return 'De server kan weer op de ingebouwde database. Wat er na de verhuizing in PostgreSQL is gebeurd, staat hier niet.'
  })
}

await runCommand({ usage, options: readArguments(), run })
