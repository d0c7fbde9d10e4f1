// @vitest-environment jsdom
import { OwnWord, type NewWeekDictation } from '@letterliaan/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createRefusal, noNetwork, type Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { createSampleAnalysis } from '../../testing/samples.ts'
import { WeekWordsPage } from './WeekWordsPage.tsx'

const preview = 'POST /api/v1/begeleider/group/:id/week-dictation/preview'
const give = 'POST /api/v1/begeleider/week-dictation'

const child = (student_id: number) => ({ student_id, name: `Kind ${student_id}` })
const words = ['bakker', 'kikker'].map((word) => OwnWord.parse({ word }))
const answers: Answers = {
  'GET /api/v1/begeleider/group': [{ id: 7, name: 'Groep 5a', supervisors: [], num_students: 4 } as never],
  'POST /api/v1/begeleider/own-word/split': { words, refused: [] },
  'POST /api/v1/begeleider/own-word/analysis': ({ body }) =>
    body.words.map(({ word }) =>
      createSampleAnalysis(word, { categories: [{ category: 'kg-K', label: 'Korte klank' }] }),
    ),
  'POST /api/v1/begeleider/own-word/known': ({ body }) => body.words.map(() => true),
  'POST /api/v1/begeleider/own-step/proposal': { step: { category: 'kg-K' }, differing: [] } as never,
  [preview]: {
    children: [child(1), child(2), child(3)],
    unreached: [{ student_id: 4, name: 'Noor', reason: 'De boomhut van dit kind is vol.' }],
    hard: [{ student_id: 1, name: 'Kind 1' }],
    easy: [],
  },
  [give]: { id: 12, label: 'Week 48', children: [child(1), child(2)], can_withdraw: true } as never,
}

async function paste(more: Answers = {}) {
  const page = await openPage(<WeekWordsPage group_id={7} />, { ...answers, ...more })
  await page.write(screen.getByLabelText('Uw woorden'), 'bakker kikker')
  await page.press('Bekijk de woorden')
  await screen.findByText('3. Zet klaar')
  return page
}

test('TIEN-1 DOE-5 the page shows in advance which children will get the words, and why others will not', async () => {
  const { calls, press, wentTo } = await paste()
  expect(document.activeElement?.textContent).toContain('2. Bekijk de 2 woorden')
  await screen.findByText(/3 kinderen van Groep 5a krijgen de woorden in de boomhut, en het dictee\./)
  screen.getByText('Noor: De boomhut van dit kind is vol.')
  screen.getByText('Waarschijnlijk moeilijk voor: Kind 1.')
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === preview)?.body).toEqual({ categories: ['kg-K'] }),
  )
  expect(calls.some(({ name }) => name === give)).toBe(false)
  fireEvent.change(screen.getByLabelText('Dag van het dictee'), { target: { value: '2099-11-27' } })
  await press('Zet klaar voor de groep')
  await waitFor(() => expect(wentTo()).toEqual(['/begeleider/weekdictee/12']))
  const body = calls.find(({ name }) => name === give)?.body as NewWeekDictation & {
    list: { words: unknown[] }
  }
  expect([body.group_id, body.day, body.list.words.length]).toEqual([7, '2099-11-27', 2])
  await screen.findByText('‘Week 48’ staat klaar voor 2 kinderen.')
})

test.each([
  [
    'is replaced by the page of the group',
    '/begeleider/weekdictee/12',
    ['/begeleider/weekdictee/12', '/begeleider/groep/7'],
  ],
  [
    'does not open if the user has opened another page',
    '/begeleider/kinderen',
    ['/begeleider/weekdictee/12'],
  ],
])('DOE-5 after an undo of giving a dictation, its page %s', async (_how, address, expected) => {
  const { press, undoTold, wentTo } = await paste({
    'DELETE /api/v1/begeleider/week-dictation/:id': { id: 12 },
  })
  await press('Zet klaar voor de groep')
  window.history.replaceState(null, '', address)
  await undoTold('‘Week 48’ staat klaar voor 2 kinderen.')
  await screen.findByText('Dat is ongedaan gemaakt.')
  expect(wentTo()).toEqual(expected)
  window.history.replaceState(null, '', '/')
})

test('DOE-5 a message says that nothing is given if no child can get the dictation', async () => {
  const { calls, press } = await paste({ [preview]: { children: [], unreached: [], hard: [], easy: [] } })
  await screen.findByText(/De woorden bereiken geen kind\./)
  await press('Zet klaar voor de groep')
  expect(calls.some(({ name }) => name === give)).toBe(false)
})

test('DOE-5 the page shows an error with a retry if it cannot find out who will get the words', async () => {
  const { answer, press } = await paste({ [preview]: createRefusal(400, 'Nu niet.') })
  await screen.findByText('Nu niet.')
  answer({ [preview]: answers[preview] })
  await press('Probeer opnieuw')
  await screen.findByText(/3 kinderen van Groep 5a krijgen de woorden in de boomhut, en het dictee\./)
  expect(screen.queryByText('Nu niet.')).toBeNull()
})

test('DOE-5 words without a dictation are saved as a step and given to the group', async () => {
  const gift = 'POST /api/v1/begeleider/group/:id/path/step'
  const given = {
    student_ids: [1, 2],
    own_path_ids: [],
    unreached: [],
    has_group_changed: true,
    updated_at: 1,
  }
  const { calls, press, user, wentTo } = await paste({
    'POST /api/v1/begeleider/own-step/words': [{ id: 10001, label: 'Week 48' }] as never,
    [gift]: given as never,
  })
  await user.click(screen.getByLabelText('Met een dictee'))
  expect(screen.queryByLabelText('Dag van het dictee')).toBeNull()
  await screen.findByText('3 kinderen van Groep 5a krijgen de woorden in de boomhut.')
  await press('Zet klaar voor de groep')
  await screen.findByText('‘Week 48’ staat klaar voor 2 kinderen.')
  expect(calls.find(({ name }) => name === gift)?.body).toEqual({ own_step_id: 10001 })
  expect(calls.some(({ name }) => name === give)).toBe(false)
  expect(wentTo()).toEqual(['/begeleider/groep/7'])
})

test('DOE-5 the step opens if the words were saved but could not be given', async () => {
  const { press, user, wentTo } = await paste({
    'POST /api/v1/begeleider/own-step/words': [{ id: 10001, label: 'Week 48' }] as never,
    'POST /api/v1/begeleider/group/:id/path/step': noNetwork,
  })
  await user.click(screen.getByLabelText('Met een dictee'))
  await press('Zet klaar voor de groep')
  await waitFor(() => expect(wentTo()).toEqual(['/begeleider/stappen/10001']))
})
