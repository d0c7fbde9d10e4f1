// @database both
import type { DictationMark } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { usePathSchool } from '../../../testing/path-school.ts'
import { computeDayFromNow, giveDictation, markDictation } from '../../../testing/week-dictation.ts'
import { changeRows, findRow } from '../../../testing/rows.ts'
import { computeMark } from './dictation-mark.ts'

const { at } = usePathSchool()

const answersOf = (right: number, wrong: number) =>
  Array.from({ length: right + wrong }, (_, nr) => ({
    word_id: nr,
    input: null,
    error: null,
    is_right: nr < right,
  }))

test.each<[DictationMark, number, number, number | null]>([
  ['none', 15, 3, null],
  ['share', 15, 3, 8.5],
  ['share', 0, 18, 1],
  ['quarter', 17, 1, 9.8],
  ['half', 15, 3, 8.5],
  ['one', 15, 3, 7],
  ['one', 3, 15, 1],
  ['half', 0, 0, null],
])('DOE-7 the scale %s gives %s right and %s wrong words the mark %s', (scale, right, wrong, mark) => {
  expect(computeMark(scale, { is_complete: true, answers: answersOf(right, wrong) })).toBe(mark)
})

test('DOE-7 an unfinished dictation has no mark', () => {
  expect(computeMark('half', { is_complete: false, answers: answersOf(8, 2) })).toBeNull()
})

test('DOE-7 the CSV has the mark on the scale of the school, the missed words and their topics', async () => {
  const { body: dictation } = await giveDictation(at.juf, {
    group_id: at.group_id,
    day: computeDayFromNow(at.app, 0),
    text: 'bakker\nkikker\nmolen',
  })
  const marks = dictation.words.map(({ id, word }) => ({
    word_id: id,
    input: word === 'bakker' ? 'baker' : null,
    is_right: true,
  }))
  const params = { id: dictation.id }
  await markDictation(at.juf, dictation.id, at.kim, marks)
  const { body: result } = await at.juf.call('GET /api/v1/begeleider/week-dictation/:id', { params })
  expect(result.words.map(({ word, topic }) => [word, topic?.category])).toEqual([
    ['bakker', 'kg-LK'],
    ['kikker', 'kg-K'],
    ['molen', 'kg-L'],
  ])
  await at.juf.call('PATCH /api/v1/begeleider/organisation', { body: { dictation_mark: 'half' } })
  const call = 'POST /api/v1/begeleider/week-dictation/:id/csv'
  const { body } = await at.juf.call(call, { params })
  expect(new TextDecoder().decode(body)).toBe(
    'Kind;Goed;Woorden;Cijfer;Fout geschreven\r\nKim Bos;2;3;9,5;bakker (baker)\r\nKim Bos;;3;;\r\n',
  )
  expect((await at.meester.call(call, { params })).status).toBe(404)
})

test('DOE-7 the CSV counts a word that was removed from the step later, but does not name it', async () => {
  const { body: dictation } = await giveDictation(at.juf, {
    group_id: at.group_id,
    day: computeDayFromNow(at.app, 0),
    text: 'bakker\nkikker\nmolen',
  })
  const marks = dictation.words.map(({ id }) => ({ word_id: id, input: null, is_right: false }))
  await markDictation(at.juf, dictation.id, at.kim, marks)
  const { id: removed } = await findRow(at.app, 'word', { word: 'vis' })
  const asked = { dictation_id: dictation.id, word_id: dictation.words[0]?.id ?? 0 }
  await changeRows(at.app, 'week_dictation_mark', asked, { word_id: removed })
  const { body } = await at.juf.call('POST /api/v1/begeleider/week-dictation/:id/csv', {
    params: { id: dictation.id },
  })
  expect(new TextDecoder().decode(body)).toContain(';0;3;;kikker, molen\r\n')
})
