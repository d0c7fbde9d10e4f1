import { soundExamples } from '@letterliaan/dutch'
import { expect, test } from 'vitest'
import { soundSections, labelSound } from './sound-names.ts'

const shown = soundSections.flatMap(({ examples }) => Object.entries(examples))

test('every sound of the language can be chosen, and has its example word of the sound chart', () => {
  expect(Object.fromEntries(shown)).toEqual(soundExamples)
  expect(shown).toHaveLength(Object.keys(soundExamples).length)
})

test('no two sounds have the same name', () => {
  expect(new Set(shown.map(([sound]) => labelSound(sound))).size).toBe(shown.length)
})
