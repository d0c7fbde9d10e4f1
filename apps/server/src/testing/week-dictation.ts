import type { OwnWord, WeekDictation } from '@letterliaan/contract'
import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import { getNowSeconds } from '../clock.ts'
import type { TestCaller, TestReply } from './http.ts'
import type { TestChild } from './school.ts'
import type { TestApp } from './test-app.ts'
import { daySeconds } from './test-clock.ts'

export const computeDayFromNow = ({ clock }: TestApp, days: number): string =>
  toAmsterdamDate(getNowSeconds(clock) + days * daySeconds)

export async function giveDictation(
  supervisor: TestCaller,
  { group_id, day, text }: { readonly group_id: number; readonly day: string; readonly text: string },
): Promise<TestReply<WeekDictation>> {
  const { body: pasted } = await supervisor.call('POST /api/v1/begeleider/own-word/split', { body: { text } })
  const words: OwnWord[] = pasted.words
  const list = { label: 'Woorden van week 48', words }
  return supervisor.call('POST /api/v1/begeleider/week-dictation', { body: { group_id, day, list } })
}

/** Marks a child's dictation on paper. Removes the marks if none are given. */
export const markDictation = (
  supervisor: TestCaller,
  id: number,
  { student_id }: Pick<TestChild, 'student_id'>,
  marks: readonly object[],
  before?: readonly object[],
) =>
  supervisor.call('PATCH /api/v1/begeleider/week-dictation/:id', {
    params: { id },
    body: { children: [{ student_id, marks, before }] },
  })
