import { readSettings } from './env.ts'
import { exitWithError } from './exit-with-error.ts'
import { examineInstallation } from './operations/doctor/examine-installation.ts'
import type { DoctorFinding } from './operations/doctor/finding.ts'

const usage = `Zegt wat er mis is met deze installatie, en hoe u het herstelt. Verandert niets; de server mag draaien.

  npm run doctor

De instellingen zijn die van de server; op een server: sudo letterliaan doctor. De uitkomst is 1 als er iets mis is.`

const signs: Readonly<Record<DoctorFinding['state'], string>> = {
  good: 'goed  ',
  attention: 'let op',
  wrong: 'MIS   ',
}

if (process.argv.length > 2) {
  console.log(usage)
  process.exitCode = process.argv[2] === '--help' ? 0 : 1
} else {
  try {
    const findings = await examineInstallation(readSettings(process.env), new Date())
    for (const { state, text } of findings) console.log(`${signs[state]}  ${text}`)
    if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1
  } catch (error) {
    exitWithError(error)
  }
}
