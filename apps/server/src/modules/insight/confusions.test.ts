import { analyse, diagnoseAnalysis, listLikelyErrors } from '@letterliaan/dutch'
import { loadCurriculum } from '@letterliaan/curriculum'
import { expect, test } from 'vitest'
import { findSingleMistake } from './confusions.ts'

test.each([
  ['bommen', 'b,o,mm,e,n', 'bomen', ['mm', 'm']],
  ['bomen', 'b,o,m,e,n', 'boomen', ['o', 'oo']],
  ['trein', 't,r,ei,n', 'trijn', ['ei', 'ij']],
  ['hond', 'h,o,n,d', 'hont', ['d', 't']],
  ['straat', 's,t,r,aa,t', 'staat', ['r', '']],
  ['vos', 'v,o,s', 'vosk', null],
  ['ballon', 'b,a,ll,o,n', 'palon', null],
])('INZ-5 %s (%s) written as %s', (word, read_letters, written, mistake) => {
  const single = findSingleMistake({ word, read_letters }, written)
  expect(single && [single.expected, single.written]).toEqual(mistake)
})

test('INZ-5 the short way to find a single mistake gives the same mistake as the diagnosis', () => {
  const words = loadCurriculum().steps.flatMap(({ words: levels }) => levels[2].slice(0, 1))
  let [same, all] = [0, 0]
  for (const { word } of words) {
    const target = analyse(word)
    for (const { answer } of listLikelyErrors(target, 12)) {
      const single = findSingleMistake(target, answer)
      if (single === null) continue
      const wrong = diagnoseAnalysis(target, answer).pieces.filter(({ right }) => !right)
      all += 1
      if (wrong.length === 1 && wrong[0]?.target === single.expected && wrong[0].answer === single.written)
        same += 1
    }
  }
  expect(all).toBeGreaterThan(200)
  expect(same / all).toBeGreaterThan(0.95)
})
