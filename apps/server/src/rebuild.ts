import { parseArgs } from 'node:util'
import { getNowSeconds, systemClock } from './clock.ts'
import { readSettings } from './env.ts'
import { exitWithError } from './exit-with-error.ts'
import { createSilentContents } from './modules/curriculum/index.ts'
import { openServerDatabase } from './open-database.ts'
import { refitDifficulties, rebuildAll } from './modules/learn/index.ts'

const usage = `Rekent alles na wat uit het logboek van antwoorden volgt: uitslagen, stappen, werelden, punten, geheugen.

  npm run rebuild                   laat zien wat er anders is opgeslagen
  npm run rebuild -- --write        maakt het ook in orde
  npm run rebuild -- --student 12   alleen deze leerling
  npm run rebuild -- --difficulty   schat hoe moeilijk woorden zijn, uit wat alle kinderen van deze installatie schreven; een woord
                                    van minder dan twintig kinderen houdt zijn schatting uit lengte; met --write wordt dat bewaard

De instellingen zijn die van de server (DATA_DIR of DATABASE_URL). Stop eerst de server, behalve bij PostgreSQL.`

interface Asked {
  readonly write: boolean
  readonly difficulty: boolean
  /** Null for every student. */
  readonly student_id: number | null
}

function readArguments(): Asked | null {
  try {
    const { values } = parseArgs({
      options: {
        write: { type: 'boolean' },
        difficulty: { type: 'boolean' },
        student: { type: 'string' },
        help: { type: 'boolean' },
      },
    })
    const student_id = values.student === undefined ? null : Number(values.student)
    const isAsked = values.help !== true && (student_id === null || Number.isSafeInteger(student_id))
    const { write = false, difficulty = false } = values
    return isAsked ? { write, difficulty, student_id } : null
  } catch {
    return null
  }
}

/** Recomputes derived data (rules.md, Log of answers). Exits with 1 if differences are found or remain. */
async function run({ difficulty, ...asked }: Asked): Promise<void> {
  const database = await openServerDatabase(readSettings(process.env))
  try {
    const settings = {
      ...asked,
      database,
      contents: createSilentContents(),
      now: getNowSeconds(systemClock),
      say: (line: string) => console.log(line),
    }
    if (difficulty) return await refitDifficulties(settings)
    process.exitCode = (await rebuildAll(settings)) ? 0 : 1
  } finally {
    await database.close()
  }
}

const asked = readArguments()
if (asked === null) console.log(usage)
else await run(asked).catch(exitWithError)
