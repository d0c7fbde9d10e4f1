// @vitest-environment jsdom
import { turnOfFixture } from '../../run/play-table.fixture.ts'
import { allFixtures, findFixture } from '../all.fixture.ts'
import type { DetailedResult } from '@letterliaan/contract'
import { helpTexts } from '@letterliaan/texts/help'
import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { wordsOfFixture, type TemplateFixture } from '../../kit/fixture.ts'
import { writesWord } from '../../kit/spelling.ts'
import type { Turn } from '../../kit/template.ts'
import { Results } from './Results.tsx'

const turnOf = (fixture: TemplateFixture): Turn =>
  turnOfFixture(fixture, wordsOfFixture(fixture).find((word) => fixture.logic.word.canPlay(word))?.word)

const resultOf = ({ word }: Turn, more: Partial<DetailedResult> = {}): DetailedResult => ({
  word: word.word,
  num_tries: 1,
  num_errors: 1,
  time_spent: 1000,
  completed: true,
  success: false,
  last_answer: word.word,
  cheats_used: 0,
  hints_used: 0,
  ...more,
})

const showWord = (logic: TemplateFixture['logic'], turn: Turn, more: Partial<DetailedResult> = {}) => {
  const turnOfWord = () => turn
  render(<Results results={[resultOf(turn, more)]} logic={logic} turnOf={turnOfWord} step_id={1} />)
  return screen.getByRole('listitem')
}

const fillers = [...Object.values(helpTexts.advice), helpTexts.listenToPieces].map(({ text }) => text)
const textsOf = (parts: Iterable<Element>) => [...parts].map(({ textContent }) => textContent)

type Data = Readonly<Record<string, unknown>>

const shownIn = (item: HTMLElement, data: Data) => ({
  colors:
    'colors' in data &&
    [...item.querySelectorAll('[data-painted]')].map((block) => block.getAttribute('data-painted')),
  cuts: 'cuts' in data && textsOf(item.firstElementChild?.children ?? []).join(),
  choice: 'choice' in data && textsOf(item.querySelectorAll('mark')),
  anchor: 'anchor' in data && /net als (\w+)/.exec(item.textContent)?.[1],
})

const rightIn = (turn: Turn, data: Data, logic: TemplateFixture['logic']) => ({
  colors: 'colors' in data && turn.exercise_data.colors.filter((color) => color !== null),
  cuts: 'cuts' in data && turn.word.sound_groups,
  choice: 'choice' in data && [data['choice']],
  anchor: 'anchor' in data && logic.data.expectedInput?.(turn),
})

describe.each(
  allFixtures
    .filter(({ logic }) => logic.lesson !== null)
    .map((fixture) => [fixture.logic.name, fixture] as const),
)('WEET-12 the outro of %s', (_name, fixture) => {
  const { logic } = fixture
  const turn = turnOf(fixture)
  const data = logic.data.right(turn)

  test.each([true, false])('shows the right answer, whether the word went well or not: %s', (success) => {
    const item = showWord(logic, turn, { success })
    expect(item.firstChild?.textContent).toBe(turn.word.word)
    expect(shownIn(item, data)).toEqual(rightIn(turn, data, logic))
  })

  test('gives no advice on spelling if nothing was spelt', () => {
    const item = showWord(logic, turn)
    const isSpelt = writesWord(logic) && !logic.turn.givesColors && !logic.outro?.written
    expect(fillers.some((text) => item.textContent.includes(text))).toBe(isSpelt)
  })
})

test('WEET-12 a wrong cut is shown next to the right one', () => {
  const fixture = findFixture('Klankgroepen')
  const turn = turnOf(fixture)
  expect(fixture.logic.outro?.written?.('k|ikker')).toBe('k|ikker')
  expect(fixture.logic.outro?.written?.('K')).toBeNull()
  showWord(fixture.logic, turn, { written: 'k|ikker' })
  expect(textsOf(screen.getAllByRole('term'))).toEqual(['jij knipte', 'zo is het'])
  const [cut, right] = screen
    .getAllByRole('definition')
    .map((part) => textsOf(part.firstElementChild?.children ?? []))
  expect([cut, right?.join()]).toEqual([['k', 'ikker'], turn.word.sound_groups])
})

test('WEET-12 a wrong anchor is shown next to the right one, with the rule', () => {
  const fixture = findFixture('SorteerLeer')
  const turn = turnOf(fixture)
  const right = fixture.logic.data.expectedInput?.(turn) ?? ''
  const rule = { description: 'Deze regel past.', hint: 'Hint.', tip: 'Tip.' }
  const anchors = turn.exercise_data.anchors.map((anchor) => ({ ...anchor, rule }))
  const asked = { ...turn, exercise_data: { ...turn.exercise_data, anchors } }
  const wrong = anchors.find(({ name }) => name !== right)
  const item = showWord(fixture.logic, asked, { written: String(wrong?.id) })
  expect(textsOf(screen.getAllByRole('definition'))).toEqual([wrong?.name, right])
  expect(item.textContent).toContain(rule.description)
})

test('WEET-12 a word that is not heard gets no advice to listen', () => {
  const fixture = findFixture('LuisterTyp')
  const turn = turnOf(fixture)
  const remembered = { ...turn, word: { ...turn.word, category: 'ij' } }
  expect(showWord(fixture.logic, remembered).textContent).not.toMatch(/klank|hoor|luister/i)
})
