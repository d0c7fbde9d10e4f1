import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabaseIn, useDatabase } from '../../../apps/server/src/db/database.ts'
import { drillBackup } from '../../../apps/server/src/operations/backup/drill.ts'
import { withRestoredCopy } from '../../../apps/server/src/operations/backup/restored-copy.ts'
import { hashKey, hashLength } from '../../../apps/server/src/plugins/contract/idempotency.ts'
import { findFreePort } from '../../../apps/server/src/testing/free-port.ts'
import { startServerProcess, type ServerProcess } from '../../../apps/server/src/testing/server-process.ts'
import { findPostgres, startCluster } from '../../setup/postgres.ts'
import { startClass, type AcknowledgedAnswer } from '../failover/school-class.ts'

/** Number of kills in `npm run test:nightly -- killed-backup [postgres]` (OPS-5). */
const kills = Number(process.env['KILLS'] ?? 100)
const demoPassword = 'midden in de back-up'
const usernames = ['youssef', 'noor', 'daan', 'milan'].map((name) => `${name}@voorbeeldschool.nl`)

interface Round {
  readonly killed: 'server' | 'backup'
  /** The backup in progress; null if it was killed too. */
  readonly backup: string | null
  /** Answers that were acknowledged before the backup started. */
  readonly promised: readonly AcknowledgedAnswer[]
}

async function countMissing(
  place: { readonly url: string | null; readonly dataDir: string },
  promised: readonly AcknowledgedAnswer[],
): Promise<number> {
  const rows = await useDatabase(openDatabaseIn(place.dataDir, place.url), ({ queries }) =>
    queries.selectFrom('answer').select('call').execute(),
  )
  const stored = new Set(rows.map(({ call }) => call?.slice(0, hashLength)))
  return promised.filter(({ key }) => !stored.has(hashKey(key))).length
}

async function runRound(
  school: Pick<ReturnType<typeof startClass>, 'acknowledged'>,
  nr: number,
): Promise<Round> {
  const into = join(folder, 'backups', String(nr))
  mkdirSync(into, { recursive: true })
  const promised = [...school.acknowledged]
  const making = spawn(process.execPath, [join(root, 'apps/server/src/backup.ts'), into], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
  const ended = once(making, 'exit')
  const killed = nr % 4 === 3 ? 'backup' : 'server'
  await delay(Math.random() * backupMs)
  if (killed === 'backup') making.kill('SIGKILL')
  else {
    await server.kill()
    server = await startServerProcess(env)
  }
  const [code] = await ended
  const name = code === 0 ? readdirSync(into)[0] : undefined
  return { killed, backup: name === undefined ? null : join(into, name), promised }
}

const root = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'letterliaan-killed-'))
const bin = process.argv.includes('postgres') ? findPostgres() : null
if (process.argv.includes('postgres') && bin === null) {
  console.error('Overgeslagen: PostgreSQL is er niet (sudo apt-get install postgresql).')
  process.exit(2)
}
const cluster = bin === null ? null : await startCluster(bin)
const env = {
  DATA_DIR: join(folder, 'data'),
  PORT: String(await findFreePort()),
  DEMO_PASSWORD: demoPassword,
  LOG_LEVEL: 'fatal',
  SPEECH_AHEAD: 'off',
  ...(cluster !== null && { DATABASE_URL: cluster.url }),
}
/** Milliseconds, a little longer than a backup, so that kills hit all of its phases and the time after it. */
const backupMs = 3000
let server: ServerProcess = await startServerProcess(env)
try {
  const school = startClass([server.url], usernames, demoPassword)
  while (school.acknowledged.length < 20) await delay(100)
  const rounds: Round[] = []
  for (let nr = 0; nr < kills; nr++) {
    rounds.push(await runRound(school, nr))
    if (nr % 10 === 9)
      console.log(`${nr + 1} keer omgelegd, ${school.acknowledged.length} antwoorden bevestigd`)
  }
  await school.stop()
  await server.stop()
  const place = { url: cluster?.url ?? null, dataDir: env.DATA_DIR }
  const lost = await countMissing(place, school.acknowledged)
  let [broken, incomplete] = [0, 0]
  const made = rounds.filter((round): round is Round & { backup: string } => round.backup !== null)
  for (const { backup, promised } of made) {
    const { problems } = await drillBackup(place, backup)
    if (problems.length > 0) {
      broken++
      console.log(`${backup}: ${problems.join(' ')}`)
    }
    if ((await withRestoredCopy(place, backup, (aside) => countMissing(aside, promised))) > 0) incomplete++
  }
  const numOf = (what: Round['killed']) => rounds.filter(({ killed }) => killed === what).length
  console.log(
    `${numOf('server')} keer de server en ${numOf('backup')} keer de back-up omgelegd; ${school.acknowledged.length} antwoorden bevestigd, ${lost} kwijt.`,
  )
  console.log(
    `${made.length} back-ups zijn gemaakt: ${broken} niet heel, ${incomplete} zonder een antwoord dat al bevestigd was toen hij begon.`,
  )
  if (lost > 0 || broken > 0 || incomplete > 0) process.exitCode = 1
} finally {
  await server.kill()
  cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
}
