import { loadCurriculum } from '@letterliaan/curriculum'
import { readSpokenWord, type SpokenReading } from '@letterliaan/speech/reading'
import type { Synthesiser } from '@letterliaan/speech/synthesiser'

export async function readSentenceWords(synthesiser: Synthesiser): Promise<SpokenReading[]> {
  const sentences = loadCurriculum().steps.flatMap(({ words }) =>
    Object.values(words)
      .flat()
      .map(({ sentence }) => sentence),
  )
  const words = new Set(
    sentences
      .flatMap((sentence) => sentence.normalize('NFC').match(/\p{L}(?:[\p{L}'’-]*\p{L})?/gu) ?? [])
      .map((word) => word.toLowerCase().replace('’', "'")),
  )
  const readings: SpokenReading[] = []
  for (const word of words) readings.push(await readSpokenWord(synthesiser, word))
  return readings
}
