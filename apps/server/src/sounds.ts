import { loadCurriculum } from '@letterliaan/curriculum'
import { openSpeech } from './open-speech.ts'
import { listSounds } from './operations/sounds/list-sounds.ts'
import { runCommand } from './run-command.ts'
import { makeSounds } from './operations/sounds/make-sounds.ts'

const usage = `Maakt alle geluiden van de woorden en teksten van Letterliaan, zodat een kind er nooit op wacht.

  npm run sounds

De instellingen zijn die van de server (DATA_DIR, SPEECH_MODEL …). De server mag intussen draaien. Wat er al is, wordt
overgeslagen; u kunt het dus altijd afbreken en later verder gaan.`

await runCommand({
  usage,
  options: process.argv.length > 2 ? null : {},
  run: async (_, settings) => {
    const speech = openSpeech(settings)
    try {
      const failed = await makeSounds(speech, listSounds(loadCurriculum()), (line) => console.log(line))
      process.exitCode = failed === 0 ? 0 : 1
    } finally {
      speech.close()
    }
  },
})
