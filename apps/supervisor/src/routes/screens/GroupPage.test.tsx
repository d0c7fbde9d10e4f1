// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { noNetwork, type Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { createSampleStudent, createSampleGroup, noGoal } from '../../testing/samples.ts'
import { GroupPage } from './GroupPage.tsx'

const archive = 'POST /api/v1/begeleider/roster/archive'
const place = 'PUT /api/v1/begeleider/group/:id/student'
const remove = 'DELETE /api/v1/begeleider/group/:id'

const answers: Answers = {
  'GET /api/v1/begeleider/group': [createSampleGroup(7, 'Groep 5'), createSampleGroup(8, 'Plusgroep')],
  'GET /api/v1/begeleider/student': ({ query }) =>
    query['archived'] === 'true' ? [] : [createSampleStudent(3, 'Noor'), createSampleStudent(4, 'Kim')],
  'GET /api/v1/level': [{ id: 5, name: 'Groep 5' }] as never,
  'GET /api/v1/begeleider/supervisor': [],
  'GET /api/v1/begeleider/today': { lines: [] } as never,
  'GET /api/v1/begeleider/group/:id/child-week': [],
  'GET /api/v1/begeleider/group/:id/goal': noGoal,
}

async function openGroup(more: Answers = {}) {
  const page = await openPage(<GroupPage group_id={7} />, { ...answers, ...more })
  const select = (name: string) => page.user.click(screen.getByRole('checkbox', { name: new RegExp(name) }))
  return { ...page, select }
}
const bodies = (calls: readonly { readonly name: string; readonly body: unknown }[], name: string) =>
  calls.filter((call) => call.name === name).map(({ body }) => body)

describe('selected children', () => {
  test('GRP-8 can be archived, and restored with one press', async () => {
    const { select, press, user, calls } = await openGroup({ [archive]: null as never })
    await select('Noor')
    await press('Archiveer')
    await screen.findByText('Noor staat in het archief.')
    await user.click(screen.getByText('Ongedaan maken'))
    await screen.findByText('Dat is ongedaan gemaakt.')
    expect(bodies(calls, archive)).toEqual([
      { student_ids: [3], is_archived: true },
      { student_ids: [3], is_archived: false },
    ])
  })

  test('GRP-8 stay selected after a network failure', async () => {
    const { select, press, answer, calls } = await openGroup({ [archive]: noNetwork })
    await select('Noor')
    await press('Archiveer')
    await screen.findByText('De server is niet bereikbaar.')
    answer({ [archive]: null as never })
    await press('Archiveer')
    await screen.findByText('Noor staat in het archief.')
    const keys = calls.filter(({ name }) => name === archive).map(({ key }) => key)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Archiveer' })).toBeNull())
  })

  test('GRP-1 can be removed from the group, and the message has their number', async () => {
    const { select, press, calls } = await openGroup({ [place]: null as never })
    await select('Noor')
    await select('Kim')
    await press('Haal uit de groep')
    await screen.findByText('2 kinderen zitten niet meer in Groep 5.')
    expect(bodies(calls, place)).toEqual([{ add: [], remove: [3, 4] }])
  })

  test('GRP-1 can be moved, which adds them to the other group first', async () => {
    const { select, press, calls } = await openGroup({ [place]: null as never })
    await select('Kim')
    await press('Zet in een andere groep')
    const dialog = within(screen.getByRole('dialog'))
    dialog.getByText('Kim in een groep zetten')
    await press('Zet in deze groep')
    await screen.findByText('Kim zit nu in Plusgroep.')
    expect(calls.filter(({ name }) => name === place).map(({ ids, body }) => [ids[0], body])).toEqual([
      [8, { add: [4], remove: [] }],
      [7, { add: [], remove: [4] }],
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

const empty = { 'GET /api/v1/begeleider/student': [] }

test('GRP-1 an empty group can be removed, which opens the list of children', async () => {
  const { press, wentTo } = await openGroup({ ...empty, [remove]: null as never })
  await press('Verwijder de groep')
  await waitFor(() => expect(wentTo()).toEqual(['/begeleider/kinderen']))
  await screen.findByText('Groep 5 is verwijderd.')
})

test('an unknown group shows a page that links back', async () => {
  await openPage(<GroupPage group_id={99} />, answers)
  screen.getByText('Deze pagina bestaat niet')
})

test("TIEN-1 a class list shows each child's minutes, step and causes, below a link to the words of the week", async () => {
  const week = {
    minutes: 12,
    minutes_last_week: 40,
    step: { step_id: 9, label: 'Korte klank', position: 3, phase_id: 2 },
  }
  const marks = { key: 'back 1', level: 1 }
  await openGroup({
    'GET /api/v1/begeleider/group/:id/child-week': [{ student_id: 3, ...week }],
    'GET /api/v1/begeleider/today': {
      lines: [
        {
          id: 3,
          screen_name: 'Noor',
          buddy_id: 1,
          causes: [
            { kind: 'back', categories: ['ng'], ...marks },
            { kind: 'measured', measure_id: 1, ...marks },
            { kind: 'running_out', follows_group_id: 7, num_left: 1, ...marks },
          ],
        },
      ],
    } as never,
  })
  const cellsOf = (name: string) =>
    Array.from(
      screen.getByText(name).closest('tr')?.querySelectorAll('td[data-label], td:last-child') ?? [],
      (cell) => cell.textContent,
    )
  await screen.findByText('ging de laatste maanden achteruit')
  expect(cellsOf('Noor')).toEqual([
    '12 min',
    '40 min',
    '2',
    '3. Korte klank',
    'ging de laatste maanden achteruiten nog 1',
  ])
  expect(cellsOf('Kim')).toEqual(['–', '–', '', 'geen stap', ''])
  expect(screen.getByText('Noor').getAttribute('href')).toBe('/begeleider/kind/3')
  const words = screen.getByRole('link', { name: 'Woorden van de week' })
  expect(words.getAttribute('href')).toBe('/begeleider/groep/7/woorden')
})
