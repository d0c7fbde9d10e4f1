import type { Word } from '@letterliaan/contract'
import { templates } from '@letterliaan/exercises/logic'
import { expect, test } from 'vitest'
import type { StepContent } from './content.ts'
import { choosePracticeTemplates } from './mix.ts'

const sounds = { audio_word: true, audio_sentence: true, audio_structure: true, audio_sound_groups: true }
const codes = { structure: '', structure_audio_parts: '', sound_groups: '', read_letters: '', colors: [] }
const word = { id: 7, word: 'trein', sentence: 'De trein rijdt.', ...sounds, ...codes } as unknown as Word

const stepWith = (names: readonly string[]): StepContent => {
  const recipe = names.map((template) => ({ exercise_type: { template } }))
  const step = { words: { 1: [word], 2: [word], 3: [word] }, recipe } as unknown as StepContent
  return { ...step, mixedFrom: [step] }
}

test("ZIN-3 'Door elkaar' shows no misspelt word, because its words are nearly forgotten", () => {
  expect(templates.Foutenjager.word.canPlay(word)).toBe(true)
  const { practices } = choosePracticeTemplates(stepWith(['LuisterTyp', 'Foutenjager', 'Zinnen2']), [word])
  expect(practices.toSorted()).toEqual(['LuisterTyp', 'Zinnen2'])
  expect(choosePracticeTemplates(stepWith(['Foutenjager']), [word]).practices).toEqual([])
})

test('WEET-6 the template that plays most words is used if no template is in half of their steps', () => {
  const spoken = { ...word, id: 1 }
  const silent = { ...word, audio_sentence: false, sentence: '' }
  const words = [spoken, { ...silent, id: 2 }, { ...silent, id: 3 }] as const
  const teach = (name: string, of: Word) => ({ ...stepWith([name]), words: { 1: [of], 2: [of], 3: [of] } })
  const steps = [teach('LuisterTyp', words[0]), teach('Zinnen2', words[1]), teach('TypHints', words[2])]
  const mixed = { ...stepWith([]), mixedFrom: steps } as unknown as StepContent
  const { practices, words: played } = choosePracticeTemplates(mixed, words)
  expect([practices.length, played.length]).toEqual([1, 3])
  expect(practices).not.toContain('Zinnen2')
})
