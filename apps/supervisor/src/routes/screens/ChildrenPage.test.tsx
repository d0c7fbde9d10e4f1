// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { createSampleGroup, createSampleStudent } from '../../testing/samples.ts'
import { ArchivePage } from './ArchivePage.tsx'
import { ChildrenPage } from './ChildrenPage.tsx'

const archive = 'POST /api/v1/begeleider/roster/archive'
const make = 'POST /api/v1/begeleider/group'

const present = [
  createSampleStudent(1, 'Zoë'),
  createSampleStudent(2, 'Łukasz', { group_ids: [8], buddy_id: 4 }),
  createSampleStudent(3, 'Ali', { group_ids: [], name: 'Ali Demir', last_practised_at: 0 }),
]
const answers: Answers = {
  'GET /api/v1/begeleider/group': [
    createSampleGroup(7, 'Groep 5', {
      num_students: 1,
      supervisors: [{ id: 1, name: 'Juf Els', role: 'begeleider' }],
    }),
    createSampleGroup(8, 'Plusgroep', { num_students: 9, level_id: null }),
    createSampleGroup(9, 'Leeg', { num_students: 0 }),
  ],
  'GET /api/v1/begeleider/student': ({ query }) =>
    query['archived'] === 'true' ? [createSampleStudent(30, 'Oud', { archived_at: 9 })] : present,
  'GET /api/v1/level': [{ id: 5, name: 'Groep 5' }] as never,
  'GET /api/v1/begeleider/supervisor': [],
}

const namesShown = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent)

const cards = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.closest('li')?.textContent?.replaceAll(/\s+/g, ' '))

describe('all children', () => {
  const open = async (more: Answers = {}) => {
    const page = await openPage(<ChildrenPage />, { ...answers, ...more })
    const search = (text: string) =>
      fireEvent.change(screen.getByLabelText('Zoek een kind'), { target: { value: text } })
    const filter = (value: string) => fireEvent.change(screen.getByLabelText('Groep'), { target: { value } })
    return { ...page, search, filter }
  }

  test('GRP-1 are counted and sorted in Dutch order, below the cards of the groups', async () => {
    await open()
    expect(namesShown()).toEqual(['Ali', 'Łukasz', 'Zoë'])
    screen.getByText('3 kinderen')
    await screen.findByRole('link', { name: 'Archief: 1 kind' })
    expect(cards()).toEqual([
      'Groep 51 kind · Groep 5 · 2026-2027Juf Els',
      '+4Plusgroep9 kinderen · Meerdere groepen · 2026-2027Nog geen begeleider',
      'Nog leegLeeg0 kinderen · Groep 5 · 2026-2027Nog geen begeleider',
    ])
  })

  test('GRP-1 can be filtered by name and group, with a message if nobody matches', async () => {
    const { search, filter } = await open()
    search('demir')
    filter('none')
    await waitFor(() => expect(namesShown()).toEqual(['Ali']))
    screen.getByText('1 van 3 kinderen')
    search('Bo')
    await screen.findByText('Geen kind gevonden.')
    screen.getByText('0 van 3 kinderen')
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('GRP-8 stay selected during a search, and can be archived together', async () => {
    const { search, user, press, calls } = await open({ [archive]: null as never })
    await user.click(screen.getByLabelText('Kies Zoë'))
    search('ali')
    await waitFor(() => expect(namesShown()).toEqual(['Ali']))
    await user.click(screen.getByLabelText('Kies Ali'))
    await press('Archiveer')
    await screen.findByText('2 kinderen staan in het archief.')
    expect(calls.find(({ name }) => name === archive)?.body).toEqual({
      student_ids: [1, 3],
      is_archived: true,
    })
  })

  test('GRP-1 are replaced by a way to add them if there are none', async () => {
    await open({ 'GET /api/v1/begeleider/student': [], 'GET /api/v1/begeleider/group': [] })
    screen.getByText('Uw organisatie heeft nog geen kinderen.')
    screen.getByText(/^U hebt nog geen groep\. Maak er een/)
    expect(screen.queryByLabelText('Zoek een kind')).toBeNull()
    expect(screen.queryByRole('link', { name: /^Archief/ })).toBeNull()
  })
})

describe('a new group', () => {
  const fill = (name: string, level?: string) => {
    fireEvent.change(screen.getByLabelText('Naam'), { target: { value: name } })
    if (level !== undefined) fireEvent.change(screen.getByLabelText('Niveau'), { target: { value: level } })
  }
  const open = async (more: Answers = {}) => {
    const page = await openPage(<ChildrenPage />, { ...answers, ...more })
    await page.press('Nieuwe groep')
    const sent = () => page.calls.filter(({ name }) => name === make).map(({ body }) => body)
    return { ...page, sent }
  }

  test('GRP-1 needs a name and a level, which an error says only after a press', async () => {
    const { press, sent } = await open()
    expect(screen.queryByText('Vul de naam van de groep in.')).toBeNull()
    await press('Maak de groep')
    screen.getByText('Vul de naam van de groep in.')
    screen.getByText('Kies een groep.')
    expect(sent()).toEqual([])
  })

  test('GRP-1 can be for several levels, and opens after it was made', async () => {
    const { press, sent, calls, wentTo } = await open({ [make]: { id: 12 } as never })
    fill('  5B ', '0')
    await press('Maak de groep')
    await waitFor(() => expect(wentTo()).toEqual(['/begeleider/groep/12']))
    expect(sent()).toEqual([{ name: '5B', school_year: expect.any(Number), level_id: null }])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls.filter(({ name }) => name === 'GET /api/v1/begeleider/group')).toHaveLength(2)
  })
})

describe('the archive', () => {
  test('GRP-8 can restore the selected children', async () => {
    const { user, press, calls } = await openPage(<ArchivePage />, { ...answers, [archive]: null as never })
    await user.click(screen.getByLabelText('Kies Oud'))
    await press('Haal terug')
    await screen.findByText('Oud staat weer in de lijst.')
    expect(calls.find(({ name }) => name === archive)?.body).toEqual({
      student_ids: [30],
      is_archived: false,
    })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Haal terug' })).toBeNull())
  })

  test('GRP-8 shows which children will be erased, and cannot restore them', async () => {
    const erased = createSampleStudent(30, 'Oud', { archived_at: 9, erased_at: 1_790_604_800 })
    await openPage(<ArchivePage />, { ...answers, 'GET /api/v1/begeleider/student': [erased] })
    screen.getByText(/^Wordt gewist: 28 sep/)
  })

  test('GRP-8 has a link to the children if it is empty', async () => {
    await openPage(<ArchivePage />, { ...answers, 'GET /api/v1/begeleider/student': [] })
    expect(screen.getByRole('link', { name: 'Naar de kinderen' }).getAttribute('href')).toBe(
      '/begeleider/kinderen',
    )
  })
})
