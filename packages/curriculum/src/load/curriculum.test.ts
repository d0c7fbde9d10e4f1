import { analyse } from '@letterliaan/dutch'
import { expect, test } from 'vitest'
import { listTeachingSteps, loadCurriculum } from './curriculum.ts'

test('every call returns the same curriculum', () => {
  expect(loadCurriculum()).toBe(loadCurriculum())
})

test('the steps are in the order of the path', () => {
  const places = loadCurriculum().steps.map(({ world, position }) => world * 100 + (position ?? 0))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('a word has equally many codes, graphemes and sounds, and a colour for each letter', () => {
  const word = loadCurriculum().steps[0]?.words['1'][0]
  expect(word).toMatchObject({
    word: 'vis',
    structure: 'M1,K1,M1',
    read_letters: 'v,i,s',
    structure_audio_parts: 'm_v,k_i,m_s',
    sound_groups: 'vis',
    syllables: 'vis',
    colors: ['lightblue', 'green', 'lightblue'],
  })
})

test('an exercise has the default points and minimum scores unless it sets its own', () => {
  const recipe = loadCurriculum().steps[0]?.recipe ?? []
  const of = (template: string) => recipe.find((exercise) => exercise.exercise_type.template === template)
  expect(of('LeesLetters')).toMatchObject({
    points_rewarded_difficulty_2: 10,
    min_success_score_difficulty_2: 0,
  })
  expect(of('LuisterTyp')).toMatchObject({
    points_rewarded_difficulty_2: 20,
    min_success_score_difficulty_2: 60,
  })
  expect(of('OefenDictee')).toMatchObject({
    points_rewarded_difficulty_2: 25,
    min_success_score_difficulty_2: 60,
  })
  expect(of('StapDictee')).toMatchObject({
    points_rewarded_difficulty_2: 50,
    min_success_score_difficulty_2: 80,
    exercise_type: { category: 'Dictee', is_dictation: true, num_words: 10 },
  })
})

test.each(listTeachingSteps(loadCurriculum()).filter(({ category }) => /^(?:tussen|samenst)/.test(category)))(
  'step $nr, $category: each word is split into the words of which it is made',
  ({ words }) => {
    const unsplit = Object.values(words)
      .flat()
      .filter(({ word, marked = word }) =>
        analyse(marked).categories.every(({ category }) => category !== 'samenstelling'),
      )
    expect(unsplit.map(({ word }) => word)).toEqual([])
  },
)
