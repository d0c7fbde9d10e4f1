import type { Anchor, Word } from '@letterliaan/contract'
import { anchorIdOf, turnDataOf, templates } from '@letterliaan/exercises/logic'
import { expect, test } from 'vitest'
import { loadCurriculum } from '../load/curriculum.ts'
import type { CurriculumStep } from '../schema/step.ts'

/** A text as its words in small letters, a space around each. */
const wordsOnly = (text: string): string => ` ${text.toLowerCase().replaceAll(/[^\p{L}]+/gu, ' ')} `

/** The word's letters in a row, whatever stands between them: 'kroon', 'kr-oon', 'k, r, oo, n', 'eerst k, dan r, …'. */
function spellingOf(word: string): (text: string) => boolean {
  const between = '(?: |(?<= )(?:eerst|dan|daarna|en|nog)(?= ))*'
  const spelling = new RegExp((word.toLowerCase().match(/\p{L}/gu) ?? []).join(between))
  return (text) => spelling.test(wordsOnly(text))
}

const anchorsOf = ({ nr, anchors }: CurriculumStep): Anchor[] =>
  anchors.map((anchor, at) => ({ ...anchor, id: anchorIdOf(nr, at + 1), name: anchor.word, image_url: '' }))

const wordsOf = ({ words }: CurriculumStep) => [...words[1], ...words[2], ...words[3]]

const unseen = Object.values(templates).filter(({ showsWord }) => !showsWord)

test('EX-5 where a word is to be spelt, its tip and hint are there and never spell it', () => {
  const { steps } = loadCurriculum()
  const helpTexts = steps.flatMap((step) => {
    const anchors = anchorsOf(step)
    return wordsOf(step).flatMap((word) => {
      const spells = spellingOf(word.word)
      // Most templates tell the same of a word: reading it once is enough.
      const namesByText = new Map<string, string[]>()
      for (const logic of unseen) {
        const { anchor } = turnDataOf(logic, word as unknown as Word, anchors)
        const isHelp = Boolean(anchor?.hint && anchor.tip && anchor.image)
        const text = isHelp
          ? [anchor?.name, anchor?.description, anchor?.hint, anchor?.tip].join(' | ')
          : 'nothing'
        namesByText.set(text, [...(namesByText.get(text) ?? []), logic.name])
      }
      return [...namesByText]
        .filter(([text]) => text === 'nothing' || spells(text))
        .map(([text, names]) => `${step.nr} ${word.word} in ${names.join(', ')}: ${text}`)
    })
  })
  expect(helpTexts).toEqual([])
})

test('what the spelling of a word looks like', () => {
  const spells = spellingOf('kroon')
  for (const text of ['een kroon', 'kr-oon', 'k, r, oo, n', 'eerst k, dan r, dan oo en dan n', 'De KROON!'])
    expect(spells(text), text).toBe(true)
  for (const text of ['Eerst k, dan r: kraan.', 'kr zonder oon']) expect(spells(text), text).toBe(false)
})
