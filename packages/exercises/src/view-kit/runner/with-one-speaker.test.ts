import { TemplateName } from '@letterliaan/contract'
import { expect, test, vi } from 'vitest'
import { wordFixture } from '../../kit/fixture.ts'
import { mixesWordsAndSounds } from '../../kit/one-speaker.ts'
import { templates } from '../../templates/registry.ts'
import type { ExercisePorts } from './ports.ts'
import { withOneSpeaker } from './with-one-speaker.ts'

const flagsOf = (name: TemplateName) => {
  const offered: readonly string[] = templates[name].lesson?.sounds?.offered ?? []
  return {
    use_audio_structure: offered.includes('structure'),
    use_audio_sound_groups: offered.includes('sound_groups'),
  }
}

const word = {
  ...wordFixture(1, 'vis', {}),
  voices: { word: 'synthetic', plural: null, sentence: null },
} as const

/** The voice that the app is told for a word. */
function voiceIn(name: TemplateName, flags = flagsOf(name)) {
  const speak = vi.fn<ExercisePorts['speak']>()
  const setup = { logic: templates[name], exercise: flags } as unknown as Parameters<typeof withOneSpeaker>[1]
  withOneSpeaker({ speak } as unknown as ExercisePorts, setup).speak(word, 'word')
  return speak.mock.calls[0]?.[0].voices
}

test('the templates that say words and sounds', () => {
  expect(TemplateName.options.filter((name) => mixesWordsAndSounds(templates[name], flagsOf(name)))).toEqual([
    'LeesLetters',
    'KijkLuister',
    'Klankgroepen',
    'TypKlankgroepen1',
  ])
})

test('where an exercise says sounds too, the server that says them says its words', () => {
  expect(voiceIn('LeesLetters')?.word).toBe('corrected')
  expect(voiceIn('LuisterTyp', { use_audio_structure: true, use_audio_sound_groups: false })?.word).toBe(
    'corrected',
  )
})

test('where an exercise says words alone, the device may', () => {
  expect(voiceIn('LuisterTyp')).toBe(word.voices)
})
