import type { SoundId } from '@letterliaan/dutch'
import { computeDurationMs, sliceClip, type Clip } from '../audio/clip.ts'
import { fadeEnds } from '../audio/fade.ts'
import { applyHighPass } from '../audio/filter.ts'
import { sustainClip } from '../audio/sustain.ts'
import { computeSpokenSpeed, type SoundGroup, type Tone } from '../request.ts'
import { soundOutLetters } from './sound-out-letters.ts'
import { toPhonemeText } from './mnemonics.ts'
import { partRecipes, partRate } from './parts.ts'
import type { SynthesisRequest } from './protocol.ts'
import { toSentenceText, type EmphasisedWord } from './sentence.ts'
import type { SpokenClip } from './synthesiser.ts'

export interface Utterance {
  readonly question: Omit<SynthesisRequest, 'id'>
  /** First and last sound to use (negative: from the end). The default is all. */
  readonly take?: readonly [number, number]
  readonly hold_ms?: number
  readonly drop_ms?: number
  readonly above_hz?: number
  /** Factor by which the played sound is higher. */
  readonly pitch?: number
}

/** Words per minute. The program's default is 175, but a child must hear every sound (audio.md). */
const wordRate = 105
const sentenceRate = 110
const groupRate = 100

/** The pitch of a word spoken alone falls by 4 semitones. */
const groupRange = 20

/** This and the next value are 3 and 6 semitones. */
const minFall = 14
const maxFall = 29

/** A female voice at about 185 Hz. Its sounds are the most distinct of these voices. */
const voice = 'nl+Annie'
const voicePitch = 44

export function createWordUtterance(groups: readonly SoundGroup[]): Utterance {
  const utterance = wholeUtterance(groups, wordRate)
  return { ...utterance, question: { ...utterance.question, range: fallOf(toPhonemeText(groups)) } }
}

/** Returns a fall of 3 to 6 semitones that depends on the word, because a list with equal falls sounds mechanical. */
function fallOf(phonemes: string): number {
  const hash = Array.from(phonemes).reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7)
  return minFall + (hash % (maxFall - minFall + 1))
}

/** A final p is released only before a vowel (20 ms, half as loud as t), so a very short vowel is cut off. */
function wholeUtterance(groups: readonly SoundGroup[], rate: number): Utterance {
  const phonemes = toPhonemeText(groups)
  if (groups.at(-1)?.sounds.at(-1) !== 'm_p') return { question: ask(phonemes, rate) }
  return { question: ask(phonemes.replace(/\]\]$/, '|@-]]'), rate), take: [0, -2] }
}

export function createSentenceUtterance(text: string, practised?: EmphasisedWord): Utterance {
  return { question: askSentence(toSentenceText(text, practised)) }
}

export function createTextUtterance(text: string, tone?: Tone): Utterance {
  const question = askSentence(soundOutLetters(text))
  if (tone === undefined) return { question }
  return {
    question: { ...question, rate: Math.round(question.rate * computeSpokenSpeed(tone)) },
    pitch: tone.pitch,
  }
}

/** After a short vowel a t is spoken and cut off, because the program makes a final vowel longer. */
export function createKlankgroepUtterances(groups: readonly SoundGroup[]): Utterance[] {
  return groups.map(({ sounds }) => {
    const group = { sounds, stressed: true }
    if (!sounds.at(-1)?.startsWith('k_')) return wholeUtterance([group], groupRate)
    const carrier: SoundGroup = { sounds: ['m_t', 'd_e'], stressed: false }
    return { question: ask(toPhonemeText([group, carrier]), groupRate), take: [0, -3] }
  })
}

export function createSoundUtterance(sound: SoundId): Utterance {
  const { say, rate = partRate, ...keep } = partRecipes[sound]
  return { question: ask(`[[${say}]]`, rate), ...keep }
}

export function shapeUtterance(
  spoken: SpokenClip,
  { take, hold_ms, drop_ms = 0, above_hz }: Utterance,
): Clip {
  if (!take) return spoken
  const sounds = spoken.phonemes.filter(({ name }) => name !== '')
  const [first, last] = [sounds.at(take[0]), sounds.at(take[1])]
  if (!first || !last) throw new Error(`the synthesiser spoke ${sounds.length} sounds`)
  const end = spoken.phonemes[spoken.phonemes.indexOf(last) + 1]?.at_ms ?? computeDurationMs(spoken)
  const lead = sliceClip(spoken, first.at_ms, last.at_ms)
  const tail = sliceClip(spoken, last.at_ms, end - drop_ms)
  const cutClip = append(
    lead,
    hold_ms === undefined ? tail : sustainClip(tail, hold_ms - computeDurationMs(lead)),
  )
  return fadeEnds(above_hz === undefined ? cutClip : applyHighPass(cutClip, above_hz), 8, 12)
}

function append(first: Clip, second: Clip): Clip {
  const samples = new Float32Array(first.samples.length + second.samples.length)
  samples.set(first.samples)
  samples.set(second.samples, first.samples.length)
  return { samples, sample_rate: first.sample_rate }
}

/** 5 semitones up and down, because a sentence with 3.5 sounds flat. */
const sentenceRange = 27

const askSentence = (text: string): Utterance['question'] => ({
  ...ask(text, sentenceRate),
  range: sentenceRange,
})

function ask(text: string, rate: number): Utterance['question'] {
  return { text, voice, rate, pitch: voicePitch, range: groupRange }
}
