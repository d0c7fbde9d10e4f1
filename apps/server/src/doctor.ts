import { examineInstallation } from './operations/doctor/examine-installation.ts'
import type { DoctorFinding } from './operations/doctor/finding.ts'
import { runCommand } from './run-command.ts'

const usage = `Zegt wat er mis is met deze installatie, en hoe u het herstelt. Verandert niets; de server mag draaien.

  npm run doctor

De instellingen zijn die van de server; op een server: sudo letterliaan doctor. De uitkomst is 1 als er iets mis is.`

const signs: Readonly<Record<DoctorFinding['state'], string>> = {
  good: 'goed  ',
  attention: 'let op',
  wrong: 'MIS   ',
}

await runCommand({
  usage,
  options: process.argv.length > 2 ? null : {},
  run: async (_, settings) => {
    const findings = await examineInstallation(settings, new Date())
    if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1
    return findings.map(({ state, text }) => `${signs[state]}  ${text}`).join('\n')
  },
})
