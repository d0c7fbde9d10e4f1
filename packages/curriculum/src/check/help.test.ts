import type { Anchor, Word } from '@letterliaan/contract'
import { anchorIdOf, taskDataOf, templates } from '@letterliaan/exercises/logic'
import { expect, test } from 'vitest'
import { loadCurriculum } from '../load/curriculum.ts'
import type { CurriculumStep } from '../schema/step.ts'

/** The word's letters in a row, whatever stands between them: 'kroon', 'kr-oon', 'k, r, oo, n', 'eerst k, dan r, …'. */
const spellingOf = (word: string): RegExp => {
  const between = String.raw`(?:[^\p{L}]|(?<!\p{L})(?:eerst|dan|daarna|en|nog)(?!\p{L}))*`
  return new RegExp((word.match(/\p{L}/gu) ?? []).join(between), 'iu')
}

const anchorsOf = ({ nr, anchors }: CurriculumStep): Anchor[] =>
  anchors.map((anchor, at) => ({ ...anchor, id: anchorIdOf(nr, at + 1), name: anchor.word, image_url: '' }))

const wordsOf = ({ words }: CurriculumStep) => [...words[1], ...words[2], ...words[3]]

const unseen = Object.values(templates).filter(({ showsWord }) => !showsWord)

test('EX-5 where a word is to be spelt, its tip and hint are there and never spell it', () => {
  const { steps } = loadCurriculum()
  const told = steps.flatMap((step) =>
    wordsOf(step).flatMap((word) =>
      unseen.flatMap((logic) => {
        const { anchor } = taskDataOf(logic, word as unknown as Word, anchorsOf(step))
        const texts = [anchor?.name, anchor?.description, anchor?.hint, anchor?.tip]
        const isHelp = Boolean(anchor?.hint && anchor.tip && anchor.image)
        return isHelp && !spellingOf(word.word).test(texts.join(' | '))
          ? []
          : [`${step.nr} ${word.word} in ${logic.name}: ${texts.join(' ')}`]
      }),
    ),
  )
  expect(told).toEqual([])
})

test('what the spelling of a word looks like', () => {
  for (const text of ['een kroon', 'kr-oon', 'k, r, oo, n', 'eerst k, dan r, dan oo en dan n'])
    expect(text).toMatch(spellingOf('kroon'))
  expect('Eerst k, dan r: kraan.').not.toMatch(spellingOf('kroon'))
})
