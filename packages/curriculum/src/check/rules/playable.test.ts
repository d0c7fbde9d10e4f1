import { expect, test, describe } from 'vitest'
import type { TemplateName } from '@letterliaan/contract'
import {
  exerciseFixture,
  stepWithWordsFixture,
  wordFixture,
  contentFixture,
  listMessages,
  stepFixture,
} from '../fixture.ts'
import type { ExerciseFile } from '../../schema/step.ts'
import { checkPlayable, checkTemplateSounds } from './playable.ts'

describe('checkPlayable', () => {
  const check = (template: TemplateName, ...words: ReturnType<typeof wordFixture>[]) => {
    const recipe = [exerciseFixture(template, { num_words: 6 })]
    return listMessages(checkPlayable(contentFixture([stepWithWordsFixture(words, { recipe })])))
  }

  test('a word without data that the template needs is a finding', () => {
    expect(check('LeesLetters', wordFixture('vis'), wordFixture('kip', { read_letters: 'k,i' }))).toContain(
      'Doe LeesLetters: LeesLetters cannot be played with kip',
    )
    expect(check('Blokken', wordFixture('vis', { colors: ['green'] }))).toContain(
      'Doe Blokken: Blokken cannot be played with vis',
    )
  })

  const long = ['kikker', 'bakker', 'ladder', 'appel', 'winkel', 'vinger'].map((word) => wordFixture(word))

  test('a template that omits words needs enough others', () => {
    expect(check('Klankgroepen', wordFixture('vis'), ...long)).toEqual([])
  })

  test('a difficulty with too few words is a finding', () => {
    expect(check('Klankgroepen', wordFixture('vis'), ...long.slice(1))).toEqual(
      [1, 2, 3].map(
        (difficulty) =>
          `Doe Klankgroepen: Klankgroepen has 5 words at difficulty ${difficulty}: 6 are needed`,
      ),
    )
  })
})

describe('checkTemplateSounds', () => {
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

  test('a word that sounds like another is also heard in a sentence', () => {
    expect(check('KiesKlank', { use_audio_word: true })).toEqual([])
    expect(check('KiesKlank', { use_audio_word: true }, 'ei')).toEqual([
      'Doe KiesKlank: KiesKlank needs use_audio_sentence in this step',
    ])
    expect(check('KiesKlank', { use_audio_word: true, use_audio_sentence: true }, 'ei')).toEqual([])
  })

  test('a word whose plural decides its last letter is heard with its plural', () => {
    const sounds = { use_audio_word: true, use_audio_sentence: true }
    expect(check('LuisterTyp', sounds, 'eind-d')).toEqual([
      'Doe LuisterTyp: LuisterTyp needs use_audio_plural in this step',
    ])
    expect(check('LuisterTyp', { ...sounds, use_audio_plural: true }, 'eind-d')).toEqual([])
  })
})
