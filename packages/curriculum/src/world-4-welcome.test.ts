import { mapTexts } from '@letterliaan/texts/map'
import { expect, test } from 'vitest'
import { loadCurriculum } from './load/curriculum.ts'
import type { Strategy } from './schema/step.ts'

const taughtInWorld4 = (strategy: Strategy): readonly string[] =>
  loadCurriculum()
    .steps.filter((step) => step.world === 4 && step.strategy === strategy)
    .flatMap(({ words }) => [...words['1'], ...words['2'], ...words['3']].map(({ word }) => word))

/** Matches '… zoals cadeau of baby.' */
const examplesIn = (text: string): readonly string[] =>
  /zoals (?:bij )?(.+)\.$/.exec(text)?.[1]?.replace('’', "'").split(' of ') ?? []

test.each([
  ['weet', mapTexts.world4.weetwoord.text],
  ['leen', mapTexts.world4.leenwoord.text],
] as const)('MAP-7 the welcome to world 4 names %s words that are taught there', (strategy, text) => {
  const examples = examplesIn(text)
  expect(examples).not.toEqual([])
  for (const word of examples) expect(taughtInWorld4(strategy)).toContain(word)
})
