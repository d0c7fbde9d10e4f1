import type { Anchor } from '@letterliaan/contract'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeFixture, anchorFixture, turnWithAnchorsFixture } from '../../kit/analysed-word.fixture.ts'
import { makeAnchorId, findStepOfAnchor } from '../../kit/anchors.ts'
import { begunTableFixture } from '../../run/play-table.fixture.ts'
import { fixture } from './fixture.ts'
import { logic as sorteerLeer, chooseSortingChoices } from './logic.ts'

const turnFor = (text: string, anchors: readonly Anchor[], difficulty: 1 | 2 | 3 = 3) =>
  turnWithAnchorsFixture(sorteerLeer, text, anchors, difficulty)
const names = (anchors: readonly Anchor[]) => anchors.map(({ name }) => name)

const kikkers = [
  anchorFixture(23, 1, 'appel'),
  anchorFixture(23, 2, 'kikker'),
  anchorFixture(23, 3, 'ballon'),
]
const earlier = [
  anchorFixture(9, 1, 'ring'),
  anchorFixture(9, 2, 'slang'),
  anchorFixture(14, 1, 'leeuw'),
  anchorFixture(21, 1, 'vogel'),
  anchorFixture(3, 1, 'boek'),
]

test('the id of an anchor contains its step, whose anchors share a rule', () => {
  expect([1, 9].map((place) => findStepOfAnchor({ id: makeAnchorId(70, place) }))).toEqual([70, 70])
  expect(findStepOfAnchor({ id: makeAnchorId(7, 1) })).toBe(7)
})

describe('TPL-7 the anchor with the same rule', () => {
  test('is the anchor of the word’s own step that looks most like the word', () => {
    const rightFor = (text: string) =>
      chooseSortingChoices(turnFor(text, [...kikkers, ...earlier])).right?.name
    expect(rightFor('bakker')).toBe('kikker')
    expect(rightFor('lappen')).toBe('appel')
    expect(rightFor('ballen')).toBe('ballon')
  })

  test('is not the word itself if the step has another anchor', () => {
    expect(chooseSortingChoices(turnFor('kikker', [...kikkers, ...earlier])).right?.name).not.toBe('kikker')
    expect(chooseSortingChoices(turnFor('ei', [anchorFixture(47, 1, 'ei'), ...earlier])).right?.name).toBe(
      'ei',
    )
  })

  test.each([1, 2, 3] as const)('at difficulty %i that number of other rules is offered', (difficulty) => {
    const { choices, right } = chooseSortingChoices(turnFor('bakker', [...kikkers, ...earlier], difficulty))
    expect(choices).toHaveLength(difficulty + 1)
    expect(choices).toContain(right)
  })

  test('there are fewer choices if there are few earlier steps', () => {
    expect(
      names(chooseSortingChoices(turnFor('bakker', [...kikkers, anchorFixture(9, 1, 'ring')])).choices),
    ).toEqual(['kikker', 'ring'])
    expect(names(chooseSortingChoices(turnFor('bakker', kikkers)).choices)).toEqual(['kikker'])
    expect(chooseSortingChoices(turnFor('bakker', []))).toEqual({ choices: [], right: null })
  })

  test('different words have different choices', () => {
    const offered = ['bakker', 'lekker', 'vallen', 'zitten', 'emmer', 'ladder'].map((text) =>
      names(chooseSortingChoices(turnFor(text, [...kikkers, ...earlier], 1)).choices).join(),
    )
    expect(new Set(offered).size).toBeGreaterThan(3)
  })
})

test('TPL-7 choices contain one anchor for each rule, with the word’s own rule among them, for any anchors', () => {
  const anchor = fc
    .tuple(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 3 }))
    .map(([step, place]) => anchorFixture(step, place, `anker-${step}-${place}`))
  const anchors = fc.uniqueArray(anchor, { selector: ({ id }) => id, minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(
      anchors,
      fc.constantFrom('vis', 'bakker', "foto's"),
      fc.constantFrom(1, 2, 3),
      (given, text, difficulty) => {
        const turn = turnFor(text, given, difficulty)
        const { choices, right } = chooseSortingChoices(turn)
        const steps = choices.map(findStepOfAnchor)
        expect(new Set(steps).size).toBe(steps.length)
        expect(choices.length).toBeLessThanOrEqual(difficulty + 1)
        expect(names(choices)).toEqual(names(choices).toSorted())
        const own = new Set(
          given.filter((offered) => findStepOfAnchor(offered) === given.map(findStepOfAnchor)[0]),
        )
        expect(choices.filter((choice) => own.has(choice))).toEqual([right])
        expect(chooseSortingChoices(structuredClone(turn))).toEqual({ choices, right })
      },
    ),
  )
})

const opened = () => {
  const table = begunTableFixture(fixture)
  const put = (id: number | undefined) => table.toFlow({ type: 'choose', choice: String(id) })
  const sorting = () => chooseSortingChoices(table.turn)
  return { table, posted: table.posted, put, sorting }
}

describe('TPL-7 SorteerLeer', () => {
  test('a wrong anchor is posted at once and counted once, and the card returns', () => {
    const { table, posted, put, sorting } = opened()
    const wrong = sorting().choices.find(({ id }) => id !== sorting().right?.id)
    put(wrong?.id)
    put(wrong?.id)
    expect(posted()).toEqual([{ attempt: String(wrong?.id), at: 0 }])
    expect(table.state.progress.errors).toBe(1)
    expect(table.flowState?.chosen).toBeNull()
  })

  test('the card stays on the anchor with the same rule, and the answer contains that anchor', () => {
    const { table, posted, put, sorting } = opened()
    const right = sorting().right?.id
    put(right)
    table.pressEnter()
    expect(posted()).toEqual([{ anchor: right }])
    expect(table.state.progress.word_index).toBe(1)
  })
})

const anchors = [anchorFixture(23, 1, 'appel'), anchorFixture(23, 2, 'kikker'), anchorFixture(9, 1, 'ring')]
const turn = turnWithAnchorsFixture(sorteerLeer, 'bakker', anchors)

test.each([
  [{ anchor: 232 }, true],
  [{ anchor: 231 }, false],
  [{ anchor: 91 }, false],
  [{ anchor: 0 }, false],
  [{ anchor: -232 }, false],
  [{ anchor: 232.5 }, 'unreadable'],
  [{ anchor: Number.NaN }, 'unreadable'],
  [{ anchor: '232' }, 'unreadable'],
  [{ anchor: [232] }, 'unreadable'],
  [{ anchor: null }, 'unreadable'],
  [{}, 'unreadable'],
  [JSON.parse('{"__proto__": {"anchor": 232}}') as Record<string, unknown>, 'unreadable'],
])('TPL-7 the answer %j is %s', (data, verdict) => {
  expect(judgeFixture(sorteerLeer, turn, data)).toBe(verdict)
})

test.each([
  [{ attempt: '91', at: 0 }, 'attempt'],
  [{ attempt: '91' }, 'attempt'],
  [{ attempt: '232', at: 0 }, 'ignored'],
  [{ attempt: '231', at: 0 }, 'ignored'],
  [{ attempt: '091', at: 0 }, 'ignored'],
  [{ attempt: '91.0', at: 0 }, 'ignored'],
  [{ attempt: 'ring', at: 0 }, 'ignored'],
  [{ attempt: '', at: 0 }, 'ignored'],
  [{ attempt: 91, at: 0 }, 'unreadable'],
])('TPL-7 the wrong anchor %j is %s', (data, verdict) => {
  expect(judgeFixture(sorteerLeer, turn, data)).toBe(verdict)
})

test('SPEEL-5 a finished turn ends after 350 ms, even after a click', () => {
  const table = begunTableFixture(fixture)
  const first = table.turn
  fixture.play(first, table.toFlow, table.wait)
  table.wait(200)
  fixture.play(first, table.toFlow, table.wait)
  table.wait(150)
  expect(table.state.turn?.word).not.toBe(first.word)
})
