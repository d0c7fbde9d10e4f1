import { describe, expect, test } from 'vitest'
import { judgeFixture, turnFixture } from '../../kit/analysed-word.fixture.ts'
import { begunTableFixture } from '../../run/play-table.fixture.ts'
import { fixture } from './fixture.ts'
import { logic as kiesKlank } from './logic.ts'

/** Opens a run of '[f/v/w]is', maan and foto's, without anchors. */
const opened = () => {
  const table = begunTableFixture(fixture)
  const choose = (choice: string) => table.toFlow({ type: 'choose', choice })
  return { table, posted: table.posted, choose }
}

describe('TPL-5 KiesKlank', () => {
  test('a choice that is not offered does nothing', () => {
    const { table, posted, choose } = opened()
    for (const choice of ['', 'x', 'vis', 'V']) choose(choice)
    expect(posted()).toEqual([])
    expect(table.flowState).toEqual({ chosen: null, tried: [] })
  })

  test('the right choice fills the gap, cannot be changed, and is sent', () => {
    const { table, posted, choose } = opened()
    choose('v')
    choose('f')
    table.pressEnter()
    expect(posted()).toEqual([{ choice: 'v', at: 0 }])
    expect(table.state.progress.word_index).toBe(1)
    expect(table.flowState).toEqual({ chosen: null, tried: [] })
  })
})

/** kon[ei/ij]n at difficulty 1. */
const turn = turnFixture(kiesKlank, 'konijn', ['bij', 'dolfijn'], 1)

test.each([
  [{ choice: 'ij', at: 3 }, true],
  [{ choice: 'ij', at: 3, more: 'noise' }, true],
  [{ choice: 'ei', at: 3 }, false],
  [{ choice: 'IJ', at: 3 }, false],
  [{ choice: 'ij', at: 2 }, false],
  [{ choice: 'k', at: 0 }, false],
  [{ choice: '', at: 3 }, false],
  [{ choice: 'ij', at: 3.5 }, false],
  [{ choice: 'ij', at: '3' }, 'unreadable'],
  [{ choice: ['ij'], at: 3 }, 'unreadable'],
  [{ choice: 'ij' }, 'unreadable'],
  [{ choice: 'ij'.repeat(10), at: 3 }, 'unreadable'],
  [{ choice: { toString: 'ij' }, at: 3 }, 'unreadable'],
  [{}, 'unreadable'],
  [JSON.parse('{"__proto__": {"choice": "ij", "at": 3}}') as Record<string, unknown>, 'unreadable'],
])('TPL-5 the answer %j is %s', (data, verdict) => {
  expect(judgeFixture(kiesKlank, turn, data)).toBe(verdict)
})

test.each([
  [{ attempt: 'ei', at: 3 }, 'attempt'],
  [{ attempt: 'ij', at: 3 }, 'ignored'],
  [{ attempt: 'ie', at: 3 }, 'ignored'],
  [{ attempt: 'ei', at: 2 }, 'ignored'],
  [{ attempt: 'ei' }, 'ignored'],
  [{ attempt: 'ei', at: -1 }, 'unreadable'],
  [{ attempt: 3, at: 3 }, 'unreadable'],
])('TPL-5 the wrong choice %j is %s', (data, verdict) => {
  expect(judgeFixture(kiesKlank, turn, data)).toBe(verdict)
})
