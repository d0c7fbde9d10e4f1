import type { DictationResult, WeekDictation } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { createStage } from '../../testing/stage.ts'
import { markChildren } from './dictation-changes.ts'

const mark = 'PATCH /api/v1/begeleider/week-dictation/:id'

const resultOf = (student_id: number, change: Partial<DictationResult>): DictationResult =>
  ({ student_id, name: 'Noor', how: null, answers: [], ...change }) as DictationResult

const onPaper = resultOf(1, {
  how: 'hand',
  answers: [
    { word_id: 7, input: 'hont', is_right: false },
    { word_id: 8, input: null, is_right: true },
  ] as DictationResult['answers'],
})

const marks = [
  { word_id: 7, input: null, is_right: true },
  { word_id: 8, input: null, is_right: true },
]

function openDictation(results: readonly DictationResult[]) {
  const changed = results.map(({ student_id }) =>
    resultOf(student_id, { how: 'hand', answers: marks as DictationResult['answers'] }),
  )
  return {
    ...createStage({ [mark]: { results: changed } as WeekDictation as never }),
    marking: { id: 5, results },
  }
}

test('DOE-7 an undo sends the marks that the child had before, and those to replace', async () => {
  const { press, calls, told, undo, marking } = openDictation([onPaper])
  await press(markChildren(marking), [{ student_id: 1, marks }])
  undo()
  await expect.poll(() => told).toHaveLength(2)
  expect(calls[1]).toMatchObject({
    ids: [5],
    body: {
      children: [
        {
          student_id: 1,
          marks: [
            { word_id: 7, input: 'hont', is_right: false },
            { word_id: 8, input: null, is_right: true },
          ],
          before: marks,
        },
      ],
    },
  })
})

test('DOE-7 an undo of several children sends no marks for a child that had none before', async () => {
  const { press, calls, told, undo, marking } = openDictation([onPaper, resultOf(2, {})])
  const children = [1, 2].map((student_id) => ({ student_id, marks }))
  await press(markChildren(marking), children)
  undo()
  await expect.poll(() => told).toHaveLength(2)
  expect(calls[1]?.body).toMatchObject({
    children: [
      { student_id: 1, marks: { length: 2 }, before: marks },
      { student_id: 2, marks: [], before: marks },
    ],
  })
})
