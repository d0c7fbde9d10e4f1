import type { OwnStepBody, OwnStepFile, OwnStepOriginal } from '@letterliaan/contract'
import { describe, expect, test, vi } from 'vitest'
import { noNetwork, refusal } from '../../testing/fake-server.ts'
import { createStage } from '../../testing/stage.ts'
import {
  archiveStep,
  copyStep,
  exportStep,
  importStep,
  isWorthSaving,
  nameOfFile,
  saveStep,
  uploadPicture,
} from './step-changes.ts'

const save = 'PUT /api/v1/begeleider/own-step/:id'
const archived = 'PUT /api/v1/begeleider/own-step/:id/archived'
const body = { label: 'Week 12', words: [] } as unknown as OwnStepBody

test('OWN-4 a step of the product is copied once, also when the answer was lost', async () => {
  const call = 'POST /api/v1/begeleider/own-step/copy'
  const { press, client, queries, calls, told, answer } = createStage({ [call]: noNetwork })
  await press(copyStep(client, queries), 7)
  answer({ [call]: { id: 10001 } as never })
  expect(await press(copyStep(client, queries), 7)).toEqual({ id: 10001 })
  expect(calls.map(({ body: sent, key }) => [sent, key])).toEqual([
    [{ nr: 7 }, 'key 1'],
    [{ nr: 7 }, 'key 1'],
  ])
  expect(told.at(-1)).toBe('success: De stap is gekopieerd. U kunt hem nu veranderen.')
})

test('OWN-8 a file is sent as a step, and one that is none is refused in a sentence', async () => {
  const call = 'POST /api/v1/begeleider/own-step/file'
  const { press, client, queries, told, answer, calls } = createStage({ [call]: { id: 10001 } as never })
  const file = new File(['{"step":1}'], 'stap.json', { type: 'application/json' })
  await press(importStep(client, queries), file)
  expect(calls[0]?.body).toEqual({ step: 1 })
  answer({ [call]: refusal(422, 'Dit bestand is geen stap van Letterliaan.') })
  await press(importStep(client, queries), file)
  expect(told).toEqual([
    'success: De stap is overgenomen.',
    'error: Dit bestand is geen stap van Letterliaan.',
  ])
})

test('OWN-8 a step goes to a file', async () => {
  const { press, client, calls, told } = createStage({
    'GET /api/v1/begeleider/own-step/:id/file': { step: body } as never,
  })
  expect(await press(exportStep(client), { id: 10001 })).toEqual({ step: body })
  expect([calls[0]?.ids, told]).toEqual([[10001], ['success: Het bestand staat bij uw downloads.']])
})

test.each([
  ['Week 12', 'letterliaan-stap-week-12.json'],
  ['ei / ij: léér!', 'letterliaan-stap-ei-ij-l-r-.json'],
])('a step that is called %s has the file %s', (label, name) => {
  expect(nameOfFile({ step: { ...body, label } } as OwnStepFile)).toBe(name)
})

test('OWN-8 a step is put away, and comes back', async () => {
  const { press, client, queries, queryClient, calls, told, undo } = createStage({ [archived]: [] })
  await press(archiveStep(client, queries), { id: 10001, label: 'Week 12' })
  expect(queryClient.getQueryData(queries.ownSteps.queryKey)).toEqual([])
  expect(told).toEqual(['success: ‘Week 12’ is opgeborgen. Kinderen die de stap hebben, houden hem.'])
  undo()
  await vi.waitFor(() => expect(told).toHaveLength(2))
  expect(calls.map(({ ids, body: sent }) => [ids, sent])).toEqual([
    [[10001], { is_archived: true }],
    [[10001], { is_archived: false }],
  ])
})

describe('a step that was changed', () => {
  const change = { version: 3, step: body, source_version: 2 }

  test('OWN-5 is shown as the server has it; what was looked at as a child is fetched again', async () => {
    const saved = { id: 10001, version: 4 }
    const { press, client, queries, queryClient, calls, told, watch } = createStage({
      [save]: saved as never,
    })
    const stale = watch(['own-steps'], ['own-step-original', 10001], ['own-step-preview', 10001])
    await press(saveStep(client, queries, 10001), change)
    expect(calls[0]).toMatchObject({ ids: [10001], body: change })
    expect(queryClient.getQueryData(queries.ownStep(10001).queryKey)).toEqual(saved)
    expect(queryClient.getQueryData(queries.ownStepPreview(10001).queryKey)).toBeUndefined()
    expect(stale()).toEqual(['own-steps', 'own-step-original 10001'])
    expect(told).toEqual(['success: Bewaard. Kinderen die nog niet aan de stap begonnen, krijgen de nieuwe.'])
  })

  test.each([
    [409, 'Iemand anders heeft deze stap intussen gewijzigd. Open hem opnieuw.'],
    [422, 'De stap heeft te weinig oefeningen om te halen.'],
  ])(
    'and is refused by %i stays as it was typed: nothing is fetched in its place',
    async (status, sentence) => {
      const { press, client, queries, told, watch } = createStage({ [save]: refusal(status, sentence) })
      const stale = watch(['own-step', 10001], ['own-steps'])
      expect(await press(saveStep(client, queries, 10001), change)).toBeNull()
      expect([told, stale()]).toEqual([[`error: ${sentence}`], []])
    },
  )
})

test.each<[string, OwnStepBody, number | null, number | null, boolean]>([
  ['nothing was changed', { ...body }, null, null, false],
  ['a word was changed', { ...body, label: 'Week 13' }, null, null, true],
  ['the product’s step is the one it was compared with', body, 2, 2, false],
  ['the product’s step is newer', body, 2, 3, true],
  ['the product’s step has not come yet', body, 2, null, false],
])('OWN-5 where %s: worth saving %4$s', (_what, step, version, newest, isWorth) => {
  const source = version === null ? null : { nr: 1, version, label: '', current_version: 3 }
  const original = newest === null ? undefined : ({ version: newest } as OwnStepOriginal)
  expect(isWorthSaving({ step: body, source }, step, original)).toBe(isWorth)
})

test('a picture is sent with what is on it, and can be chosen at once', async () => {
  const call = 'POST /api/v1/begeleider/own-picture'
  const { press, client, queries, calls, told, watch, answer } = createStage({
    [call]: { name: 'eigen-1', alt: 'Bubbel' } as never,
  })
  const stale = watch(['pictures'])
  const upload = { file: new File(['x'], 'vis.png', { type: 'image/png' }), alt: 'Bubbel' }
  expect(await press(uploadPicture(client, queries), upload)).toEqual({ name: 'eigen-1', alt: 'Bubbel' })
  expect([calls[0]?.query, told, stale()]).toEqual([{ alt: 'Bubbel' }, [], ['pictures']])
  answer({ [call]: refusal(422, 'Dit is geen plaatje.') })
  expect(await press(uploadPicture(client, queries), upload)).toBeNull()
  expect(told).toEqual(['error: Dit is geen plaatje.'])
})
