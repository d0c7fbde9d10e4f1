// @vitest-environment jsdom
import type { NumberedWorkEvent, StudentMove } from '@letterliaan/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { createSampleMove, createSampleStudent, createSampleGroup } from '../../testing/samples.ts'
import { NowPage } from './NowPage.tsx'

const root = 'POST /api/v1/begeleider/student/:id'
const student = (id: number, screen_name: string, group_ids = [7]) =>
  createSampleStudent(id, screen_name, { group_ids })

/** The server's time (unix seconds). */
const now = Math.floor(Date.now() / 1000)

/** Number of the last event. */
let lastId = 0
const move = (student_id: number, more: Partial<StudentMove> = {}, secondsAgo = 5): NumberedWorkEvent => ({
  id: ++lastId,
  event: {
    event: 'student_move',
    time: now - secondsAgo,
    data: { move: createSampleMove(student_id, more) },
  },
})
const tried = (student_id: number, written: string) =>
  move(student_id, {
    kind: 'attempt',
    written,
    num_done: 0,
    words: [{ id: 1, word: 'maan', is_right: false, is_done: false }],
  })

/** Returns a stream that sends its first event and stays open. */
const openStream = () =>
  new Response(
    new ReadableStream({
      start: (stream) =>
        stream.enqueue(
          new TextEncoder().encode(
            `id: 0\ndata: ${JSON.stringify({ event: 'hello', time: now, data: {} })}\n\n`,
          ),
        ),
    }),
  )

function open(events: readonly NumberedWorkEvent[], more: Answers = {}) {
  return openPage(<NowPage />, {
    'GET /api/v1/begeleider/student': [student(1, 'Noor'), student(2, 'Ali', [8]), student(3, 'Bo')],
    'GET /api/v1/begeleider/group': [createSampleGroup(7, 'Groep 5'), createSampleGroup(8, 'Groep 6')],
    'GET /api/v1/begeleider/live': (() => openStream()) as never,
    'GET /api/v1/begeleider/live/now': { events } as never,
    'GET /api/v1/begeleider/student/:id/badge': [
      { id: 12, name: 'Doorzetter', student_has_badge: false },
      { id: 13, name: 'Al gekregen', student_has_badge: true },
    ] as never,
    ...more,
  } as Answers)
}

const names = () =>
  within(screen.getByRole('table', { name: 'Nu bezig' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
const rowOf = (name: RegExp) => within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement)

test('STOP-3 a child whose login is blocked is named, and one press lets it in', async () => {
  const waits = { event: 'login_waits', time: now, data: { student_id: 3, until: now + 300 } } as const
  const letIn = 'PATCH /api/v1/begeleider/student/:id'
  const { user, calls } = await open([{ id: ++lastId, event: waits }], { [letIn]: null as never })
  await screen.findByText(/^Bo kan even niet inloggen/)
  expect(screen.queryByText(/^Noor kan even niet/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Laat nu binnen: Bo' }))
  await waitFor(() => expect(calls.filter(({ name }) => name === letIn)).toMatchObject([{ ids: [3] }]))
})

test('PLEK-3 a world that a child has just passed is shown, but only if the child is in the chosen group', async () => {
  const passed = (student_id: number) =>
    ({
      id: ++lastId,
      event: { event: 'world_passed', time: now - 5, data: { student_id, world: 2 } },
    }) as const
  const { user } = await open([passed(1), passed(2)])
  await screen.findByText('Noor heeft wereld 2 gehaald!')
  screen.getByText('Ali heeft wereld 2 gehaald!')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Groep' }), 'Groep 5')
  expect(screen.queryByText('Ali heeft wereld 2 gehaald!')).toBeNull()
  screen.getByText('Noor heeft wereld 2 gehaald!')
})

describe('ZIEN-1 children at work', () => {
  test('are shown with exercise, word and results', async () => {
    await open([tried(1, 'man'), tried(1, 'maam'), move(1, { hints_used: 1 })])
    await screen.findByText('1 kind is aan het werk.', { selector: '.readable' })
    const noor = rowOf(/^Noor/)
    expect(noor.getByRole('link', { name: 'Noor' }).getAttribute('href')).toBe('/begeleider/kind/1')
    noor.getByText('Luister en typ')
    noor.getByText('Aa of a')
    noor.getByText('1 van 5 gedaan')
    noor.getByText(': goed na 2 fouten, met hulp, schreef man, maam')
  })

  test('have results in words as well as in colour', async () => {
    const wrong = { words: [{ id: 1, word: 'maan', is_right: false, is_done: true }] }
    await open([tried(1, 'man'), move(2, wrong), move(3)])
    for (const said of [': nog bezig na 1 fout, schreef man', ': fout', ': goed'])
      await screen.findByText(said)
  })

  test('have a mark if they finished or have not started', async () => {
    await open([move(1, { is_complete: true, num_done: 5 })])
    await screen.findByText('Klaar')
    expect(rowOf(/^Noor/).queryByText(/gedaan$/)).toBeNull()
  })

  test("are said to be none only after the server's response", async () => {
    const answered = Promise.withResolvers<object>()
    await open([], { 'GET /api/v1/begeleider/live/now': () => answered.promise })
    screen.getByText('Even kijken wie er oefent …')
    expect(screen.queryByText('Zodra een kind een oefening begint, ziet u het hier.')).toBeNull()
    answered.resolve({ events: [] })
    await screen.findByText('Zodra een kind een oefening begint, ziet u het hier.')
  })

  test('can be sorted by name, or with children who may need help first', async () => {
    const stuck = Array.from({ length: 4 }, () => tried(3, 'man'))
    const { user } = await open([move(1), move(2), ...stuck])
    await waitFor(() => expect(names()).toEqual(['Ali', expect.stringMatching(/^Bo/), 'Noor']))
    await user.click(screen.getByLabelText('Wie hulp kan gebruiken eerst'))
    expect(names().map((name) => name?.slice(0, 2))).toEqual(['Bo', 'Al', 'No'])
    rowOf(/^Bo/).getByText('blijft hangen bij maan')
    expect(
      screen.getAllByText('3 kinderen zijn aan het werk. 1 kind kan misschien hulp gebruiken.').length,
    ).toBeGreaterThan(0)
  })

  test('are only those of the chosen group, also in the count', async () => {
    const { user } = await open([move(1), move(2), move(3)])
    await waitFor(() => expect(names()).toHaveLength(3))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Groep' }), 'Groep 6')
    expect(names()).toEqual(['Ali'])
    expect(screen.getAllByText('1 kind is aan het werk.').length).toBeGreaterThan(0)
  })
})

describe('ZIEN-2 actions for one child', () => {
  async function openChild(events: readonly NumberedWorkEvent[] = [tried(1, 'man')], more: Answers = {}) {
    const page = await open(events, more)
    await page.user.click(await screen.findByRole('button', { name: 'Help of verras Noor' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Noor' }))
    const sent = (path: string) =>
      page.calls.filter(({ name }) => name === `${root}/${path}`).map(({ body }) => body)
    return {
      ...page,
      dialog,
      sent,
      pressHere: (name: string) => page.user.click(dialog.getByRole('button', { name })),
    }
  }

  test("can play the word or its sentence in the child's game", async () => {
    const { pressHere, sent } = await openChild(undefined, { [`${root}/audio` as const]: null as never })
    await pressHere('Laat ‘maan’ horen')
    await screen.findByText('Noor hoort het woord maan.')
    await pressHere('Laat de zin horen')
    await screen.findByText('Noor hoort de zin van maan.')
    expect(sent('audio')).toEqual(['word', 'sentence'].map((type) => ({ word_id: 1, type })))
  })

  test('cannot play a word if the child is between two words', async () => {
    const { dialog } = await openChild([move(1, { is_complete: true })])
    expect(dialog.queryByRole('button', { name: /horen$/ })).toBeNull()
  })

  const encouragement = `${root}/encouragement` as const

  test('can send a prepared message with one press', async () => {
    const { pressHere, sent } = await openChild(undefined, { [encouragement]: null as never })
    await pressHere('Rustig aan. Je kunt dit!')
    await screen.findByText('Noor krijgt uw woorden te zien.')
    expect(sent('encouragement')).toEqual([{ message: 'Rustig aan. Je kunt dit!' }])
  })

  test('can send a typed message, which is trimmed and clears the field', async () => {
    const { dialog, user, pressHere, sent } = await openChild(undefined, { [encouragement]: null as never })
    const field = dialog.getByLabelText<HTMLInputElement>('Of in uw eigen woorden, voor Noor')
    await user.type(field, '   ')
    await pressHere('Stuur')
    expect(sent('encouragement')).toEqual([])
    await user.type(field, ' Mooi! ')
    await pressHere('Stuur')
    await waitFor(() => expect(field.value).toBe(''))
    expect(sent('encouragement')).toEqual([{ message: 'Mooi!' }])
  })

  test('can give a badge that the child does not have, with or without a message', async () => {
    const { dialog, user, pressHere, sent } = await openChild(undefined, {
      [`${root}/badge` as const]: null as never,
    })
    const badges = dialog.getByRole('combobox', { name: 'Badge' })
    await waitFor(() => expect(badges.textContent).toContain('Doorzetter'))
    expect(badges.textContent).not.toContain('Al gekregen')
    await pressHere('Geef')
    expect(sent('badge')).toEqual([])
    await user.selectOptions(badges, 'Doorzetter')
    await pressHere('Geef')
    await screen.findByText('Noor heeft de badge Doorzetter gekregen.')
    expect(sent('badge')).toEqual([{ badge_id: 12 }])
    const back = dialog.getByRole('link', { name: 'Een badge terugnemen kan bij Geschiedenis.' })
    expect(back.getAttribute('href')).toBe('/begeleider/kind/1/geschiedenis')
  })

  test('can restart an exercise', async () => {
    const { pressHere, calls } = await openChild(undefined, {
      [`${root}/exercise/:exercise_id/reset` as const]: null as never,
    })
    await pressHere('Begin Luister en typ opnieuw')
    await screen.findByText('Noor begint opnieuw aan Luister en typ.')
    expect(calls.at(-1)).toMatchObject({ ids: [1, 101], body: { difficulty: 2 } })
  })
})
