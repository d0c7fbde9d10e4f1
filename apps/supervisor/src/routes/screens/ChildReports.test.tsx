// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { noNetwork } from '../../testing/fake-server.ts'
import { noteDownloads } from '../../testing/samples.ts'
import { insightNow, studentPath, openChildInsightPage, emptyInsight } from './child-insight-page.fixture.tsx'

beforeEach(() => void vi.useFakeTimers({ now: insightNow, toFake: ['Date'] }))

describe('RAP-1 a report', () => {
  const parents = `POST ${studentPath}/report/parents` as const
  let saved: string[] = []
  beforeEach(() => {
    saved = noteDownloads()
  })

  test("covers this school year by default, and its file has the child's name", async () => {
    const { press, calls } = await openChildInsightPage(emptyInsight, {
      [parents]: new ArrayBuffer(4) as never,
    })
    await press('Maak de bladzijde (PDF)')
    await screen.findByText('‘Rapport voor ouders Noor.pdf’ is bewaard bij uw downloads.')
    expect(saved).toEqual(['Rapport voor ouders Noor.pdf'])
    expect(calls.find(({ name }) => name === parents)?.body).toEqual({
      since: Date.parse('2026-08-01T00:00:00+02:00') / 1000,
      until: Date.parse('2027-01-21T00:00:00+01:00') / 1000,
    })
    screen.getByRole('link', { name: 'Open en print' })
  })

  test('is not requested if the period is reversed', async () => {
    const { press, changes } = await openChildInsightPage(emptyInsight, {
      [parents]: new ArrayBuffer(4) as never,
    })
    fireEvent.change(screen.getByLabelText('Tot en met'), { target: { value: '2026-07-01' } })
    screen.getByText('Kies een dag die niet voor de eerste ligt.')
    await press('Maak de bladzijde (PDF)')
    expect(changes()).toEqual([])
  })

  test('about dyslexia first asks for facts that only a person knows', async () => {
    const dyslexia = `POST ${studentPath}/report/dyslexia` as const
    const { press, changes, calls, write } = await openChildInsightPage(emptyInsight, {
      [dyslexia]: new ArrayBuffer(4) as never,
    })
    await press('Maak het dossier (PDF)')
    expect(changes()).toEqual([])
    await write(screen.getByLabelText('Doel'), 'Vlot lezen')
    await press('Maak het rapport')
    await screen.findByText(/^‘Dyslexiedossier Noor.pdf’/)
    expect(calls.at(-1)?.body).toMatchObject({ goal: 'Vlot lezen', guided_by: '' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('shows only an error if it cannot be made', async () => {
    const { press, answer } = await openChildInsightPage(emptyInsight, { [parents]: noNetwork })
    await press('Maak de bladzijde (PDF)')
    await screen.findByText('De server is niet bereikbaar.')
    expect([saved, screen.queryByText(/is bewaard/)]).toEqual([[], null])
    answer({ [parents]: new ArrayBuffer(4) })
    await press('Maak de bladzijde (PDF)')
    await waitFor(() => expect(saved).toHaveLength(1))
  })

  test('cannot be opened for printing if it is a CSV file', async () => {
    const { press } = await openChildInsightPage(emptyInsight, {
      'POST /api/v1/begeleider/:scope/:id/csv': new ArrayBuffer(4) as never,
    })
    await press('Antwoorden (CSV)')
    await screen.findByText('‘Antwoorden Noor.csv’ is bewaard bij uw downloads.')
    expect(screen.queryByRole('link', { name: 'Open en print' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Bewaar nog eens' }).getAttribute('download')).toBe(
      'Antwoorden Noor.csv',
    )
  })
})
