import type { OwnStepBody, OwnStepFile, OwnStepOriginal } from '@letterliaan/contract'
import { expect, test, vi } from 'vitest'
import { createStage } from '../../testing/stage.ts'
import { isWorthSaving, formatStepFileName, saveStep, uploadPicture } from './step-changes.ts'

const save = 'PATCH /api/v1/begeleider/own-step/:id'
const body = { label: 'Week 12', words: [] } as unknown as OwnStepBody

test.each([
  ['Week 12', 'letterliaan-stap-week-12.json'],
  ['ei / ij: léér!', 'letterliaan-stap-ei-ij-l-r-.json'],
])('a step named %s is exported to the file %s', (label, name) => {
  expect(formatStepFileName({ step: { ...body, label } } as OwnStepFile)).toBe(name)
})

const change = { version: 3, step: body, source_version: 2 }

test('OWN-5 a saved step is shown as the server returned it, and its preview is refetched', async () => {
  const saved = { id: 10001, version: 4 }
  const { press, queries, queryClient, calls, told, watch } = createStage({ [save]: saved as never })
  const stale = watch(['own-steps'], ['own-step-preview', 10001])
  const onSaved = vi.fn<() => void>()
  await press(saveStep(10001, onSaved), change)
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(saved)
  expect(calls[0]).toMatchObject({ ids: [10001], body: change })
  expect(queryClient.getQueryData(queries.ownStep(10001).queryKey)).toEqual(saved)
  expect(queryClient.getQueryData(queries.ownStepPreview(10001).queryKey)).toBeUndefined()
  expect(stale()).toEqual(['own-steps'])
  expect(told).toEqual(['success: Bewaard. Kinderen die nog niet aan de stap begonnen, krijgen de nieuwe.'])
})

test.each<[string, OwnStepBody, number | null, number | null, boolean]>([
  ['nothing was changed', { ...body }, null, null, false],
  ['a word was changed', { ...body, label: 'Week 13' }, null, null, true],
  ['the product’s step is the one it was compared with', body, 2, 2, false],
  ['the product’s step is newer', body, 2, 3, true],
])('OWN-5 whether a draft is worth saving if %s: %4$s', (_what, step, version, newest, isWorth) => {
  const source = version === null ? null : { nr: 1, version, label: '', current_version: 3 }
  const original = newest === null ? null : ({ version: newest } as OwnStepOriginal)
  expect(isWorthSaving({ step: body, source, original }, step)).toBe(isWorth)
})

test('a picture is uploaded with its description, and can then be chosen', async () => {
  const call = 'POST /api/v1/begeleider/own-picture'
  const { press, calls, told, watch } = createStage({ [call]: { name: 'eigen-1', alt: 'Bubbel' } as never })
  const stale = watch(['pictures'])
  const upload = { file: new File(['x'], 'vis.png', { type: 'image/png' }), alt: 'Bubbel' }
  expect(await press(uploadPicture, upload)).toEqual({ name: 'eigen-1', alt: 'Bubbel' })
  expect([calls[0]?.query, told, stale()]).toEqual([{ alt: 'Bubbel' }, [], ['pictures']])
})
