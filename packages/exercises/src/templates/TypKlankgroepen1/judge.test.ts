import { expect, test } from 'vitest'
import { wordOf } from '../../kit/fixture.ts'
import { judge } from '../../kit/judge.ts'
import { currentTask } from '../../run/task.ts'
import { typKlankgroepen1 } from './definition.ts'

const verdictOf = (
  data: unknown,
  word = wordOf(1, 'kikker', { sound_groups: 'ki,kker' }),
  difficulty: 2 | 3 = 2,
) => {
  const task = currentTask(typKlankgroepen1, { words: [word], current_word: word.word, difficulty }, [])
  if (task === null) throw new Error('no task')
  const verdict = judge(typKlankgroepen1, task, data as Record<string, unknown>)
  return verdict.kind === 'answer' ? verdict.right : verdict.kind
}

test.each([
  [{ groups: ['ki', 'kker'] }, true],
  [{ groups: ['KI', 'kker'] }, true],
  [{ groups: ['kik', 'ker'] }, false],
  [{ groups: ['kikker'] }, false],
  [{ groups: ['ki', 'kker', ''] }, false],
  [{ groups: ['ki', 'kket'] }, false],
  [{ groups: [] }, false],
  [{ groups: 'ki,kker' }, 'unreadable'],
  [{ groups: ['ki', 7] }, 'unreadable'],
  [{ groups: { 0: 'ki', 1: 'kker' } }, 'unreadable'],
  [{ answer: 'kikker' }, 'unreadable'],
  [{}, 'unreadable'],
  [JSON.parse('{"__proto__":{"groups":["ki","kker"]}}'), 'unreadable'],
  [Object.create({ groups: ['ki', 'kker'] }), 'unreadable'],
  [{ attempt: 'x', at: 2 }, 'attempt'],
  [{ attempt: 'k', at: 2 }, 'ignored'],
  [{ attempt: 'x', at: 6 }, 'attempt'],
  [{ attempt: 'x', at: 7 }, 'ignored'],
  [{ attempt: '1', at: 0 }, 'ignored'],
  [{ attempt: 'x', at: null }, 'ignored'],
  [{ attempt: 'x', at: 0.5 }, 'unreadable'],
  [{ attempt: ['x'], at: 0 }, 'unreadable'],
])('%j: %s', (data, verdict) => {
  expect(verdictOf(data)).toBe(verdict)
})

test('at difficulty 3 a word that has a capital needs it', () => {
  const nederland = wordOf(2, 'Nederland', { sound_groups: 'Ne,der,land' })
  expect(verdictOf({ groups: ['Ne', 'der', 'land'] }, nederland, 3)).toBe(true)
  expect(verdictOf({ groups: ['ne', 'der', 'land'] }, nederland, 3)).toBe(false)
  expect(verdictOf({ groups: ['ne', 'der', 'land'] }, nederland, 2)).toBe(true)
})
