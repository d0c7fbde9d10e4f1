import { TemplateName, WordVoice, type Word } from '@letterliaan/contract'
import { formatSoundAddress } from '@letterliaan/web/spoken-sound'
import { expect, test, vi } from 'vitest'
import { wordFixture } from '../../kit/fixture.ts'
import { mixesWordsAndSounds } from '../../kit/spoken-word.ts'
import { templates } from '../../templates/registry.ts'
import type { ExercisePorts } from './ports.ts'
import { assignOneSpeaker } from './assign-one-speaker.ts'

const flagsOf = (name: TemplateName) => {
  const offered: readonly string[] = templates[name].lesson?.sounds?.offered ?? []
  return {
    use_audio_structure: offered.includes('structure'),
    use_audio_sound_groups: offered.includes('sound_groups'),
  }
}

const word = wordFixture(1, 'vis', {})

type Voices = NonNullable<Word['voices']>

/** Returns the word that the app is asked to say, fetch and store. */
function spokenIn(name: TemplateName, voices: Voices, flags = flagsOf(name)) {
  const speak = vi.fn<ExercisePorts['speak']>()
  const preload = vi.fn<ExercisePorts['preload']>()
  const hold = vi.fn<ExercisePorts['hold']>()
  const setup = { logic: templates[name], exercise: flags } as unknown as Parameters<
    typeof assignOneSpeaker
  >[1]
  const ports = assignOneSpeaker({ speak, preload, hold } as unknown as ExercisePorts, setup)
  const asked = { ...word, voices }
  ports.speak(asked, 'word')
  ports.preload([asked], ['word'])
  ports.hold([{ word: asked, sounds: ['word'] }])
  const said = speak.mock.calls[0]?.[0]
  const [fetched] = preload.mock.calls[0]?.[0] ?? []
  const [kept] = hold.mock.calls[0]?.[0] ?? []
  if (said === undefined || fetched === undefined || kept === undefined) throw new Error('nothing is said')
  const address = formatSoundAddress(said, 'word')
  expect([formatSoundAddress(fetched, 'word'), formatSoundAddress(kept.word, 'word')]).toEqual([
    address,
    address,
  ])
  return said
}

const mixed = TemplateName.options.filter((name) => mixesWordsAndSounds(templates[name], flagsOf(name)))
const others = TemplateName.options.filter((name) => !mixed.includes(name))
const voicesBy = (voice: WordVoice): Voices => ({ word: voice, plural: null, sentence: null })

test('exactly these templates say both words and single sounds', () => {
  expect(mixed).toEqual(['LeesLetters', 'KijkLuister', 'Klankgroepen', 'TypKlankgroepen1', 'StappenPlan'])
})

test.each(mixed)('STEM-7 in %s the embedded voice says the words, because it says the sounds', (name) => {
  for (const voice of WordVoice.options) {
    const spoken = spokenIn(name, voicesBy(voice))
    // No device says a word with this mark. Of the server's voices a recording remains.
    expect(spoken.voices?.word).toBe('corrected')
    expect(spoken.speaker).toBe(voice === 'neural' ? 'embedded' : undefined)
  }
})

test.each(others)('STEM-7 in %s, without single sounds, the best available voice says words', (name) => {
  for (const voice of WordVoice.options) {
    const spoken = spokenIn(name, voicesBy(voice))
    expect([spoken.voices?.word, spoken.speaker]).toEqual([voice, undefined])
  }
})

test('STEM-7 an exercise counts as one with sounds if a supervisor adds them', () => {
  const flags = { use_audio_structure: true, use_audio_sound_groups: false }
  expect(spokenIn('LuisterTyp', voicesBy('neural'), flags).speaker).toBe('embedded')
})
