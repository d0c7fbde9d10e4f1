// @vitest-environment jsdom
import type { OwnStepSummary, PickableStep } from '@letterliaan/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { noteDownloads } from '../../testing/samples.ts'
import { OwnStepsPage } from './OwnStepsPage.tsx'

const list = 'GET /api/v1/begeleider/own-step'
const put = 'PATCH /api/v1/begeleider/own-step/:id'
const copy = 'POST /api/v1/begeleider/own-step/copy'
const takeFile = 'POST /api/v1/begeleider/own-step/file'

const step = (id: number, label: string, more: Partial<OwnStepSummary> = {}) =>
  ({ id, label, num_words: 10 * id, num_students: 0, source: null, ...more }) as OwnStepSummary
const source = { nr: 4, version: 1, label: 'Verdubbeling', current_version: 1 }
const steps = [
  step(1, 'Week 10', { num_students: 2 }),
  step(2, 'Week 9', { source }),
  step(3, 'Aa of a', { source: { ...source, current_version: 2 } }),
]
const products = [
  { nr: 4, world: 1, label: 'Verdubbeling' },
  { nr: 5, world: 2, label: 'Woorden met ng' },
] as PickableStep[]

const open = (more: Answers = {}) =>
  openPage(<OwnStepsPage />, { [list]: steps, 'GET /api/v1/begeleider/curriculum': products, ...more })

const rows = () =>
  within(screen.getByRole('table', { name: 'Eigen stappen' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
const rowOf = (label: string) =>
  within(screen.getByRole('rowheader', { name: label }).closest('tr') as HTMLElement)

describe('OWN-2 the list of own steps', () => {
  test('shows the origin of each step, and which copies are outdated', async () => {
    await open()
    rowOf('Week 10').getByText('eigen woorden')
    expect(rowOf('Week 9').queryByText('vernieuwd')).toBeNull()
    rowOf('Aa of a').getByText('vernieuwd')
  })

  test('can be sorted by each column', async () => {
    const { press } = await open()
    await press('Stap')
    expect(rows()).toEqual(['Aa of a', 'Week 9', 'Week 10'])
    await press('Woorden')
    expect(rows()).toEqual(['Week 10', 'Week 9', 'Aa of a'])
    await press('Kinderen')
    await press('Kinderen')
    expect(rows()[0]).toBe('Week 10')
  })

  test('has a link to the page to paste words if it is empty', async () => {
    await open({ [list]: [] })
    screen.getByText('U hebt nog geen eigen stappen')
    expect(screen.getByRole('link', { name: 'Plak uw woorden' }).getAttribute('href')).toBe(
      '/begeleider/stappen/woorden',
    )
    expect(screen.queryByRole('table')).toBeNull()
  })
})

test('OWN-2 a step can be archived and restored', async () => {
  let present = steps
  const archive = ({ body }: { body: { is_archived?: boolean | undefined } }) => {
    present = body.is_archived ? steps.slice(1) : steps
    return {}
  }
  const { press, undoTold, calls } = await open({ [list]: () => present, [put]: archive })
  await press('Opbergen: Week 10')
  await waitFor(() => expect(rows()).toEqual(['Week 9', 'Aa of a']))
  await undoTold('‘Week 10’ is opgeborgen. Kinderen die de stap hebben, houden hem.')
  await waitFor(() => expect(rows()).toHaveLength(3))
  expect(calls.filter(({ name }) => name === put).map(({ ids, body }) => [ids, body])).toEqual([
    [[1], { is_archived: true }],
    [[1], { is_archived: false }],
  ])
})

test('OWN-5 a step of Letterliaan can be copied, which opens its editor', async () => {
  const answered = Promise.withResolvers<object>()
  const { user, calls, wentTo } = await open({ [copy]: () => answered.promise })
  await user.dblClick(screen.getByRole('button', { name: 'Kopieer Woorden met ng' }))
  answered.resolve({ id: 12 })
  await waitFor(() => expect(wentTo()).toEqual(['/begeleider/stappen/12']))
  expect(calls.filter(({ name }) => name === copy).map(({ body }) => body)).toEqual([{ nr: 5 }])
})

describe('OWN-6 a step as a file', () => {
  test("is saved under the step's name", async () => {
    const saved = noteDownloads()
    const { press } = await open({
      'GET /api/v1/begeleider/own-step/:id/file': { step: { label: 'Week 10: ei & ij' } } as never,
    })
    await press('Naar een bestand: Week 10')
    await screen.findByText('Het bestand staat bij uw downloads.')
    expect(saved).toEqual(['letterliaan-stap-week-10-ei-ij.json'])
  })

  const choose = (container: Document) =>
    fireEvent.change(container.querySelector('input[type=file]') as HTMLInputElement, {
      target: { files: [new File(['{}'], 'stap.json', { type: 'application/json' })] },
    })

  test('can be imported from another school, which opens its editor', async () => {
    const { wentTo } = await open({ [takeFile]: { id: 14 } as never })
    choose(document)
    await waitFor(() => expect(wentTo()).toEqual(['/begeleider/stappen/14']))
  })
})
