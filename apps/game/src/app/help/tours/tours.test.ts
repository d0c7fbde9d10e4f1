import { describe, expect, test } from 'vitest'
import { listShownSteps, type Tour } from '../tour.ts'
import { lessonTour } from './lesson.ts'
import { overviewTour } from './overview.ts'
import { treehouseTour } from './treehouse.ts'
import { worldMapTour } from './world-map.ts'

const tours = [overviewTour, worldMapTour, lessonTour, treehouseTour]

test('the indexes of the tours are in the order in which a child opens the pages', () => {
  expect(tours.map(({ index }) => index)).toEqual([1, 2, 3, 4])
})

describe.each(tours)('tour $index', (tour: Pick<Tour<never>, 'index' | 'steps'>) => {
  test('has short sentences', () => {
    const sentences = tour.steps.flatMap(({ body }) => body.text.split(/(?<=[.!?])\s+/))
    expect(sentences.filter((sentence) => sentence.split(' ').length > 12)).toEqual([])
  })

  test('has a different header for each step', () => {
    const headers = tour.steps.map(({ header }) => header.text)
    expect(new Set(headers).size).toBe(headers.length)
  })
})

const isThere = () => true
const textsIn = <S>(tour: Tour<S>, situation: S): string =>
  listShownSteps(tour, situation, isThere)
    .map(({ header, body }) => `${header.text}: ${body.text}`)
    .join('\n')

test('GIDS-4 a card that asks for a tap highlights an element', () => {
  const cards = [
    ...(overviewTour.opening ?? []),
    ...(worldMapTour.opening ?? []),
    ...(lessonTour.opening ?? []),
  ]
  const untold = tours.flatMap(({ steps }) =>
    steps.filter(({ target, body }) => /Tik (er)?op (?!de spullen)/.test(body.text) && target === undefined),
  )
  expect([...untold, ...cards.filter(({ target }) => target === undefined)]).toEqual([])
})

test("LES-9 the lesson's tour explains how a step is passed (RUL-1)", () => {
  const texts = textsIn(lessonTour, { step: { phase_id: 1 } })
  for (const rule of [
    'minstens 2 sterren',
    '2 oefeningen met de verrekijker',
    '2 met de schoen',
    'Stapdictee',
    '80% goed',
  ])
    expect(texts).toContain(rule)
})

test('the tour of a repetition does not explain how to pass a step', () => {
  expect(textsIn(lessonTour, { step: { phase_id: null } })).not.toContain('Stapdictee')
})

test.each([
  { phase_id: 1, end_reward_1_collected: false, headers: ['Nog op slot'] },
  { phase_id: 2, end_reward_1_collected: true, headers: ['Nog op slot', 'Diamant'] },
  { phase_id: 4, end_reward_1_collected: true, headers: ['Diamant'] },
])('HELP-1 a child in world $phase_id sees the cards $headers', ({ headers: expected, ...student }) => {
  const headers = listShownSteps(overviewTour, { student }, isThere).map(({ header }) => header.text)
  expect(headers.filter((header) => ['Nog op slot', 'Diamant'].includes(header))).toEqual(expected)
})

test.each([
  [0, 'Herhaling'],
  [2, 'Blaadjes opruimen'],
])("HELP-1 %i repetitions make the treehouse's tour mention %s", (open, header) => {
  const headers = listShownSteps(treehouseTour, { open }, isThere).map((step) => step.header.text)
  expect(headers.filter((text) => ['Herhaling', 'Blaadjes opruimen'].includes(text))).toEqual([header])
})
