import { describe, expect, test } from 'vitest'
import { anchorOf, taskWith } from '../../kit/analysed-word.fixture.ts'
import { judge } from '../../kit/judge.ts'
import { sorteerLeer } from './definition.ts'

const anchors = [anchorOf(23, 1, 'appel'), anchorOf(23, 2, 'kikker'), anchorOf(9, 1, 'ring')]
const task = taskWith(sorteerLeer, 'bakker', anchors)
const kindOf = (data: Record<string, unknown>) => {
  const verdict = judge(sorteerLeer, task, data)
  return verdict.kind === 'answer' ? verdict.right : verdict.kind
}

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
  expect(kindOf(data)).toBe(verdict)
})

describe('TPL-7 a wrong anchor', () => {
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
  ])('%j is %s', (data, verdict) => {
    expect(kindOf(data)).toBe(verdict)
  })
})
