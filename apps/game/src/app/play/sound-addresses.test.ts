import type { Word } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { findWordSpeech, listSoundAddresses } from './sound-addresses.ts'

test("each sound and klankgroep of a word has one address with the word's version, and silent letters have none", () => {
  const word = {
    file_name: 'vissen',
    audio_version: 'a1',
    structure_audio_parts: 'v,i,s,,s,u',
    sound_groups: 'vi,ssen',
  } as Word
  expect(listSoundAddresses({ word, sounds: ['word', 'part', 'group', 'sentence'] })).toEqual([
    '/word/word/vissen.mp3?v=a1',
    '/word/parts/v.mp3',
    '/word/parts/i.mp3',
    '/word/parts/s.mp3',
    '/word/parts/u.mp3',
    '/word/sound_groups/vissen.mp3?v=a1&group=1',
    '/word/sound_groups/vissen.mp3?v=a1&group=2',
    '/word/sentence/vissen.mp3?v=a1',
  ])
})

test('GIDS-14 the device may say only word, plural and sentence, and only if the voice of the recording is known', () => {
  const word = {
    word: 'vis',
    plural_form: null,
    sentence: 'De vis zwemt.',
    file_name: 'vis',
    audio_version: 'a1',
    voices: { word: 'synthetic', plural: null, sentence: 'neural' },
  } as Word
  const letters = (['word', 'plural', 'sentence', 'sound_groups', 'structure', 'group', 'part'] as const).map(
    (sound) => {
      const { text, by } = findWordSpeech(word, sound, '1')
      return [sound, text, by]
    },
  )
  expect(letters).toEqual([
    ['word', 'vis', 'synthetic'],
    ['plural', undefined, undefined],
    ['sentence', 'De vis zwemt.', 'neural'],
    ['sound_groups', undefined, undefined],
    ['structure', undefined, undefined],
    ['group', undefined, undefined],
    ['part', undefined, undefined],
  ])
  expect(findWordSpeech({ ...word, voices: undefined }, 'word')).toEqual({ url: '/word/word/vis.mp3?v=a1' })
})
