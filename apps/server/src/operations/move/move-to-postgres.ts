import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../db/database.ts'
import { CopyError } from '../../db/dialects/database-copy.ts'
import {
  claimTarget,
  lookAtTarget,
  openTarget,
  type TargetRows,
} from '../../db/dialects/postgres/receive-rows.ts'
import {
  readSource,
  removeMovedSetting,
  takeFromServers,
  type TakenFile,
} from '../../db/dialects/sqlite/read-rows.ts'
import { migrationNames, mustBeKnown } from '../../db/migrations/migrations.ts'
import { compareTable, copyTable, type ComparedTable, type CopiedTable } from './copy-table.ts'

export interface Move {
  /** The embedded database. */
  readonly file: string
  /** PostgreSQL's address. */
  readonly url: string
  readonly say: (sentence: string) => void
}

/** A round that changed no more than this is followed by the last one. */
const fewRows = 2000
const maxRounds = 8
const lookAgainMs = 500

/** The whole installation, while its server runs until the last round. Broken off anywhere, it goes on. Throws CopyError. */
export async function moveToPostgres(move: Move): Promise<readonly ComparedTable[]> {
  const { file, url, say } = move
  await checkPlaces(move)
  await claimTarget(url)
  await makeTables(url)
  const target = await openTarget(url)
  try {
    await target.layReferencesAside()
    const taken = takeFromServers(file) ?? (await copyBesideServer(move, target))
    try {
      say('De server staat stil. De laatste ronde: wat er nog bij kwam, en daarna elke rij vergelijken.')
      await copyRound(move, target)
      const compared = await compareAll(move, target)
      await finish(move, taken, target)
      return compared
    } finally {
      taken.release()
    }
  } finally {
    await target.close()
  }
}

async function checkPlaces({ file, url, say }: Move): Promise<void> {
  const source = readSource(file)
  source.close()
  mustBeKnown(source.migrations)
  if (source.migrations.join(' ') !== migrationNames.join(' '))
    throw new CopyError(
      'De database is niet van deze versie van Letterliaan. Start eerst één keer de server van deze versie, en verhuis dan.',
    )
  const found = await lookAtTarget(url)
  if (found === 'other')
    throw new CopyError(
      'In deze PostgreSQL-database staat al iets. Verhuizen kan alleen naar een lege database, of verder met een verhuizing die niet klaar is.',
    )
  if (found === 'own') say('Er staat al een deel van deze verhuizing: die gaat nu verder.')
}

async function makeTables(url: string): Promise<void> {
  const database = await openDatabase({ url, file: '', onLost: () => {}, onIdleError: () => {} })
  await database.close()
}

/** Until the server has stopped. */
async function copyBesideServer(move: Move, target: TargetRows): Promise<TakenFile> {
  move.say('De server draait: iedereen kan gewoon doorwerken.')
  let seconds = 0
  for (let round = 1; round <= maxRounds; round++) {
    const began = performance.now()
    const numChanged = await copyRound(move, target)
    seconds = secondsSince(began)
    if (numChanged <= fewRows && round > 1) break
  }
  // The last round reads all twice, and the second time makes a hash of each row.
  move.say(
    `Stop nu de server (systemctl stop letterliaan). De rest duurt daarna ongeveer ${Math.ceil(3 * seconds)} seconden. Ik wacht.`,
  )
  for (;;) {
    const taken = takeFromServers(move.file)
    if (taken !== null) return taken
    await sleep(lookAgainMs)
  }
}

const secondsSince = (began: number): number => (performance.now() - began) / 1000

/** Every table as it was at one moment; answers how many rows were written or removed. */
async function copyRound({ file, say }: Move, target: TargetRows): Promise<number> {
  const began = performance.now()
  const source = readSource(file)
  const copied: CopiedTable[] = []
  try {
    for (const table of await target.tables()) {
      const done = await copyTable(source, target, table)
      copied.push(done)
      if (done.num_written + done.num_removed > 0)
        say(`  ${done.name}: ${done.num_written} rijen geschreven, ${done.num_removed} weggehaald.`)
    }
  } finally {
    source.close()
  }
  const numChanged = copied.reduce((sum, table) => sum + table.num_written + table.num_removed, 0)
  const numRows = copied.reduce((sum, table) => sum + table.num_rows, 0)
  say(`Ronde klaar: ${numRows} rijen, ${numChanged} veranderd, ${Math.ceil(secondsSince(began))} seconden.`)
  return numChanged
}

async function compareAll({ file }: Move, target: TargetRows): Promise<ComparedTable[]> {
  const source = readSource(file)
  const compared: ComparedTable[] = []
  try {
    for (const table of await target.tables()) compared.push(await compareTable(source, target, table))
  } finally {
    source.close()
  }
  const different = compared.filter(({ num_different, hashes: [a, b] }) => num_different > 0 || a !== b)
  if (different.length > 0)
    throw new CopyError(
      `Niet gelijk: ${different.map(({ name, num_different }) => `${name} (${num_different} rijen)`).join(', ')}. Start de verhuizing nog eens.`,
    )
  return compared
}

/** From here on no server starts on the old file, so nobody answers where nobody looks any more. */
async function finish({ file }: Move, taken: TakenFile, target: TargetRows): Promise<void> {
  const source = readSource(file)
  const lastIds = source.lastIds()
  source.close()
  taken.markAsMoved(new Date().toISOString())
  await target.putReferencesBack(lastIds).catch((error: unknown) => {
    removeMovedSetting(file)
    throw error
  })
}
