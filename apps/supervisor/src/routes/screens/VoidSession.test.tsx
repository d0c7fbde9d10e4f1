// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { noNetwork, createRefusal, type Answers } from '../../testing/fake-server.ts'
import {
  historyAnswers,
  openHistory,
  previewCall,
  studentPath,
  standingSession,
  voidCall,
} from './child-history-page.fixture.tsx'

const begin = /^Maak ongeldig… het oefenmoment/

async function openVoiding(more: Answers = {}) {
  const page = await openHistory(more)
  await page.press(begin)
  const dialog = within(await screen.findByRole('dialog'))
  return { ...page, dialog }
}

test('MEND-1 a session is voided with a reason, after a preview', async () => {
  const { user, dialog, calls, write } = await openVoiding({ [voidCall]: null as never })
  await write(dialog.getByLabelText(/^Waarom/), 'Het broertje oefende')
  await user.click(dialog.getByRole('button', { name: 'Maak ongeldig' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText('Het oefenmoment telt niet meer mee.')
  const sent = calls.find(({ name }) => name === voidCall)
  expect(sent?.ids).toEqual([3])
  expect(sent?.body).toEqual({ started_at: 1_760_000_000, reason: 'Het broertje oefende' })
  // All data of the child is refetched.
  expect(calls.filter(({ name }) => name === `GET ${studentPath}/history`)).toHaveLength(2)
})

test('MEND-1 a failed request keeps the dialog and the reason, and the next press repeats the request', async () => {
  const { user, dialog, calls, answer, write } = await openVoiding({ [voidCall]: noNetwork })
  await write(dialog.getByLabelText(/^Waarom/), 'Het broertje')
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

test('MEND-1 no dialog opens if the session cannot be voided now, and a message says why', async () => {
  const page = await openHistory({ [previewCall]: createRefusal(409, 'Noor oefent nu. Probeer het later.') })
  await page.press(begin)
  await screen.findByText('Noor oefent nu. Probeer het later.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

const dialogText = () => screen.getByRole('dialog').textContent

describe('MEND-1 the dialog to void a session', () => {
  test('shows each figure as it is and as it will be', async () => {
    await openVoiding()
    const rows = within(screen.getByRole('table', { name: 'Wat er verandert voor Noor' }))
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(rows[0]).toEqual(['Wat', 'Nu', 'Straks'])
    expect(rows).toContainEqual(['Oefentijd', '20 minuten', '20 minuten'])
    expect(rows).toContainEqual(['Punten', '40', '28'])
    expect(rows).toHaveLength(9)
    expect(dialogText()).toContain('Het gaat om 12 antwoorden.')
  })

  test.each([
    [
      { num_answers: 1, badges_lost: ['Doorzetter'] },
      ['Het gaat om 1 antwoord.', 'Noor raakt deze badge kwijt: Doorzetter.'],
    ],
    [
      { num_later: 3, badges_lost: ['Doorzetter', 'Kampioen'] },
      [
        'Het gaat om 12 antwoorden, en om 3 van later: die horen bij een oefening van dit oefenmoment.',
        'Noor raakt deze badges kwijt: Doorzetter, Kampioen.',
      ],
    ],
  ])('describes %j', async (more, sentences) => {
    await openVoiding({ [previewCall]: { ...(historyAnswers[previewCall] as object), ...more } as never })
    for (const sentence of sentences) expect(dialogText()).toContain(sentence)
  })

  test('stays open while the request runs', async () => {
    const answered = Promise.withResolvers<null>()
    const { user, dialog } = await openVoiding({ [voidCall]: (() => answered.promise) as never })
    await user.click(dialog.getByRole('button', { name: 'Maak ongeldig' }))
    await user.click(dialog.getByRole('button', { name: 'Annuleren' }))
    expect(screen.queryByRole('dialog')).not.toBeNull()
    answered.resolve(null)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('changes nothing if the user cancels', async () => {
    const { user, dialog, calls } = await openVoiding()
    await user.click(dialog.getByRole('button', { name: 'Annuleren' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls.some(({ name }) => name === voidCall)).toBe(false)
  })
})

describe('MEND-1 a voided session', () => {
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
    [`GET ${studentPath}/session`]: { sessions: [], voided: [voided] } as never,
    [restorePreview]: {
      id: 8,
      started_at,
      before: standingSession,
      after: { ...standingSession, points: 52 },
      badges_back: ['Kampioen'],
    },
    [undo]: null as never,
  }

  test('is listed with reason, date and author, but without author if that account was removed', async () => {
    await openHistory({
      [`GET ${studentPath}/session`]: {
        sessions: [],
        voided: [voided, { ...voided, id: 9, voided_by: '', reason: '' }],
      } as never,
    })
    const item = screen.getByText('Broertje', { exact: false }).closest('li')
    expect(item?.textContent).toContain('di 19 jan, 11:00, 10 minuten: Broertje')
    expect(item?.textContent).toContain('Ongeldig gemaakt door Juf An 19 jan 2027')
    screen.getByText('Ongeldig gemaakt 19 jan 2027')
    screen.getByText('Noor heeft nog niet geoefend.')
  })

  test('can be opened again after it was restored', async () => {
    const list = `GET ${studentPath}/session` as const
    const detail = `GET ${studentPath}/session/:started_at` as const
    const session = { started_at, seconds: 600, words: 12, right: 9, failed_steps: [] }
    const { press, user, answer, sent } = await openHistory({
      ...withVoided,
      [list]: { sessions: [session], voided: [] } as never,
      [voidCall]: null as never,
      [detail]: { parts: [] } as never,
    })
    await press(begin)
    answer({ [list]: { sessions: [], voided: [voided] } as never })
    const voiding = within(await screen.findByRole('dialog'))
    await user.click(voiding.getByRole('button', { name: 'Maak ongeldig' }))
    await user.click(await screen.findByRole('button', { name: /^Laat weer meetellen… het oefenmoment/ }))
    answer({ [list]: { sessions: [session], voided: [] } as never })
    const restoring = within(await screen.findByRole('dialog'))
    await user.click(restoring.getByRole('button', { name: 'Laat weer meetellen' }))
    await user.click(await screen.findByRole('button', { name: /19 jan.*11:00$/, expanded: false }))
    await waitFor(() => expect(sent(detail)).toHaveLength(1))
  })

  test('can be restored after a preview', async () => {
    const { press, user, calls } = await openHistory(withVoided)
    await press(/^Laat weer meetellen… het oefenmoment/)
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialogText()).toContain('Noor krijgt deze badge terug: Kampioen.')
    await user.click(dialog.getByRole('button', { name: 'Laat weer meetellen' }))
    await screen.findByText('Het oefenmoment telt weer mee.')
    expect(calls.filter(({ name }) => name === undo).map(({ ids }) => ids)).toEqual([[8]])
  })
})
