// @vitest-environment jsdom
import type { DictationResult, WeekDictation } from '@letterliaan/contract'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createRefusal, type Answers } from '../../testing/fake-server.ts'
import { leavePage, openPage } from '../../testing/open-page.tsx'
import { createSampleMe } from '../../testing/samples.ts'
import { DictationPage } from './DictationPage.tsx'

const read = 'GET /api/v1/begeleider/week-dictation/:id'
const change = 'PATCH /api/v1/begeleider/week-dictation/:id'

const nothing = { how: null, is_complete: false, mark: null, answers: [] }
const dictation: WeekDictation = {
  id: 12,
  group_id: 7,
  own_step_id: 10001,
  label: 'Week 48',
  day: '2026-11-27',
  closed_at: null,
  num_children: 2,
  num_taken: 0,
  group_name: 'Groep 5a',
  made_by: 'Juf',
  can_withdraw: true,
  words: [
    { id: 1, word: 'bakker', sentence: '', topic: { category: 'verdubbeling', name: 'Verdubbeling' } },
    { id: 2, word: 'zon', sentence: '', topic: null },
  ],
  children: [
    { student_id: 3, name: 'Kim' },
    { student_id: 4, name: 'Noor' },
  ],
  unreached: [],
  results: [
    { student_id: 3, name: 'Kim', ...nothing },
    { student_id: 4, name: 'Noor', ...nothing },
  ],
}
const taken: WeekDictation = {
  ...dictation,
  num_taken: 1,
  can_withdraw: false,
  results: [
    {
      student_id: 3,
      name: 'Kim',
      how: 'device',
      is_complete: true,
      mark: 5.5,
      answers: [
        { word_id: 1, input: 'baker', is_right: false, error: 'verdubbeling: één letter te weinig' },
        { word_id: 2, input: 'zon', is_right: true, error: null },
      ],
    },
    { student_id: 4, name: 'Noor', ...nothing },
  ],
}

const open = (answers: Answers = {}) =>
  openPage(<DictationPage dictation_id={12} />, {
    [read]: dictation,
    'GET /api/v1/begeleider/me': createSampleMe('begeleider'),
    ...answers,
  })
const rowOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement

test('DOE-5 the page shows which children get a dictation before its day, and can withdraw it', async () => {
  const { press, user, changes, wentTo } = await open({
    'DELETE /api/v1/begeleider/week-dictation/:id': { id: 12 },
  })
  screen.getByText(/2 kinderen van Groep 5a krijgen de woorden in de boomhut, en het dictee\./)
  screen.getByText('Groep 5a · dictee op vrijdag 27 november')
  await user.click(screen.getByText('Meer'))
  await press('Neem terug')
  await waitFor(() => expect(wentTo()).toEqual(['/begeleider/groep/7']))
  expect(changes()).toEqual(['DELETE /api/v1/begeleider/week-dictation/:id'])
})

test("DOE-7 the result is shown by word and by child, with misspellings and the school's mark", async () => {
  await open({ [read]: taken })
  for (const said of ['1 van 2', 'bakker (baker)', '5,5']) within(rowOf('Kim')).getByText(said)
  within(rowOf('Noor')).getByText('Nog niet')
  within(rowOf('bakker')).getByText('baker: verdubbeling: één letter te weinig')
  leavePage()
  await open()
  expect(screen.queryByText('Cijfer')).toBeNull()
})

test('DOE-7 the result can be exported as CSV, unless the school limits that to administrators', async () => {
  const csv = 'POST /api/v1/begeleider/week-dictation/:id/csv'
  const { press, user, calls } = await open({ [read]: taken, [csv]: new Response('Kind;Goed') })
  await user.click(screen.getByText('Meer'))
  await press('Download als CSV')
  await screen.findByText('De uitslag staat bij uw downloads.')
  expect(calls.find(({ name }) => name === csv)?.ids).toEqual([12])
  leavePage()
  await open({
    [read]: taken,
    'GET /api/v1/begeleider/me': { ...createSampleMe('begeleider'), may_export: false },
  })
  await user.click(screen.getByText('Meer'))
  expect(screen.queryByRole('button', { name: 'Download als CSV' })).toBeNull()
})

test('DOE-4 one press selects the children who missed a word, to make an instruction group', async () => {
  const { press, wentTo, calls } = await open({
    [read]: taken,
    'GET /api/v1/begeleider/student': [
      { id: 3, screen_name: 'Kim' },
      { id: 4, screen_name: 'Noor' },
    ] as never,
    'GET /api/v1/begeleider/group': [{ id: 7, name: 'Groep 5a', level_id: 5 }] as never,
    'GET /api/v1/level': [{ id: 5, name: 'Groep 5' }] as never,
    'GET /api/v1/begeleider/group/:id/insight': { categories: [] } as never,
    'POST /api/v1/begeleider/instruction': { group_id: 31 } as never,
  })
  await press('Kies wie bakker fout schreef')
  await screen.findByText('1 kind gekozen')
  await press('Maak een instructiegroep')
  await press('Maak de groep')
  await waitFor(() => expect(wentTo()).toEqual(['/begeleider/groep/31']))
  expect(calls.find(({ name }) => name === 'POST /api/v1/begeleider/instruction')?.body).toMatchObject({
    name: 'Instructie Verdubbeling',
    category: 'verdubbeling',
    student_ids: [3],
    level_id: 5,
  })
})

test('ZIN-3 writing sheets for all children who missed words are made as one file', async () => {
  const make = 'POST /api/v1/begeleider/writing-sheet'
  const { press, calls } = await open({
    [read]: taken,
    [make]: [{ id: 8 }, { id: 9 }] as never,
    'GET /api/v1/begeleider/writing-sheet/sheet.pdf': new Response('%PDF'),
  })
  await press('Maak overschrijfbladen')
  await screen.findByText('De overschrijfbladen staan in één bestand bij uw downloads.')
  expect(calls.find(({ name }) => name === make)?.body).toEqual({
    sheets: [{ student_id: 3, word_ids: expect.any(Array) as number[] }],
  })
  expect(calls.find(({ name }) => name.endsWith('sheet.pdf'))?.query).toEqual({ ids: '8,9' })
})

const allRight = {
  how: 'device' as const,
  is_complete: true,
  mark: null,
  answers: [1, 2].map((word_id) => ({ word_id, input: null, is_right: true, error: null })),
}

test.each([
  ['took it', dictation.results],
  [
    'wrote a word wrong',
    [
      { student_id: 3, name: 'Kim', ...allRight },
      { student_id: 4, name: 'Noor', ...nothing },
    ],
  ],
])('ZIN-3 a dictation where nobody %s offers no writing sheets', async (_what, results) => {
  await open({ [read]: { ...taken, results } })
  expect(screen.queryByRole('button', { name: 'Maak overschrijfbladen' })).toBeNull()
})

test("DOE-7 a misspelling is cleared when 'Fout' is unticked, because the server judges the text", async () => {
  const { user, press, sent } = await open({ [read]: taken, [change]: taken })
  await press('Kijk na: Kim')
  await user.click(screen.getByRole('checkbox', { name: 'Fout: bakker' }))
  expect(screen.getByLabelText<HTMLInputElement>('bakker').value).toBe('')
  await press('Bewaar')
  await waitFor(() => expect(sent(change)).toHaveLength(1))
  expect(sent(change)[0]?.body).toMatchObject({
    children: [{ marks: [{ word_id: 1, input: null, is_right: true }, { word_id: 2 }] }],
  })
})

test('DOE-7 a child that is halfway on a device can be marked only if the dictation is closed', async () => {
  const [kim, noor] = taken.results as [DictationResult, DictationResult]
  const half = { ...kim, is_complete: false, answers: kim.answers.slice(1) }
  await open({ [read]: { ...taken, results: [half, noor] } })
  expect(screen.queryByRole('button', { name: 'Kijk na: Kim' })).toBeNull()
  within(rowOf('Kim')).getByText('Nakijken? Sluit eerst het dictee.')
  leavePage()
  const { press } = await open({ [read]: { ...taken, closed_at: 5, results: [half, noor] } })
  await press('Kijk na: Kim')
  const wrong = (word: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Fout: ${word}` })
  expect([wrong('bakker').checked, wrong('zon').checked]).toEqual([true, false])
})

test('DOE-7 marking a paper sends the typed or ticked result of each word, and opens the next child', async () => {
  const { user, press, calls } = await open({ [change]: taken })
  await press('Kijk na: Kim')
  await user.type(screen.getByLabelText('bakker'), 'baker')
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  await press('Kijk na: Kim')
  expect(screen.getByLabelText<HTMLInputElement>('bakker').value).toBe('baker')
  await user.click(screen.getByRole('checkbox', { name: 'Fout: zon' }))
  await user.click(screen.getByText('Bewaar en ga naar Noor'))
  await screen.findByText('Nakijken: Noor')
  expect(calls.find(({ name }) => name === change)).toMatchObject({
    ids: [12],
    body: {
      children: [
        {
          student_id: 3,
          marks: [
            { word_id: 1, input: 'baker', is_right: true },
            { word_id: 2, input: null, is_right: false },
          ],
        },
      ],
    },
  })
})

test('DOE-7 the grid marks papers by arrows and space, and saves all marked children in one request', async () => {
  const { user, press, calls } = await open({ [change]: taken })
  await press('Kijk de hele groep na')
  const cell = (name: string) => screen.getByRole('button', { name })
  act(() => cell('Alles goed: Kim').focus())
  await user.keyboard('{ArrowRight}{ArrowRight} ')
  expect(document.activeElement).toBe(cell('zon fout: Kim'))
  expect(cell('zon fout: Kim').getAttribute('aria-pressed')).toBe('true')
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(cell('zon fout: Noor'))
  screen.getByRole('button', { name: 'Bewaar 1 kind' })
  await user.keyboard('{ArrowLeft}{ArrowLeft} ')
  expect(cell('Alles goed: Noor').getAttribute('aria-pressed')).toBe('true')
  await press('Bewaar 2 kinderen')
  await screen.findByText('Het dictee van 2 kinderen is bewaard.')
  const right = (word_id: number, is_right: boolean) => ({ word_id, input: null, is_right })
  expect(calls.filter(({ name }) => name === change).map(({ ids, body }) => ({ ids, body }))).toEqual([
    {
      ids: [12],
      body: {
        children: [
          { student_id: 3, marks: [right(1, true), right(2, false)], before: [] },
          { student_id: 4, marks: [right(1, true), right(2, true)], before: [] },
        ],
      },
    },
  ])
  screen.getByRole('heading', { name: 'Hoe ging het per kind?' })
})

test('DOE-7 the grid keeps its unsaved marks when the user leaves the page, until they are saved', async () => {
  const first = await open({ [change]: taken })
  await first.press('Kijk de hele groep na')
  await first.press('zon fout: Kim')
  await first.press('Alles goed: Noor')
  cleanup()
  const { press, button } = await open({ [change]: taken })
  await press('Kijk de hele groep na')
  expect(button('zon fout: Kim').getAttribute('aria-pressed')).toBe('true')
  expect(button('Alles goed: Noor').getAttribute('aria-pressed')).toBe('true')
  await press('Bewaar 2 kinderen')
  await screen.findByText('Het dictee van 2 kinderen is bewaard.')
  expect(sessionStorage).toHaveLength(0)
})

test('DOE-7 unsaved marks of a child are ignored if a colleague has marked the child since', async () => {
  const first = await open()
  await first.press('Kijk de hele groep na')
  await first.press('zon fout: Kim')
  await first.press('Alles goed: Noor')
  cleanup()
  const right = (word_id: number) => ({ word_id, input: null, is_right: true, error: null })
  const [kim, noor] = dictation.results
  const marked = { ...kim, how: 'hand', is_complete: true, mark: 10, answers: [right(1), right(2)] }
  const { press, button } = await open({
    [read]: { ...dictation, results: [marked, noor] as DictationResult[] },
  })
  await press('Kijk de hele groep na')
  expect(button('zon fout: Kim').getAttribute('aria-pressed')).toBe('false')
  expect(button('Alles goed: Noor').getAttribute('aria-pressed')).toBe('true')
  button('Bewaar 1 kind')
})

test('DOE-7 marks that a colleague changed first are replaced only after a notice', async () => {
  const [kim, noor] = dictation.results as [DictationResult, DictationResult]
  const right = (word_id: number) => ({ word_id, input: null, is_right: true, error: null })
  const marked: DictationResult = { ...kim, how: 'hand', is_complete: true, answers: [right(1), right(2)] }
  const { user, press, answer, sent } = await open({
    [change]: createRefusal(409, 'Een collega was eerst.'),
  })
  await press('Kijk na: Kim')
  await user.type(screen.getByLabelText('bakker'), 'baker')
  answer({ [read]: { ...dictation, results: [marked, noor] } })
  await press('Bewaar')
  await screen.findByText(
    'Iemand anders heeft deze uitslag intussen gewijzigd. Als u bewaart, geldt wat u invulde.',
  )
  screen.getByText('Een collega was eerst.')
  expect(screen.getByLabelText<HTMLInputElement>('bakker').value).toBe('baker')
  await press('Bewaar')
  await waitFor(() => expect(sent(change)).toHaveLength(2))
  const stored = [1, 2].map((word_id) => ({ word_id, input: null, is_right: true }))
  expect(sent(change).map(({ body }) => body)).toMatchObject([
    { children: [{ before: [] }] },
    { children: [{ marks: [{ word_id: 1, input: 'baker' }, stored[1]], before: stored }] },
  ])
})

test("DOE-7 the supervisor's own marks are not shown as changed by somebody else while they are saved", async () => {
  const { user, press, answer, calls } = await open({ [change]: taken })
  await press('Kijk na: Kim')
  await user.type(screen.getByLabelText('bakker'), 'b')
  answer({ [read]: () => new Promise(() => undefined) })
  await press('Bewaar')
  await waitFor(() => expect(calls.filter(({ name }) => name === read)).toHaveLength(2))
  expect(screen.queryByText(/^Iemand anders heeft deze uitslag/)).toBeNull()
})

test('DOE-7 the grid discards its unsaved marks when it is cancelled', async () => {
  const { press, button } = await open()
  await press('Kijk de hele groep na')
  await press('zon fout: Kim')
  await press('Annuleren')
  await press('Kijk de hele groep na')
  expect(button('zon fout: Kim').getAttribute('aria-pressed')).toBe('false')
})

test('a dictation can be closed, and reopened with one press', async () => {
  const { press, user, calls, undoTold } = await open({ [change]: taken })
  await user.click(screen.getByText('Meer'))
  await press('Sluit het dictee')
  await undoTold('Het dictee is gesloten. Er begint niemand meer aan.')
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === change).map(({ body }) => body)).toEqual([
      { is_closed: true },
      { is_closed: false },
    ]),
  )
})
