import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Settings } from '../../env.ts'
import { openSpeech } from '../../open-speech.ts'
import { attention, good, messageOf, wrong, type Finding } from './finding.ts'

/** Has a word said, into a folder of its own. */
export async function checkVoice(settings: Settings): Promise<Finding> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'letterliaan-doctor-'))
  const speech = openSpeech({ ...settings, DATA_DIR: dataDir })
  const asked = settings.SPEECH_MODEL ?? settings.SPEECH_PIPER ?? settings.SPEECH_URL
  try {
    const { voice } = await speech.say({ type: 'word', text: 'liaan' })
    if (asked !== undefined && voice === 'synthetic')
      return attention(`De stem ${asked} zegt niets; de ingebouwde stem spreekt. Zie docs/stemmen.md.`)
    return good(asked === undefined ? 'De ingebouwde stem spreekt.' : 'De ingestelde stem spreekt.')
  } catch (error) {
    return wrong(`Er is geen stem (${messageOf(error)}). Geef npm ci, en zie docs/stemmen.md.`)
  } finally {
    speech.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
