import { type Database, useDatabase } from './db/database.ts'
import { checkAuditLogs, hasSeal } from './modules/audit-log/index.ts'
import { openDatabaseBesideServer } from './open-database.ts'
import { runCommand } from './run-command.ts'

const problemTexts = {
  changed: 'een regel is veranderd nadat hij was geschreven',
  chain: 'er zijn regels bijgezet, weggehaald of verwisseld',
  redacted: 'de inhoud van een regel is weg, zonder dat er iemand is gewist',
  missing: 'dit zegel is weggehaald of vervangen',
}

const advice =
  'Bewaar deze zegels op een andere plek dan de server, bijvoorbeeld op papier. Geef ze later terug: npm run audit:check -- ZEGEL …'

async function check(database: Database, seals: readonly string[]): Promise<string> {
  for (const log of await checkAuditLogs(database.queries)) {
    const { organisation, num_seals, num_rows, num_redacted, last_hash, problems } = log
    console.log(
      `${organisation}: ${num_rows} regels onder ${num_seals} zegels, ${num_redacted} zonder inhoud`,
    )
    console.log(`  laatste zegel: ${last_hash ?? 'nog geen'}`)
    for (const { kind, seal, audit_id } of problems)
      console.log(`  zegel ${seal}: ${problemTexts[kind]}${audit_id === null ? '' : ` (regel ${audit_id})`}`)
    if (problems.length > 0) process.exitCode = 1
  }
  for (const hash of seals) {
    if (await hasSeal(database.queries, hash)) continue
    console.log(`Zegel ${hash} staat in geen enkel logboek meer: het logboek is opnieuw gemaakt of ingekort.`)
    process.exitCode = 1
  }
  return advice
}

/** Recomputes all chains of audit logs. Exits with 1 if a chain is broken or a seal is missing. */
await runCommand({
  usage: advice,
  options: process.argv.includes('--help') ? null : process.argv.slice(2),
  run: (seals, settings) =>
    useDatabase(openDatabaseBesideServer(settings), (database) => check(database, seals)),
})
