import type { TemplateName } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import type { ExerciseFile } from '../../schema/exercise.ts'
import { exerciseFixture, stepFixture, contentFixture, listMessages } from '../fixture.ts'
import { checkTemplateSounds } from './template-sounds.ts'

const check = (template: TemplateName, sounds: Partial<ExerciseFile>, category = 'kort') => {
  const silent = { use_audio_word: false, use_audio_sentence: false }
  const recipe = [exerciseFixture(template, { ...silent, ...sounds })]
  return listMessages(checkTemplateSounds(contentFixture([stepFixture({ category, recipe })])))
}

test('a word that cannot be heard is a finding', () => {
  expect(check('KijkLees', {})).toEqual(['Doe KijkLees: KijkLees needs use_audio_word in this step'])
  expect(check('Zinnen2', { use_audio_word: true })).toEqual([
    'Doe Zinnen2: Zinnen2 needs use_audio_sentence in this step',
  ])
  expect(check('TypKlankgroepen1', { use_audio_sound_groups: true })).toEqual([])
  expect(check('OefenDictee', {})).toHaveLength(2)
  expect(check('LeesLetters', {})).toHaveLength(1)
  expect(check('Werkboek', {})).toEqual([])
})

test('words that sound like others are heard in a sentence too', () => {
  expect(check('KiesKlank', { use_audio_word: true })).toEqual([])
  expect(check('KiesKlank', { use_audio_word: true }, 'ei')).toEqual([
    'Doe KiesKlank: KiesKlank needs use_audio_sentence in this step',
  ])
  expect(check('KiesKlank', { use_audio_word: true, use_audio_sentence: true }, 'ei')).toEqual([])
})

test('a word whose last letter is found by its plural is heard with it', () => {
  const sounds = { use_audio_word: true, use_audio_sentence: true }
  expect(check('LuisterTyp', sounds, 'eind-d')).toEqual([
    'Doe LuisterTyp: LuisterTyp needs use_audio_plural in this step',
  ])
  expect(check('LuisterTyp', { ...sounds, use_audio_plural: true }, 'eind-d')).toEqual([])
})
