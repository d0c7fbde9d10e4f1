import type { Anchor, Word } from '@letterliaan/contract'
import { analyse, findRuleLetters } from '@letterliaan/dutch'
import { makeAnchorId, collectTurnData, templates, addAnchors } from '@letterliaan/exercises/logic'
import { expect, test } from 'vitest'
import { loadCurriculum, listTeachingSteps } from '../load/curriculum.ts'
import type { CurriculumStep } from '../schema/step.ts'

/** Returns a text as words in lower case, with a space around each. */
const wordsOnly = (text: string): string => ` ${text.toLowerCase().replaceAll(/[^\p{L}]+/gu, ' ')} `

/** Matches letters in order with signs or words between: 'kr-oon', 'k, r, oo, n', 'eerst k, dan r, …'. */
function spellingOf(word: string): (text: string) => boolean {
  const between = '(?: |(?<= )(?:eerst|dan|daarna|en|nog)(?= ))*'
  const spelling = new RegExp((word.toLowerCase().match(/\p{L}/gu) ?? []).join(between))
  return (text) => spelling.test(wordsOnly(text))
}

const anchorsOf = ({ nr, anchors, rule: description, hint, tip }: CurriculumStep): Anchor[] =>
  anchors.map((anchor, at) => ({
    ...anchor,
    id: makeAnchorId(nr, at + 1),
    name: anchor.word,
    image_url: '',
    rule: { description, hint, tip },
  }))

const wordsOf = (step: CurriculumStep): Word[] => {
  const words = [...step.words[1], ...step.words[2], ...step.words[3]] as unknown as Word[]
  return addAnchors(words, step.category, anchorsOf(step))
}

const unseen = Object.values(templates).filter(({ word }) => word.shown !== 'always')

test('EX-5 GIDS-2 tip and hint of a spelling task never spell the word', () => {
  const steps = listTeachingSteps(loadCurriculum())
  const helpTexts = steps.flatMap((step) => {
    const anchors = anchorsOf(step)
    return wordsOf(step).flatMap((word) => {
      const spells = spellingOf(word.word)
      // Most templates have the same text for a word, so each text is read only once.
      const namesByText = new Map<string, string[]>()
      for (const logic of unseen) {
        const { anchor } = collectTurnData(logic, word, anchors)
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

test('a text spells a word if it contains its letters in order, also with signs between them', () => {
  const spells = spellingOf('kroon')
  for (const text of ['een kroon', 'kr-oon', 'k, r, oo, n', 'eerst k, dan r, dan oo en dan n', 'De KROON!'])
    expect(spells(text), text).toBe(true)
  for (const text of ['Eerst k, dan r: kraan.', 'kr zonder oon']) expect(spells(text), text).toBe(false)
})

/** Returns the single letters in a text, such as the i of 'Schrijf dan één letter: i'. */
const lettersIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}/'’-]+/u)
    .filter((piece) => /^(?:\p{L}|([aeou])\1|[iou]e|eu|ui|ng|nk)$/u.test(piece))

const general =
  /^(Luister nog eens goed naar elke klank|Wat hoor je eerst|Houd bij elke klank een vinger|Tik bij elke klank op)/

/** Tests whether the text is of an anchor with the word's difficult letters, and names no other letters. */
function fitsWord(step: CurriculumStep, word: Word, field: 'hint' | 'tip', text: string): boolean {
  const letters = word.word.toLowerCase()
  return step.anchors.some((anchor) => {
    if (anchor[field] !== text) return false
    const shared = findRuleLetters(analyse(anchor.word), step.category)
    const isShared =
      shared.length > 0 && [...shared, ...lettersIn(text)].every((part) => letters.includes(part))
    return anchor.word === word.word || isShared
  })
}

test('GIDS-9 tip and hint of every word fit its letters, or are those of the step', () => {
  const steps = listTeachingSteps(loadCurriculum())
  const misfits = new Set<string>()
  const counts = { own: 0, step: 0, general: 0 }
  for (const step of steps) {
    const anchors = anchorsOf(step)
    for (const word of wordsOf(step)) {
      for (const logic of [templates.KijkLees, templates.LuisterTyp]) {
        const { anchor } = collectTurnData(logic, word, anchors)
        for (const field of ['hint', 'tip'] as const) {
          const text = anchor?.[field] ?? ''
          if (text === step[field]) counts.step += 1
          else if (general.test(text)) counts.general += 1
          else if (fitsWord(step, word, field, text)) counts.own += 1
          else misfits.add(`${step.nr} ${word.word} in ${logic.name}: ${text}`)
        }
      }
    }
  }
  expect([...misfits]).toEqual([])
  expect(counts.own).toBeGreaterThan(2000)
  expect(counts.general).toBeLessThan(110)
})

test('GIDS-9 no help for zon asks for an i, and the help for kip explains the i that it shares with vis', () => {
  const [first] = loadCurriculum().steps
  if (first === undefined) throw new Error('There are steps.')
  const tipOf = (text: string) => {
    const word = wordsOf(first).find((other) => other.word === text)
    return word && collectTurnData(templates.LuisterTyp, word, anchorsOf(first)).anchor?.tip
  }
  expect(tipOf('zon')).toBe(first.tip)
  expect(tipOf('kat')).toBe(first.tip)
  expect(tipOf('kip')).toBe('Hoor je dezelfde korte klank als in vis? Schrijf dan één letter: i.')
  expect(tipOf('rok')).toBe('Hoor je dezelfde korte klank als in zon? Schrijf dan één letter: o.')
})
