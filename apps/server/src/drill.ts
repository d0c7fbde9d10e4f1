import type { Settings } from './env.ts'
import { parseArguments, runCommand } from './run-command.ts'
import { drillBackup, type DrillReport } from './operations/backup/drill.ts'
import { openBackup } from './operations/backup/open-backup.ts'

const usage = `Oefent het terugzetten: zet een back-up terug in een lege plek, vergelijkt hem met zijn inhoudsopgave,
opent hem zoals de server dat doet, en ruimt alles weer op. De server mag draaien; er verandert niets aan.

  npm run backup:drill -- /media/usb/letterliaan-2026-11-20T20-15-00
  npm run backup:drill -- …zip.age --identity PAD   een versleutelde, met het bestand van de geheime sleutel

De instellingen zijn die van de server. Bij PostgreSQL heeft de gebruiker het recht CREATEDB nodig.`

interface Options {
  readonly backup: string
  readonly identity: string | null
}

function readArguments(): Options | null {
  const given = parseArguments({ identity: { type: 'string' } })
  const [backup, ...others] = given?.positionals ?? []
  if (backup === undefined || others.length > 0) return null
  return { backup, identity: given?.values.identity ?? null }
}

const describe = (report: DrillReport): string =>
  [
    `Back-up van ${report.made_at}`,
    `  tabellen     ${report.num_tables}`,
    `  rijen        ${report.num_rows}`,
    `  bestanden    ${report.num_files}`,
    `  kinderen     ${report.num_children}`,
    'Organisaties, met hun nummer:',
    ...report.organisations.map(({ id, name }) => `  ${id}  ${name}`),
    ...report.problems.map((sentence) => `  fout: ${sentence}`),
    report.problems.length === 0
      ? 'Deze back-up is terug te zetten. Er is niets blijven staan.'
      : 'Deze back-up is niet in orde. Er is niets blijven staan.',
  ].join('\n')

async function run({ backup, identity }: Options, { DATABASE_URL }: Settings): Promise<string> {
  const url = DATABASE_URL ?? null
  const report = await openBackup(backup, identity, ({ from }) => drillBackup({ url }, from))
  if (report.problems.length > 0) process.exitCode = 1
  return describe(report)
}

await runCommand({ usage, options: readArguments(), run })
