import type { SpokenClip, Synthesiser } from '@letterliaan/speech/synthesiser'
import { computeMedian } from '../report/quantile.ts'
import { computePeakDb, cutSamples, sayBare, sayWord } from './speak.ts'

const words: Readonly<Record<string, readonly string[]>> = {
  p: ['kip', 'pop', 'soep', 'aap', 'slaap', 'lamp', 'trap', 'knoop'],
  t: ['kat', 'pot', 'voet', 'staart', 'poot', 'wit', 'bot', 'noot'],
  k: ['bak', 'sok', 'boek', 'taak', 'look', 'dik', 'melk', 'knak'],
}

/** Returns how far (dB) the last sound of a word of one klankgroep is below the word's loudest moment. */
const lastSound = (clip: SpokenClip): number =>
  computePeakDb(cutSamples(clip, -1)) - computePeakDb(clip.samples)

const show = (levels: readonly number[]): string => `${computeMedian(levels).toFixed(1)} dB`

/** Measures p, t and k: the median of eight words, both bare and as Letterliaan requests them. */
export async function measureLastSounds(synthesiser: Synthesiser): Promise<string[][]> {
  const rows: string[][] = []
  for (const [sound, ending] of Object.entries(words)) {
    const bare: number[] = []
    const said: number[] = []
    for (const word of ending) {
      bare.push(lastSound(await sayBare(synthesiser, word)))
      said.push(lastSound(await sayWord(synthesiser, word)))
    }
    rows.push([sound, show(bare), show(said)])
  }
  return rows
}
