import { readSettings } from './env.ts'
import { exitWithError } from './exit-with-error.ts'
import { checkAuditLogs } from './modules/audit-log/index.ts'
import { openDatabaseOf } from './open-database.ts'

const problemTexts = {
  changed: 'een regel is veranderd nadat hij was geschreven',
  chain: 'er zijn regels bijgezet, weggehaald of verwisseld',
}

/** Recomputes the chain of the audit log of every organisation. Ends with 1 where it is broken. */
async function run(): Promise<void> {
  const database = await openDatabaseOf(readSettings(process.env))
  try {
    for (const {
      organisation,
      num_seals,
      num_rows,
      num_redacted,
      last_hash,
      problems,
    } of await checkAuditLogs(database.queries)) {
      console.log(
        `${organisation}: ${num_rows} regels onder ${num_seals} zegels, ${num_redacted} zonder inhoud`,
      )
      console.log(`  laatste zegel: ${last_hash ?? 'nog geen'}`)
      for (const { kind, seal, audit_id } of problems)
        console.log(
          `  zegel ${seal}: ${problemTexts[kind]}${audit_id === null ? '' : ` (regel ${audit_id})`}`,
        )
      if (problems.length > 0) process.exitCode = 1
    }
  } finally {
    await database.close()
  }
}

try {
  await run()
} catch (error) {
  exitWithError(error)
}
