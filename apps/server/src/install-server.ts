import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { SettingError } from './env.ts'
import { exitWithError } from './exit-with-error.ts'
import { questions, readAnswers } from './operations/install/answers.ts'
import { makeFiles } from './operations/install/make-files.ts'
import { writeFiles, type AskToReplace, type Written } from './operations/install/write-files.ts'

const usage = `Maakt van deze map een server voor een school: vraagt vijf dingen en schrijft de instellingen, de dienst, de proxy met
certificaat en de back-up van elke nacht.

  sudo npm run install-server -- --apply       schrijft in /etc, maakt de gebruiker en de mappen
  npm run install-server -- --into /tmp/kijk   schrijft alles in een map, om eerst te bekijken

Elk antwoord kan ook zo: --data --url --mail --mail-from --certificate --backups, en --port en --database (postgres://…).
Een bestand dat anders is, wordt niet vervangen zonder dat u ja zegt, of --overwrite geeft.`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  ...Object.fromEntries(questions.map(({ name }) => [name, text])),
  port: text,
  database: text,
  into: text,
  apply: flag,
  overwrite: flag,
  help: flag,
}

const outcomes: Readonly<Record<Written, string>> = {
  new: 'gemaakt',
  same: 'stond er al',
  kept: 'NIET vervangen: het is veranderd',
  replaced: 'vervangen; wat er stond, heet nu .old',
}

type Given = Record<string, string | undefined>

async function install(
  given: Given,
  flags: { readonly apply: boolean; readonly overwrite: boolean },
): Promise<void> {
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : null
  try {
    for (const { name, text: question, usual } of questions) {
      if (given[name] !== undefined || (name === 'mail-from' && given['mail'] === 'geen')) continue
      if (terminal === null && usual === '' && name !== 'mail-from')
        throw new SettingError(`--${name} ontbreekt. ${question}`)
      const typed = (await terminal?.question(`${question}${usual === '' ? '' : ` [${usual}]`} `))?.trim()
      given[name] = typed || usual
    }
    const answers = readAnswers({ ...given, 'mail-from': given['mail-from'] ?? '' })
    const root = path.resolve(fileURLToPath(import.meta.url), '../../../..')
    const files = makeFiles(answers, { root, node: process.execPath })
    const mayReplace: AskToReplace = async (file) =>
      flags.overwrite ||
      /^(j|ja)$/i.test((await terminal?.question(`${file} is er al en is anders. Vervangen? [nee] `)) ?? '')
    const into = flags.apply ? '/' : (given['into'] ?? '')
    const written = await writeFiles(into, files, mayReplace)
    for (const [file, outcome] of written) console.log(`${file}: ${outcomes[outcome]}`)
    if (flags.apply) applyToSystem()
    console.log(explainNext(flags.apply, answers.certificate === 'elsewhere'))
    if ([...written.values()].includes('kept')) process.exitCode = 1
  } finally {
    terminal?.close()
  }
}

/** The user, its folders, and systemd's view of the units. */
function applyToSystem(): void {
  for (const [command = '', ...values] of [
    ['systemd-sysusers', 'letterliaan.conf'],
    ['systemd-tmpfiles', '--create', 'letterliaan.conf'],
    ['systemctl', 'daemon-reload'],
  ]) {
    const { status, error } = spawnSync(command, values, { stdio: 'inherit' })
    if (error !== undefined || status !== 0)
      throw new SettingError(`Dit lukte niet: ${[command, ...values].join(' ')}`)
  }
}

function explainNext(isApplied: boolean, isElsewhere: boolean): string {
  if (!isApplied) return 'Er is niets aan dit systeem veranderd. Met --apply komt alles op zijn plaats.'
  return `Nu nog:
  sudo systemctl enable --now letterliaan letterliaan-backup.timer
${isElsewhere ? '' : '  sudo systemctl reload-or-restart caddy\n'}  sudo letterliaan doctor
  sudo journalctl -u letterliaan    toont de link waarmee u de eerste beheerder maakt`
}

try {
  const { values } = parseArgs({ options })
  const { apply = false, overwrite = false, help = false, ...given } = values as Given & Record<string, never>
  if (help) console.log(usage)
  else if (apply === (given['into'] !== undefined)) {
    console.log(usage)
    process.exitCode = 1
  } else if (apply && process.getuid?.() !== 0)
    throw new SettingError('Geef deze opdracht als root: met sudo.')
  else await install(given, { apply, overwrite })
} catch (error) {
  exitWithError(
    (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') ? new SettingError(usage) : error,
  )
}
