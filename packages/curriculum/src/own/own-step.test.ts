import { OwnWord } from '@letterliaan/contract'
import { analyse } from '@letterliaan/dutch'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadCurriculum } from '../load/curriculum.ts'
import { analyseOwnWord } from './analyse-own-word.ts'
import { checkOwnStep, isRecipeTemplate } from './check-own-step.ts'
import { completeOwnStep, completeOwnWord, toOwnStep } from './own-step.ts'
import { countPlayable, proposeStep } from './propose-step.ts'

const ownWordFixture = (word: string, changes: Partial<OwnWord> = {}): OwnWord => ({
  ...OwnWord.parse({ word }),
  ...changes,
})

const { steps } = loadCurriculum()
const categories = new Map(steps.map(({ category, label }) => [category, label]))
const surroundings = { categories, hasPicture: () => true }

const proposalOf = (text: string) =>
  proposeStep(
    'Week 12',
    text.split(' ').map((word) => ownWordFixture(word)),
    steps,
  )

test('OWN-4 a copy of each step of the product equals the step, and can be saved', () => {
  for (const step of steps) {
    const copy = toOwnStep(step)
    const again = completeOwnStep(copy, step.nr)
    for (const field of ['label', 'rule', 'description', 'hint', 'tip', 'category', 'world', 'dl'] as const)
      expect(again[field], field).toBe(step[field])
    expect(again.words, step.label).toEqual(step.words)
    expect(again.recipe.map(({ exercise_type, name }) => [exercise_type, name])).toEqual(
      step.recipe.map(({ exercise_type, name }) => [exercise_type, name]),
    )
    expect(again.anchors).toEqual(step.anchors)
    expect(
      checkOwnStep(copy, surroundings).filter(({ severity }) => severity === 'error'),
      step.label,
    ).toEqual([])
  }
})

test('OWN-4 a copied exercise must still be repeated after completion', () => {
  const [step] = steps
  if (step === undefined) throw new Error('no steps')
  for (const repeat_exercise_after_complete of [true, false]) {
    const recipe = step.recipe.map((exercise) => ({ ...exercise, repeat_exercise_after_complete }))
    const copy = completeOwnStep(toOwnStep({ ...step, recipe }), step.nr)
    expect(copy.recipe).toEqual(recipe)
  }
})

test('OWN-1 a doubtful analysis is marked until a supervisor corrects the word', () => {
  const doubtsOf = (word: OwnWord) => analyseOwnWord(word, categories).doubts
  expect(doubtsOf(ownWordFixture('bakker'))).toEqual([])
  expect(doubtsOf(ownWordFixture('voorkomen'))).toContain('Dit woord kan op twee manieren klinken.')
  expect(doubtsOf(ownWordFixture('Emma'))).toContain('Begint met een hoofdletter: is het een naam?')
  const appel = ownWordFixture('appel')
  expect(doubtsOf(appel)).toEqual(['Dit woord kan op twee manieren klinken.'])
  const { read_letters, structure_audio_parts, sound_groups } = analyseOwnWord(appel, categories)
  const correction = { read_letters, structure_audio_parts, sound_groups }
  expect(doubtsOf({ ...appel, correction })).toEqual([])
})

test.each([
  ['bakker', 'Met 1 woord is'],
  ['bakker kikker', 'Met 2 woorden is'],
])('OWN-4 a step of %s is reported as short', (text, told) => {
  const { step } = proposalOf(text)
  const messages = checkOwnStep(step, surroundings).map(({ message }) => message)
  expect(messages).toContainEqual(expect.stringContaining(told))
})

test('OWN-3 no exercise is proposed if the words lack its data', () => {
  for (const text of ['bakker kikker ladder', 'ei ui au', 'zee mee twee', 'Emma Daan Noor']) {
    const { step } = proposalOf(text)
    const completed = step.words.map(completeOwnWord)
    for (const { template, num_words } of step.recipe) {
      if (!isRecipeTemplate(template)) throw new Error(`${template} is of no recipe`)
      expect(countPlayable(template, completed), `${template} of ${text}`).toBeGreaterThanOrEqual(num_words)
    }
  }
})

test('OWN-3 a step proposed from the words of each step of the product can be passed', () => {
  for (const { label, words, category } of steps) {
    const own = words[2].map(({ word }) => ownWordFixture(word))
    const { step } = proposeStep(label, own, steps)
    expect(
      checkOwnStep(step, surroundings).filter(({ severity }) => severity === 'error'),
      `${label} ${category}`,
    ).toEqual([])
  }
})

const lessonOf = (category: string) => steps.find((step) => step.category === category)

test.each([
  ['all double', 'bakker kikker ladder modder', 'kg-K', []],
  ['some long, some short', 'bakker kikker bomen jager', 'kg-LK', []],
  ['a majority', 'bakker kikker ladder modder hond school', 'kg-K', ['hond', 'school']],
  ['half is no majority', 'bakker kikker hond school', 'eigen', []],
  ['of all kinds', 'maan school bakker hond', 'eigen', []],
  ['of one sound', 'kat vis bom zon', 'kort', []],
])('OWN-1 the category of a list is that of most of its words: %s', (_, text, category, differing) => {
  const proposal = proposalOf(text)
  expect([proposal.step.category, proposal.differing]).toEqual([category, differing])
})

test('OWN-1 rule, help and anchors of a category are proposed only if every word has it', () => {
  const lesson = lessonOf('kg-K')
  const { step: same } = proposalOf('bakker kikker ladder')
  expect([same.rule, same.hint, same.anchors.length]).toEqual([
    lesson?.rule,
    lesson?.hint,
    lesson?.anchors.filter(({ word }) => word !== 'kikker' && word !== 'bakker' && word !== 'ladder').length,
  ])
  const { step: mixed } = proposalOf('bakker kikker ladder hond')
  expect(mixed).toMatchObject({ rule: 'Denk aan de regels die je al kent.', anchors: [], category: 'kg-K' })
})

test('OWN-1 no word contradicts the rule of its step, whatever words are combined', () => {
  const all = steps.flatMap(({ words }) => words[2].map(({ word }) => word))
  const rules = new Map(steps.map(({ rule, category }) => [rule, category]))
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...all), { minLength: 1, maxLength: 6 }), (texts) => {
      const words = texts.map((word) => ownWordFixture(word))
      const { step, differing } = proposeStep('Week 12', words, steps)
      const taught = rules.get(step.rule) ?? null
      const without = texts.filter(
        (text) => !analyse(text).categories.some((shown) => shown.category === step.category),
      )
      expect(differing).toEqual(step.category === 'eigen' ? [] : without)
      expect(taught === null || (taught === step.category && without.length === 0)).toBe(true)
    }),
    { numRuns: 40 },
  )
})
