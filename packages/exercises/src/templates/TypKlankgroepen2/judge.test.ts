import { expect, test } from 'vitest'
import { wordOf } from '../../kit/fixture.ts'
import { judge } from '../../kit/judge.ts'
import { currentTask } from '../../run/task.ts'
import { typKlankgroepen2 } from './definition.ts'

const kikker = wordOf(1, 'kikker', { sound_groups: 'ki,kker' })

const verdictOf = (data: unknown, word = kikker, difficulty: 2 | 3 = 2) => {
  const task = currentTask(typKlankgroepen2, { words: [word], current_word: word.word, difficulty }, [])
  if (task === null) throw new Error('no task')
  const verdict = judge(typKlankgroepen2, task, data as Record<string, unknown>)
  return verdict.kind === 'answer' ? verdict.right : verdict.kind
}

const groups = ['ki', 'kker']

test.each([
  [{ groups, answer: 'kikker' }, true],
  [{ groups: ['KI', 'KKER'], answer: 'Kikker' }, true],
  [{ groups, answer: 'kiker' }, false],
  [{ groups, answer: 'ki kker' }, false],
  [{ groups: ['kik', 'ker'], answer: 'kikker' }, false],
  [{ groups: ['kikker'], answer: 'kikker' }, false],
  [{ groups: [], answer: 'kikker' }, false],
  [{ groups }, 'unreadable'],
  [{ answer: 'kikker' }, 'unreadable'],
  [{ groups: 'ki kker', answer: 'kikker' }, 'unreadable'],
  [{ groups: [null], answer: 'kikker' }, 'unreadable'],
  [{ groups, answer: 'x'.repeat(201) }, 'unreadable'],
  [{}, 'unreadable'],
  [JSON.parse('{"__proto__":{"groups":["ki","kker"],"answer":"kikker"}}'), 'unreadable'],
  // In 'ki kker' and in 'kikker': k at 0 is right in both.
  [{ attempt: 'k', at: 0 }, 'ignored'],
  [{ attempt: ' ', at: 1 }, 'attempt'],
  [{ attempt: 'k', at: 2 }, 'attempt'],
  [{ attempt: 'x', at: 6 }, 'attempt'],
  [{ attempt: 'x', at: 7 }, 'attempt'],
  [{ attempt: 'x', at: 8 }, 'ignored'],
  [{ attempt: 'x' }, 'ignored'],
  [{ attempt: 'x'.repeat(41), at: 0 }, 'unreadable'],
])('%j: %s', (data, verdict) => {
  expect(verdictOf(data)).toBe(verdict)
})

test('a capital is asked of the word, not of its klankgroepen', () => {
  const nederland = wordOf(2, 'Nederland', { sound_groups: 'Ne,der,land' })
  expect(verdictOf({ groups: ['ne', 'der', 'land'], answer: 'Nederland' }, nederland, 3)).toBe(true)
  expect(verdictOf({ groups: ['Ne', 'der', 'land'], answer: 'nederland' }, nederland, 3)).toBe(false)
})

test.each([
  [kikker, true],
  [wordOf(1, 'vis', { sound_groups: 'vis' }), false],
  [wordOf(1, "'s avonds", { sound_groups: "'s a,vonds" }), false],
  [{ ...kikker, audio_word: false }, false],
])('can be played with $word: %s', (word, can) => {
  expect(typKlankgroepen2.canPlay(word)).toBe(can)
})
