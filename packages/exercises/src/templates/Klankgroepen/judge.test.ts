import { describe, expect, test } from 'vitest'
import { taskOf } from '../../kit/analysed-word.fixture.ts'
import { judge } from '../../kit/judge.ts'
import { klankgroepen } from './definition.ts'

const task = taskOf(klankgroepen, 'kikker')
const kindOf = (data: Record<string, unknown>) => {
  const verdict = judge(klankgroepen, task, data)
  return verdict.kind === 'answer' ? verdict.right : verdict.kind
}

describe('TPL-6 an answer', () => {
  test.each([
    [{ cuts: [2], kinds: ['K', 'M'] }, true],
    [{ cuts: [2], kinds: ['K', 'L'] }, false],
    [{ cuts: [2], kinds: ['K'] }, false],
    [{ cuts: [2], kinds: ['K', 'M', 'M'] }, false],
    [{ cuts: [3], kinds: ['K', 'M'] }, false],
    [{ cuts: [2, 2], kinds: ['K', 'M'] }, false],
    [{ cuts: [], kinds: [] }, false],
    [{ cuts: ['2'], kinds: ['K', 'M'] }, false],
    [{ cuts: [[2]], kinds: [['K'], 'M'] }, false],
    [{ cuts: [2], kinds: 'KM' }, 'unreadable'],
    [{ cuts: { 0: 2, length: 1 }, kinds: ['K', 'M'] }, 'unreadable'],
    [{ cuts: Array.from({ length: 1000 }, () => 2), kinds: ['K', 'M'] }, 'unreadable'],
    [{ cuts: [2] }, 'unreadable'],
    [{}, 'unreadable'],
    [
      JSON.parse('{"__proto__": {"cuts": [2], "kinds": ["K", "M"]}}') as Record<string, unknown>,
      'unreadable',
    ],
  ])('%j is %s', (data, verdict) => {
    expect(kindOf(data)).toBe(verdict)
  })
})

describe('TPL-6 a wrong cut, a wrong kind', () => {
  test.each([
    [{ attempt: 'k|ikker', at: 1 }, 'attempt'],
    [{ attempt: 'kikke|r', at: 5 }, 'attempt'],
    [{ attempt: 'ki|kker', at: 2 }, 'ignored'],
    [{ attempt: 'k|ikker', at: 3 }, 'ignored'],
    [{ attempt: '|kikker', at: 0 }, 'ignored'],
    [{ attempt: 'kikker|', at: 6 }, 'ignored'],
    [{ attempt: 'v|is', at: 1 }, 'ignored'],
    [{ attempt: 'k|ikker' }, 'ignored'],
    [{ attempt: 'L', at: 0 }, 'attempt'],
    [{ attempt: 'K', at: 1 }, 'attempt'],
    [{ attempt: 'K', at: 0 }, 'ignored'],
    [{ attempt: 'M', at: 1 }, 'ignored'],
    [{ attempt: 'L', at: 2 }, 'ignored'],
    [{ attempt: 'S', at: 0 }, 'ignored'],
    [{ attempt: 'k', at: 0 }, 'ignored'],
    [{ attempt: null, at: 0 }, 'unreadable'],
  ])('%j is %s', (data, verdict) => {
    expect(kindOf(data)).toBe(verdict)
  })
})
