// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { createPathServer, createLessonEntry, createPath, pickableSteps } from '../../testing/path-server.ts'
import { createSampleStudent } from '../../testing/samples.ts'
import { GroupPathPage } from './PathPages.tsx'

const give = 'POST /api/v1/begeleider/path/give'
const curriculum = 'GET /api/v1/begeleider/curriculum'
/** Returns the server's steps, taught in these months. */
const taughtAt = (...months: number[]) =>
  months.map((dl, at) => Object.assign({}, pickableSteps[at], { dl })) as never
const two = createPath(createLessonEntry(1), createLessonEntry(2))
const child = (id: number, name: string, follows_group_id: number | null) => ({
  id,
  name,
  follows_group_id,
  num_steps: 2,
})
const children = [child(3, 'Noor', 7), child(4, 'Ali', null), child(5, 'Bo', 8)]
async function open(server = createPathServer(two, { name: 'Groep 5', children }), more: Answers = {}) {
  const page = await openPage(<GroupPathPage group_id={7} />, {
    ...server.answers,
    'GET /api/v1/begeleider/student': [createSampleStudent(3, 'Noor'), createSampleStudent(4, 'Ali')],
    'GET /api/v1/begeleider/group': [{ id: 7, name: 'Groep 5', level_id: 6 }] as never,
    ...more,
  })
  return { ...page, server }
}

describe("PATH-5 followers of a group's path", () => {
  test('are counted, and children who have another path are named', async () => {
    await open()
    screen.getByText('1 van 3 kinderen volgen dit pad.')
    screen.getByText('Een ander pad hebben: Ali, Bo.')
  })

  test('can be all its children after one press, which can be undone', async () => {
    const { press, calls, undoTold } = await open(undefined, {
      [give]: { student_ids: [4, 5], updated_at: 12 },
    })
    await press('Geef ook hun dit pad')
    await screen.findByText('Iedereen in de groep heeft nu dit pad.')
    expect(calls.find(({ name }) => name === give)?.body).toEqual({
      student_ids: [4, 5],
      follows_group_id: 7,
    })
    await undoTold('Iedereen in de groep heeft nu dit pad.')
    await screen.findByText('Dat is ongedaan gemaakt.')
    expect(calls.find(({ name }) => name.endsWith('/path/undo'))).toMatchObject({
      body: { student_ids: [4, 5] },
      query: { updated_at: '12' },
    })
    // The group's own path did not change.
    expect(screen.queryByRole('button', { name: 'Opnieuw doen' })).toBeNull()
  })

  test('are not compared with the path if it was never saved', async () => {
    await open(createPathServer(two, { children, updated_at: null }))
    expect(screen.queryByText(/^Een ander pad/)).toBeNull()
  })

  test('are described in the singular if only one child has another path', async () => {
    await open(createPathServer(two, { children: children.slice(0, 2) }))
    screen.getByText('Een ander pad heeft: Ali.')
  })
})

test('PATH-8 the message after saving a path counts the children who follow the group', async () => {
  const { press, server } = await open()
  await press('Zet Woorden met ng op het pad')
  await press('Bewaar')
  await screen.findByText('Bewaard. 1 kind heeft dit pad.')
  expect(server.current().entries.map(({ nr }) => nr)).toEqual([1, 2, 3])
})

describe('PATH-2 filling a path as schools teach', () => {
  test('uses the chosen school group and month', async () => {
    const { press } = await open(undefined, { [curriculum]: taughtAt(31, 41, 40) })
    expect(screen.getByLabelText<HTMLSelectElement>('Zoals').selectedOptions[0]?.textContent).toBe('Groep 6')
    fireEvent.change(screen.getByLabelText('In'), {
      target: {
        value: [...screen.getByLabelText<HTMLSelectElement>('In').options].find(
          ({ textContent }) => textContent === 'maart',
        )?.value,
      },
    })
    await press('Vul het pad')
    await screen.findByText(
      'Het pad is gevuld. Overgeslagen wordt wat de leerlijn vóór maart van groep 6 leert, ook als een kind dat nog niet deed.',
    )
    screen.getByRole('button', { name: 'Instellen: Woorden met ng' })
    expect(screen.queryByRole('button', { name: 'Instellen: Lange klank' })).toBeNull()
  })

  test('can be undone by one press', async () => {
    const { press, undoTold } = await open(undefined, { [curriculum]: taughtAt(5, 41, 40) })
    await press('Vul het pad')
    await undoTold(/^Het pad is gevuld. Overgeslagen wordt wat/)
    screen.getByRole('button', { name: 'Instellen: Lange klank' })
  })

  test('keeps later changes when it is undone', async () => {
    const { press, undoTold } = await open(undefined, { [curriculum]: taughtAt(5, 41, 40) })
    await press('Vul het pad')
    choose('Hoogstens', '1 ster')
    await undoTold(/^Het pad is gevuld. Overgeslagen wordt wat/)
    screen.getByRole('button', { name: 'Instellen: Lange klank' })
    screen.getByText('Met hoogstens 1 ster wordt een stap ook met 1 ster gehaald.')
  })

  test('DAG-7 WEET-17 offers a start measure for worlds with skipped steps, with the reason', async () => {
    const { press, calls, user } = await open(undefined, {
      [curriculum]: taughtAt(5, 41, 40),
      'POST /api/v1/begeleider/measure': { measure_ids: [1, 2], waiting: [] },
    })
    await press('Vul het pad')
    await screen.findByText(
      '1 stap wordt overgeslagen. Een startmeting laat zien of de kinderen die al kennen.',
    )
    await user.click(screen.getByText('Waarom?'))
    screen.getByText(/^De leerlijn leert dit vóór \p{L}+ van groep 6: Korte klank\. Of de kinderen/u)
    await press('Zet een startmeting klaar')
    const dialog = within(screen.getByRole('dialog', { name: 'Meting voor 2 kinderen' }))
    await user.click(dialog.getByRole('button', { name: 'Zet klaar' }))
    await screen.findByText('De meting staat klaar voor 2 kinderen.')
    expect(calls.find(({ name }) => name === 'POST /api/v1/begeleider/measure')?.body).toEqual({
      student_ids: [3, 4],
      kind: 'start',
      worlds: [1],
    })
  })

  test('offers no measure if no steps were skipped', async () => {
    const { press } = await open(undefined, { [curriculum]: taughtAt(40, 40, 40) })
    await press('Vul het pad')
    await screen.findByText('Het pad is gevuld.')
    expect(screen.queryByText(/overgeslagen\. Een startmeting/)).toBeNull()
  })
})

const choose = (name: string, option: string) => {
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name })
  fireEvent.change(field, {
    target: { value: [...field.options].find(({ textContent }) => textContent === option)?.value },
  })
}

test('PATH-4 the settings of all steps keep the minimum number of stars below the maximum', async () => {
  const { press, server } = await open()
  choose('Hoogstens', '1 ster')
  screen.getByText('Met hoogstens 1 ster wordt een stap ook met 1 ster gehaald.')
  choose('Minstens', '3 sterren')
  await press('Bewaar')
  await waitFor(() =>
    expect(server.current().settings).toMatchObject({ min_difficulty: 3, max_difficulty: 3 }),
  )
})

describe('PATH-3 settings of one step', () => {
  test('are saved with the path', async () => {
    const { press, server, user, write } = await open()
    await press('Instellen: Korte klank')
    const dialog = within(screen.getByRole('dialog', { name: 'Korte klank' }))
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Wanneer gaat de stap open?' }), 'Op slot')
    await user.selectOptions(
      dialog.getByRole('combobox', { name: 'Toets' }),
      'Instaptoets: meet, houdt niet tegen',
    )
    await write(dialog.getByLabelText(/^Een woordje voor het kind/), 'Succes!')
    await user.click(dialog.getByRole('button', { name: 'Klaar' }))
    screen.getByText('op slot')
    screen.getByText('instaptoets')
    screen.getByText('tekst voor het kind')
    await press('Bewaar')
    await waitFor(() =>
      expect(server.current().entries[0]).toMatchObject({
        lock: 'locked',
        test_kind: 'entry',
        notes: 'Succes!',
      }),
    )
  })

  test('can move it to another world, but not to the treehouse if it is a step of Letterliaan', async () => {
    const { press, server, user } = await open()
    await press('Instellen: Korte klank')
    const place = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Waar staat de stap?' })
    expect([...place.options].map(({ textContent }) => textContent)).not.toContain('In de boomhut')
    await user.selectOptions(place, 'Wereld 4')
    await press('Klaar')
    await press('Bewaar')
    await waitFor(() =>
      expect(server.current().entries.map(({ nr, phase_id }) => [nr, phase_id])).toEqual([
        [2, 1],
        [1, 4],
      ]),
    )
  })
})

test('PATH-7 the preview of the map shows the unsaved path', async () => {
  const call = 'POST /api/v1/begeleider/:scope/:id/path/preview'
  const { press, calls } = await open(undefined, { [call]: new Response('{}', { status: 500 }) })
  await press('Zet Woorden met ng op het pad')
  await press('Bekijk de kaart')
  await waitFor(() => expect(calls.some(({ name }) => name === call)).toBe(true))
  const asked = calls.filter(({ name }) => name === call).map(({ body }) => body as typeof two)
  expect(asked.map(({ entries }) => entries.length)).toEqual([3])
})
