import type { Word } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { soundAddresses } from './sound-address.ts'

test('the addresses of a word’s sounds, with its version; each single sound once, silent letters none; each klankgroep', () => {
  const word = {
    file_name: 'vissen',
    audio_version: 'a1',
    structure_audio_parts: 'v,i,s,,s,u',
    sound_groups: 'vi,ssen',
  } as Word
  expect(soundAddresses({ word, sounds: ['word', 'part', 'group', 'sentence'] })).toEqual([
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
