import { getNowSeconds, systemClock } from './clock.ts'
import { useDatabase } from './db/database.ts'
import { createSilentContents } from './modules/curriculum/index.ts'
import { openServerDatabase } from './open-database.ts'
import { parseArguments, runCommand } from './run-command.ts'
import { rebuildAll } from './modules/learn/index.ts'

const usage = `Rekent alles na wat uit het logboek van antwoorden volgt: uitslagen, stappen, werelden, punten, geheugen.

  npm run rebuild                   laat zien wat er anders is opgeslagen
  npm run rebuild -- --write        maakt het ook in orde
  npm run rebuild -- --student 12   alleen deze leerling

De instellingen zijn die van de server (DATA_DIR of DATABASE_URL). Stop eerst de server, behalve bij PostgreSQL.`

function readArguments() {
  const flag = { type: 'boolean' } as const
  const given = parseArguments({ write: flag, student: { type: 'string' } })
  if (given === null || given.positionals.length > 0) return null
  const { write = false, student } = given.values
  const student_id = student === undefined ? null : Number(student)
  return student_id === null || Number.isSafeInteger(student_id) ? { write, student_id } : null
}

/** Recomputes derived data (rules.md, Log of answers). Exits with 1 if differences are found or remain. */
await runCommand({
  usage,
  options: readArguments(),
  run: (asked, settings) =>
    useDatabase(openServerDatabase(settings), async (database) => {
      const now = getNowSeconds(systemClock)
      const contents = createSilentContents()
      const rebuilding = { ...asked, database, contents, now, say: (line: string) => console.log(line) }
      process.exitCode = (await rebuildAll(rebuilding)) ? 0 : 1
    }),
})
