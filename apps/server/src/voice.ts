import { createInterface } from 'node:readline/promises'
import { offeredVoices } from './operations/voice/offered-voices.ts'
import { runVoiceCommand } from './operations/voice/voice-command.ts'
import { runCommand } from './run-command.ts'

const usage = `Een betere stem dan de computerstem, voor wie de server beheert. De server mag draaien; hij vindt de stem bij de volgende start.

  npm run voice -- list
      welke stemmen er zijn, en welke hier geïnstalleerd is

  npm run voice -- nl_BE-nathalie-medium
      toont de licentie, vraagt of het mag, haalt de stem op, controleert haar en laat haar tien woorden zeggen
      (--yes: zonder vraag). Een afgebroken opdracht gaat de volgende keer verder

  npm run voice -- remove nl_BE-nathalie-medium
      haalt de stem weg

De instellingen zijn die van de server (DATA_DIR). Meer: docs/stemmen.md.`

const words = process.argv.slice(2).filter((word) => word !== '--yes')
const isAgreed = process.argv.includes('--yes')

async function confirm(question: string): Promise<boolean> {
  if (isAgreed) return true
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await lines.question(question)
  lines.close()
  return /^j(a)?$/i.test(answer.trim())
}

await runCommand({
  usage,
  options: words.length === 0 || words.some((word) => word.startsWith('-')) ? null : words,
  run: (given, { DATA_DIR }) =>
    runVoiceCommand(given, { voices: offeredVoices, dataDir: DATA_DIR, tell: console.log, confirm }),
})
