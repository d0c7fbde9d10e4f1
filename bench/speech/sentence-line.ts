import { loadCurriculum } from '@letterliaan/curriculum'
import type { Synthesiser } from '@letterliaan/speech/synthesiser'
import { createSentenceUtterance, createTextUtterance, type Utterance } from '@letterliaan/speech/utterance'

interface Sound {
  readonly samples: Float32Array
  readonly sample_rate: number
}

const frameMs = 40
const hopMs = 10
const numSentences = 20

/** Measures curriculum sentences: pitch range, final pitch, onsets and breaths. */
export async function measureSentenceLine(synthesiser: Synthesiser): Promise<string[]> {
  const speak = async ({ question }: Utterance): Promise<Sound> => synthesiser.speak(question)
  const sentences = loadCurriculum()
    .steps.flatMap(({ words }) => words['2'].slice(0, 1))
    .map(({ sentence }) => sentence)
    .slice(0, numSentences)
  const sounds = await Promise.all(sentences.map((text) => speak(createSentenceUtterance(text))))
  const lines = sounds.map(pitchLine)
  const range = lines.map((line) => semitones(quantile(line, 0.9), quantile(line, 0.1)))
  const fall = lines.map((line) => semitones(mean(line.slice(0, 30)), mean(line.slice(-15))))
  const pairs = await Promise.all(
    sentences.slice(1).map((text, at) => speak(createTextUtterance(`${sentences[at] ?? ''} ${text}`))),
  )
  return [
    `${mean(range).toFixed(1)} semitones`,
    `${mean(fall).toFixed(1)} semitones`,
    `${Math.round(mean(pairs.map(longestSilence)))} ms`,
    `${Math.round(mean(sounds.map(attack)))} ms`,
  ]
}

const semitones = (high: number, low: number): number => 12 * Math.log2(high / low)
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? NaN

function frames({ samples, sample_rate }: Sound, ms: number, hop: number): Float32Array[] {
  const [length, step] = [(ms * sample_rate) / 1000, (hop * sample_rate) / 1000]
  const pieces = []
  for (let at = 0; at + length < samples.length; at += step)
    pieces.push(samples.subarray(Math.round(at), Math.round(at + length)))
  return pieces
}

const loudness = (piece: Float32Array): number =>
  Math.sqrt(piece.reduce((sum, sample) => sum + sample * sample, 0) / piece.length)

/** Returns the pitch of the voiced frames in Hz. */
function pitchLine(sound: Sound): number[] {
  const pieces = frames(sound, frameMs, hopMs)
  const loudest = Math.max(...pieces.map(loudness))
  return pieces
    .filter((piece) => loudness(piece) > loudest / 8)
    .flatMap((piece) => pitchOf(piece, sound.sample_rate))
}

function pitchOf(piece: Float32Array, rate: number): number[] {
  let best = { lag: 0, share: 0.75 }
  for (let lag = Math.floor(rate / 250); lag <= rate / 70; lag++) {
    let product = 0
    let first = 1e-9
    let second = 1e-9
    for (let i = 0; i + lag < piece.length; i++) {
      const [a, b] = [piece[i] ?? 0, piece[i + lag] ?? 0]
      product += a * b
      first += a * a
      second += b * b
    }
    const share = product / Math.sqrt(first * second)
    if (share > best.share + 0.02) best = { lag, share }
  }
  return best.lag === 0 ? [] : [rate / best.lag]
}

/** Returns a duration in ms. */
function longestSilence(sound: Sound): number {
  const levels = frames(sound, 10, 10).map(loudness)
  const floor = Math.max(...levels) / 100
  const heard = [levels.findIndex((level) => level > floor), levels.findLastIndex((level) => level > floor)]
  let longest = 0
  let run = 0
  for (const level of levels.slice(heard[0], heard[1])) {
    run = level > floor ? 0 : run + 1
    longest = Math.max(longest, run)
  }
  return longest * 10
}

/** Returns the time in ms from a hundredth of the peak to a quarter of it. */
function attack(sound: Sound): number {
  const levels = frames(sound, 5, 5).map(loudness)
  const loudest = Math.max(...levels)
  const begin = levels.findIndex((level) => level > loudest / 100)
  return (levels.findIndex((level) => level > loudest / 4) - begin) * 5
}
