import { describe, expect, test } from 'vitest'
import { taskOf } from '../../kit/analysed-word.fixture.ts'
import { judge } from '../../kit/judge.ts'
import { kiesKlank } from './definition.ts'

/** kon[ei/ij]n at difficulty 1. */
const task = taskOf(kiesKlank, 'konijn', ['bij', 'dolfijn'], 1)
const kindOf = (data: Record<string, unknown>) => {
  const verdict = judge(kiesKlank, task, data)
  return verdict.kind === 'answer' ? verdict.right : verdict.kind
}

describe('TPL-5 an answer', () => {
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
  ])('%j is %s', (data, verdict) => {
    expect(kindOf(data)).toBe(verdict)
  })
})

describe('TPL-5 a wrong choice', () => {
  test.each([
    [{ attempt: 'ei', at: 3 }, 'attempt'],
    [{ attempt: 'ij', at: 3 }, 'ignored'],
    [{ attempt: 'ie', at: 3 }, 'ignored'],
    [{ attempt: 'ei', at: 2 }, 'ignored'],
    [{ attempt: 'ei' }, 'ignored'],
    [{ attempt: 'ei', at: -1 }, 'unreadable'],
    [{ attempt: 3, at: 3 }, 'unreadable'],
  ])('%j is %s', (data, verdict) => {
    expect(kindOf(data)).toBe(verdict)
  })
})
