// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Answers } from '../../testing/fake-server.ts'
import { openHistory, previewCall, studentPath, voidCall } from './child-history-page.fixture.tsx'

describe('MEND-2 changes by supervisors', () => {
  test('are listed with date, also of an earlier year, and author, or without author if a server command made them', async () => {
    await openHistory({
      [`GET ${studentPath}/history`]: {
        steps: [],
        presents: [],
        changes: [
          {
            id: 2,
            at: Date.parse('2027-01-19T10:00:00Z') / 1000,
            by: 'Juf An',
            text: 'Het pad is gewijzigd.',
          },
          {
            id: 1,
            at: Date.parse('2025-01-18T10:00:00Z') / 1000,
            by: '',
            text: 'De meting is teruggenomen.',
          },
        ],
      },
    })
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items).toContain('Het pad is gewijzigd.di 19 jan, 11:00, Juf An')
    expect(items).toContain('De meting is teruggenomen.za 18 jan 2025, 11:00')
  })

  test('are replaced by a message if nobody changed anything', async () => {
    await openHistory()
    screen.getByText('Er is nog niets veranderd.')
  })
})

describe("MEND-3 the panel to mend a child's work", () => {
  const restart = 'PATCH /api/v1/begeleider/step/:id'
  const takeBack = `PUT ${studentPath}/badge/:badge_id` as const
  const work = {
    changes: [],
    steps: [
      { id: 57, label: 'Aa of a', phase_id: 2, is_complete: true },
      { id: 58, label: 'Week 10', phase_id: null, is_complete: false },
    ],
    presents: [{ badge_id: 12, name: 'Doorzetter', given_at: 1_700_000_000 }],
  }
  const withWork: Answers = {
    [`GET ${studentPath}/history`]: work,
    [restart]: null as never,
    [takeBack]: null as never,
  }

  test('restarts the chosen step, but nothing if no step is chosen', async () => {
    const { press, user, calls, changes } = await openHistory(withWork)
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
    // A second press does not restart the same step.
    await press('Begin de stap opnieuw')
    expect(changes()).toHaveLength(1)
  })

  test('takes a badge back', async () => {
    const { press, calls } = await openHistory(withWork)
    await press('Neem terug: de badge Doorzetter')
    await screen.findByText('De badge is teruggenomen.')
    expect(calls.find(({ name }) => name === takeBack)?.ids).toEqual([3, 12])
  })
})

test('sessions can be sorted by date or duration, and the options name the order', async () => {
  const { user } = await openHistory({
    [`GET ${studentPath}/session`]: {
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
  screen.getByText('9 van 12 woorden')
  screen.getByText('geen woorden gespeld')
})

describe('DOE-2 a session', () => {
  const detail = `GET ${studentPath}/session/:started_at` as const
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
    [`GET ${studentPath}/session`]: {
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

  test('can be opened to see its answers, to play their words, and to see which are reconstructed', async () => {
    const { user, press, said, calls } = await openHistory(many)
    const [first] = screen.getAllByRole('button', { expanded: false })
    await user.click(first as HTMLElement)
    await screen.findAllByText(/Verdubbeling: Stapdictee/)
    expect(calls.find(({ name }) => name === detail)?.ids).toEqual([3, started_at + 60 * 86_400])
    expect(rows()).toEqual(
      expect.arrayContaining([
        'bakker goed, 4 s',
        'bakker → baker fout, met hulp, 4 s',
        'bakker → bakk… fout, bij deze letter tegengehouden, 4 s',
      ]),
    )
    expect(screen.getAllByRole('button', { name: 'Luister naar bakker' })).toHaveLength(2)
    await user.click(screen.getAllByRole('button', { name: 'Luister naar bakker' })[0] as HTMLElement)
    expect(said).toEqual(['/word/word/bakker.mp3?v=v1'])
    await press(/^ma 6 okt|^vr 5 dec 2025/)
    expect(screen.queryByText(/Verdubbeling: Stapdictee/)).toBeNull()
  })

  test('is opened at first if it has the last failed dictation of the step in the address', async () => {
    window.history.replaceState(null, '', '?stap=57')
    const scrolledTo: (string | null)[] = []
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolledTo.push(this.textContent)
    }
    const { calls } = await openHistory(many)
    await waitFor(() => expect(calls.filter(({ name }) => name === detail)).toHaveLength(1))
    expect(calls.find(({ name }) => name === detail)?.ids).toEqual([3, started_at + 5 * 86_400])
    await screen.findAllByText(/Verdubbeling: Stapdictee/)
    await waitFor(() => expect(scrolledTo).toEqual([expect.stringContaining('niet gehaald')]))
    const onward = screen.getByRole('link', { name: 'Wat u nu kunt doen' })
    expect(onward.getAttribute('href')).toBe('/begeleider/kind/3')
    window.history.replaceState(null, '', '/')
  })

  test('is not opened, and a message is shown, if the step in the address has no failed dictation', async () => {
    window.history.replaceState(null, '', '?stap=99')
    await openHistory(many)
    screen.getByText(/staat geen dictee of toets van deze stap die niet is gehaald/)
    window.history.replaceState(null, '', '/')
  })

  test('can be voided together with others after one preview', async () => {
    const { user, calls, press } = await openHistory(many)
    const boxes = screen.getAllByRole('checkbox', { name: /^Kies .* 2025/ })
    await user.click(boxes[0] as HTMLElement)
    await user.click(boxes[2] as HTMLElement)
    await press('Maak ongeldig…')
    const dialog = within(await screen.findByRole('dialog', { name: '2 oefenmomenten' }))
    await user.click(dialog.getByRole('button', { name: 'Maak ongeldig' }))
    await screen.findByText('2 oefenmomenten tellen niet meer mee.')
    const body = { started_at: started_at + 60 * 86_400, also: [started_at + 58 * 86_400] }
    expect(calls.find(({ name }) => name === previewCall)?.body).toEqual(body)
    expect(calls.find(({ name }) => name === voidCall)?.body).toEqual({ ...body, reason: '' })
  })
})
