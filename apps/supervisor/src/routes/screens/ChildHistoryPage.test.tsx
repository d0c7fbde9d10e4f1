// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { noNetwork, refusal, type Answers } from '../../testing/fake-server.ts'
import { leavePage, openPage, standInForBrowser } from '../../testing/open-page.tsx'
import { ChildHistoryPage } from './ChildHistoryPage.tsx'

beforeEach(standInForBrowser)
afterEach(leavePage)

const root = '/api/v1/begeleider/student/:id'
const preview = `POST ${root}/session/preview` as const
const voidCall = `POST ${root}/session/void` as const
const standing = {
  seconds: 1200,
  num_words: 30,
  words_remembered: 5,
  exercises_done: 4,
  steps_passed: 1,
  worlds_passed: 0,
  points: 40,
  badges: 1,
}

const answers: Answers = {
  'GET /api/v1/begeleider/student': ({ query }) =>
    query['archived'] === 'true'
      ? []
      : [{ id: 3, screen_name: 'Noor', name: 'Noor', buddy_id: 1, group_ids: [] }],
  [`GET ${root}/session`]: {
    sessions: [{ started_at: 1_760_000_000, seconds: 600, words: 12, right: 9, failed_steps: [] }],
    voided: [],
  } as never,
  [`GET ${root}/history`]: [],
  [`GET ${root}/work`]: { steps: [], presents: [] },
  [preview]: {
    started_at: 1_760_000_000,
    before: standing,
    after: { ...standing, points: 28 },
    num_answers: 12,
    num_later: 0,
    badges_lost: [],
  } as never,
}

const begin = /^Maak ongeldig… het oefenmoment/

async function openVoiding(more: Answers = {}) {
  const page = await openPage(<ChildHistoryPage student_id={3} />, { ...answers, ...more })
  await page.press(begin)
  const dialog = within(await screen.findByRole('dialog'))
  return { ...page, dialog }
}

test('MEND-1 a sitting is voided with its reason, after it was tried', async () => {
  const { user, dialog, calls } = await openVoiding({ [voidCall]: null as never })
  await user.type(dialog.getByLabelText(/^Waarom/), 'Het broertje oefende')
  await user.click(dialog.getByRole('button', { name: 'Maak ongeldig' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = calls.find(({ name }) => name === voidCall)
  expect(sent?.body).toEqual({ started_at: 1_760_000_000, reason: 'Het broertje oefende' })
  // All that is shown of the child is fetched again.
  expect(calls.filter(({ name }) => name === `GET ${root}/history`)).toHaveLength(2)
})

test('MEND-1 where the network fails halfway the window stays with the reason, and the next press is the same call', async () => {
  const { user, dialog, calls, answer } = await openVoiding({ [voidCall]: noNetwork })
  await user.type(dialog.getByLabelText(/^Waarom/), 'Het broertje')
  const press = () => user.click(dialog.getByRole('button', { name: 'Maak ongeldig' }))
  await press()
  await screen.findByText('De server is niet bereikbaar.')
  expect(dialog.getByLabelText<HTMLInputElement>(/^Waarom/).value).toBe('Het broertje')
  answer({ [voidCall]: null as never })
  await press()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const keys = calls.filter(({ name }) => name === voidCall).map(({ key }) => key)
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

test('MEND-1 a sitting that can’t be voided now opens no window, and the supervisor reads why', async () => {
  const page = await openPage(<ChildHistoryPage student_id={3} />, {
    ...answers,
    [preview]: refusal(409, 'Noor oefent nu. Probeer het later.'),
  })
  await page.press(begin)
  await screen.findByText('Noor oefent nu. Probeer het later.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

const page = (more: Answers = {}) => openPage(<ChildHistoryPage student_id={3} />, { ...answers, ...more })
const dialogText = () => screen.getByRole('dialog').textContent

describe('MEND-1 what voiding changes', () => {
  test('is shown before it is done: each figure now and then', async () => {
    await openVoiding()
    const rows = within(screen.getByRole('table', { name: 'Wat er verandert voor Noor' }))
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(rows[0]).toEqual(['Wat', 'Nu', 'Straks'])
    expect(rows).toContainEqual(['Oefentijd', '20 minuten', '20 minuten'])
    expect(rows).toContainEqual(['Punten', '40', '28'])
    expect(rows).toHaveLength(9)
  })

  test.each([
    [{ num_answers: 1 }, 'Het gaat om 1 antwoord.'],
    [{}, 'Het gaat om 12 antwoorden.'],
    [
      { num_later: 3 },
      'Het gaat om 12 antwoorden, en om 3 van later: die horen bij een oefening van dit oefenmoment.',
    ],
    [{ badges_lost: ['Doorzetter'] }, 'Noor raakt deze badge kwijt: Doorzetter.'],
    [{ badges_lost: ['Doorzetter', 'Kampioen'] }, 'Noor raakt deze badges kwijt: Doorzetter, Kampioen.'],
  ])('%j', async (more, sentence) => {
    await openVoiding({ [preview]: { ...(answers[preview] as object), ...more } as never })
    expect(dialogText()).toContain(sentence)
  })

  test('is told when it is done', async () => {
    const { user, dialog } = await openVoiding({ [voidCall]: null as never })
    await user.click(dialog.getByRole('button', { name: 'Maak ongeldig' }))
    expect(await screen.findByText('Het oefenmoment telt niet meer mee.')).toBeTruthy()
  })

  test('goes on once it is sent: the window cannot be left meanwhile', async () => {
    const answered = Promise.withResolvers<null>()
    const { user, dialog } = await openVoiding({ [voidCall]: (() => answered.promise) as never })
    await user.click(dialog.getByRole('button', { name: 'Maak ongeldig' }))
    await user.click(dialog.getByRole('button', { name: 'Annuleren' }))
    expect(screen.queryByRole('dialog')).not.toBeNull()
    answered.resolve(null)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('is nothing where one thinks better of it', async () => {
    const { user, dialog, calls } = await openVoiding()
    await user.click(dialog.getByRole('button', { name: 'Annuleren' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls.some(({ name }) => name === voidCall)).toBe(false)
  })
})

describe('MEND-1 a sitting that does not count', () => {
  const restorePreview = 'POST /api/v1/begeleider/voided-session/:id/preview'
  const undo = 'POST /api/v1/begeleider/voided-session/:id/undo'
  const started_at = Date.parse('2027-01-19T10:00:00Z') / 1000
  const voided = {
    id: 8,
    started_at,
    ended_at: started_at + 600,
    reason: 'Broertje',
    voided_at: started_at,
    voided_by: 'Juf An',
  }
  const withVoided: Answers = {
    [`GET ${root}/session`]: { sessions: [], voided: [voided] } as never,
    [restorePreview]: {
      id: 8,
      started_at,
      before: standing,
      after: { ...standing, points: 52 },
      badges_back: ['Kampioen'],
    },
    [undo]: null as never,
  }

  test('is listed with why, by whom and when', async () => {
    await page(withVoided)
    const item = screen.getByText('Broertje', { exact: false }).closest('li')
    expect(item?.textContent).toContain('di 19 jan, 11:00, 10 minuten: Broertje')
    expect(item?.textContent).toContain('Ongeldig gemaakt door Juf An 19 jan 2027')
    expect(screen.getByText('Noor heeft nog niet geoefend.')).toBeTruthy()
  })

  test('of somebody who is gone names nobody', async () => {
    await page({
      ...withVoided,
      [`GET ${root}/session`]: { sessions: [], voided: [{ ...voided, voided_by: '', reason: '' }] } as never,
    })
    expect(screen.getByText('Ongeldig gemaakt 19 jan 2027')).toBeTruthy()
  })

  test('counts again, after what that changes was seen', async () => {
    const { press, user, calls } = await page(withVoided)
    await press(/^Laat weer meetellen… het oefenmoment/)
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialogText()).toContain('Noor krijgt deze badge terug: Kampioen.')
    await user.click(dialog.getByRole('button', { name: 'Laat weer meetellen' }))
    await screen.findByText('Het oefenmoment telt weer mee.')
    expect(calls.filter(({ name }) => name === undo).map(({ ids }) => ids)).toEqual([[8]])
  })
})

describe('MEND-2 what supervisors changed', () => {
  test('is told with when and by whom; by a command of the server by nobody', async () => {
    await page({
      [`GET ${root}/history`]: [
        { id: 2, at: Date.parse('2027-01-19T10:00:00Z') / 1000, by: 'Juf An', text: 'Het pad is gewijzigd.' },
        { id: 1, at: Date.parse('2027-01-18T10:00:00Z') / 1000, by: '', text: 'De meting is teruggenomen.' },
      ],
    })
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items).toContain('Het pad is gewijzigd.di 19 jan, 11:00, Juf An')
    expect(items).toContain('De meting is teruggenomen.ma 18 jan, 11:00')
  })

  test('is nothing yet', async () => {
    await page()
    expect(screen.getByText('Er is nog niets veranderd.')).toBeTruthy()
  })
})

describe('MEND-3 a step and a present', () => {
  const restart = 'POST /api/v1/begeleider/step/:id/restart'
  const takeBack = `POST ${root}/badge/:badge_id/take-back` as const
  const work = {
    steps: [
      { id: 57, label: 'Aa of a', phase_id: 2, is_complete: true },
      { id: 58, label: 'Week 10', phase_id: null, is_complete: false },
    ],
    presents: [{ badge_id: 12, name: 'Doorzetter', given_at: 1_700_000_000 }],
  }
  const withWork: Answers = {
    [`GET ${root}/work`]: work,
    [restart]: null as never,
    [takeBack]: null as never,
  }

  test('the step that is chosen begins again; without a choice nothing does', async () => {
    const { press, user, calls, changes } = await page(withWork)
    await press('Begin de stap opnieuw')
    expect(changes()).toEqual([])
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Stap' })
    expect([...field.options].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Aa of a (wereld 2)', 'Week 10 (boomhut)']),
    )
    await user.selectOptions(field, 'Week 10 (boomhut)')
    await press('Begin de stap opnieuw')
    await screen.findByText('De stap begint opnieuw.')
    expect(calls.find(({ name }) => name === restart)?.ids).toEqual([58])
    // The same step is not begun again by a second press.
    await press('Begin de stap opnieuw')
    expect(changes()).toHaveLength(1)
  })

  test('a step that could not begin again stays chosen', async () => {
    const { press, user, changes } = await page({ ...withWork, [restart]: noNetwork })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Stap' }), 'Aa of a (wereld 2)')
    await press('Begin de stap opnieuw')
    await screen.findByText('De server is niet bereikbaar.')
    await press('Begin de stap opnieuw')
    expect(changes()).toHaveLength(2)
  })

  test('a badge is taken back', async () => {
    const { press, calls } = await page(withWork)
    await press('Neem terug: de badge Doorzetter')
    await screen.findByText('De badge is teruggenomen.')
    expect(calls.find(({ name }) => name === takeBack)?.ids).toEqual([3, 12])
  })
})

test('sittings are sorted by date and by how long they took, in words', async () => {
  const { user } = await page({
    [`GET ${root}/session`]: {
      sessions: [
        { started_at: 1_760_000_000, seconds: 600, words: 12, right: 9, failed_steps: [] },
        { started_at: 1_760_100_000, seconds: 60, words: 0, right: 0, failed_steps: [] },
      ],
      voided: [],
    } as never,
  })
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sorteer op' })
  const lengths = () => screen.getAllByText(/minu(ut|ten)$/).map(({ textContent }) => textContent)
  expect(field.selectedOptions[0]?.textContent).toBe('Op datum, nieuwste eerst')
  expect(lengths()).toEqual(['1 minuut', '10 minuten'])
  await user.selectOptions(field, 'Op duur, langste eerst')
  expect(lengths()).toEqual(['10 minuten', '1 minuut'])
  expect(screen.getByText('9 van 12 woorden')).toBeTruthy()
  expect(screen.getByText('geen woorden gespeld')).toBeTruthy()
})

describe('DOE-2 a sitting', () => {
  const detail = `GET ${root}/session/:started_at` as const
  const started_at = Date.parse('2025-10-06T08:00:00Z') / 1000
  const sound = { file_name: 'bakker', audio_version: 'v1' }
  const answerOf = (id: number, written: string, more: object = {}) => ({
    id,
    word: 'bakker',
    written,
    is_rebuilt: false,
    is_right: written === 'bakker',
    hints: 0,
    cheats: 0,
    time_ms: 4000,
    confidence: null,
    at: started_at,
    sound,
    ...more,
  })
  const partOf = (outcome: 'passed' | 'failed' | null, ...parts: readonly object[]) => ({
    step_id: 57,
    label: 'Verdubbeling',
    exercise: 'Stapdictee',
    difficulty: 2,
    kind: 'lesson',
    is_dictation: true,
    outcome,
    answers: parts,
  })
  const many: Answers = {
    [`GET ${root}/session`]: {
      sessions: Array.from({ length: 60 }, (_, at) => ({
        started_at: started_at + (60 - at) * 86_400,
        seconds: 600,
        words: 12,
        right: 9,
        failed_steps: at >= 55 ? [57] : [],
      })),
      voided: [],
    } as never,
    [detail]: {
      student_id: 3,
      started_at,
      parts: [
        partOf(null, answerOf(1, 'bakker')),
        partOf(
          'failed',
          answerOf(2, 'baker', { hints: 1 }),
          answerOf(3, 'bakk…', { is_rebuilt: true, sound: null }),
        ),
      ],
    } as never,
    [voidCall]: null as never,
  }
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

  test('opens to each answer, what was rebuilt marked as such, and the word is heard', async () => {
    const { user, press, said, calls } = await page(many)
    const [first] = screen.getAllByRole('button', { expanded: false })
    await user.click(first as HTMLElement)
    await screen.findAllByText(/Verdubbeling: Stapdictee/)
    expect(calls.find(({ name }) => name === detail)?.ids).toEqual([3, started_at + 60 * 86_400])
    expect(rows()).toEqual(
      expect.arrayContaining([
        'bakker goed, 4 s',
        'bakker → baker fout, met hulp, 4 s',
        'bakker → bakk… fout, opgebouwd uit letters, 4 s',
      ]),
    )
    expect(screen.getAllByRole('button', { name: 'Luister naar bakker' })).toHaveLength(2)
    await user.click(screen.getAllByRole('button', { name: 'Luister naar bakker' })[0] as HTMLElement)
    expect(said).toEqual(['/word/word/bakker.mp3?v=v1'])
    await press(/^ma 6 okt|^vr 5 dec 2025/)
    expect(screen.queryByText(/Verdubbeling: Stapdictee/)).toBeNull()
  })

  test('of which the address names the step is opened where its dictation failed last, however long ago', async () => {
    window.history.replaceState(null, '', '?stap=57')
    const scrolledTo: (string | null)[] = []
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolledTo.push(this.textContent)
    }
    const { calls } = await page(many)
    await waitFor(() => expect(calls.filter(({ name }) => name === detail)).toHaveLength(1))
    expect(calls.find(({ name }) => name === detail)?.ids).toEqual([3, started_at + 5 * 86_400])
    await screen.findAllByText(/Verdubbeling: Stapdictee/)
    await waitFor(() => expect(scrolledTo).toEqual([expect.stringContaining('niet gehaald')]))
    window.history.replaceState(null, '', '/')
  })

  test('of a step whose dictation never failed says so', async () => {
    window.history.replaceState(null, '', '?stap=99')
    await page(many)
    screen.getByText(/staat geen dictee of toets van deze stap die niet is gehaald/)
    window.history.replaceState(null, '', '/')
  })

  test('and others are voided together, after one look at what changes', async () => {
    const { user, calls, press } = await page(many)
    const boxes = screen.getAllByRole('checkbox', { name: /^Kies .* 2025/ })
    await user.click(boxes[0] as HTMLElement)
    await user.click(boxes[2] as HTMLElement)
    await press('Maak ongeldig…')
    const dialog = within(await screen.findByRole('dialog', { name: '2 oefenmomenten' }))
    await user.click(dialog.getByRole('button', { name: 'Maak ongeldig' }))
    await screen.findByText('2 oefenmomenten tellen niet meer mee.')
    const body = { started_at: started_at + 60 * 86_400, also: [started_at + 58 * 86_400] }
    expect(calls.find(({ name }) => name === preview)?.body).toEqual(body)
    expect(calls.find(({ name }) => name === voidCall)?.body).toEqual({ ...body, reason: '' })
  })
})
