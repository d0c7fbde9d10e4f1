// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createDrafts } from '../../app/data/drafts.ts'
import { openPage } from '../../testing/open-page.tsx'
import { createPathServer, createLessonEntry, createPath } from '../../testing/path-server.ts'
import { createSampleProgress, createSampleStudent } from '../../testing/samples.ts'
import { ChildPathPage } from './PathPages.tsx'

const two = createPath(createLessonEntry(1), createLessonEntry(2))
const ofGroup = { id: 7, name: 'Groep 5', path: two }

type Server = ReturnType<typeof createPathServer>

async function open(server: Server = createPathServer(two)) {
  const page = await openPage(<ChildPathPage student_id={3} />, server.answers)
  const main = () =>
    within(screen.getByRole('heading', { level: 1 }).parentElement?.parentElement as HTMLElement)
  return {
    ...page,
    server,
    labels: () =>
      within(screen.getByRole('region', { name: 'Wereld 1' }))
        .queryAllByRole('checkbox')
        .map((box) => box.getAttribute('aria-label') ?? box.textContent),
    /** The button of the page, not that of a message. */
    own: (name: string) => main().queryByRole('button', { name }),
    async remove(label: string) {
      await page.press(`Instellen: ${label}`)
      await page.user.click(
        within(screen.getByRole('dialog')).getByRole('button', { name: 'Haal van het pad' }),
      )
    },
  }
}

test('PATH-3 the page warns about an open step in a locked world', async () => {
  const student = { ...createSampleStudent(3, 'Noor'), phase_id: 1 }
  const server = createPathServer(createPath(createLessonEntry(1), createLessonEntry(3, 2)))
  const answers = { ...server.answers, 'GET /api/v1/begeleider/student': [student] }
  const { press, user } = await openPage(<ChildPathPage student_id={3} />, answers)
  const told = () => screen.queryByText(/^Wereld 2 blijft op slot voor Noor:/)
  expect(told()).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Kies Woorden met ng' }))
  await press('Zet open')
  expect(told()).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Kies Woorden met ng' }))
  await user.click(screen.getByRole('checkbox', { name: 'Kies Korte klank' }))
  await press('Sla over')
  expect(told()).toBeNull()
})

test('PATH-1 a step that moves to the next world keeps the focus', async () => {
  const { user, press } = await open()
  await press('Lange klank omlaag')
  const later = () => screen.getByRole('button', { name: 'Lange klank omlaag' })
  await waitFor(() => expect(document.activeElement).toBe(later()))
  expect(later().closest('section')?.getAttribute('aria-label')).toBe('Wereld 2')
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() => expect(document.activeElement).toBe(later()))
  expect(later().closest('section')?.getAttribute('aria-label')).toBe('Wereld 1')
})

const numSteps = (server: Server) => server.current().entries.length

describe('PATH-1 a changed path', () => {
  test('overwrites nothing if another supervisor saved first, and can be applied to the newer path', async () => {
    const server = createPathServer(two)
    const { remove, press } = await open(server)
    await remove('Korte klank')
    server.store(createPath(createLessonEntry(1), createLessonEntry(2), createLessonEntry(3, 2)))
    await press('Bewaar')
    await screen.findByText('Iemand anders heeft dit pad intussen gewijzigd. Uw wijzigingen staan er nog.')
    await press('Zet mijn wijzigingen erop')
    await press('Bewaar')
    await screen.findByText('Bewaard. Dit is nu het pad van Noor.')
    expect(server.current().entries.map(({ nr }) => nr)).toEqual([2, 3])
  })

  test('keeps its unsaved changes when the user returns to the page', async () => {
    const first = await open()
    await first.remove('Korte klank')
    await openPage(<ChildPathPage student_id={3} />, first.server.answers)
    expect(screen.getAllByText('Uw wijzigingen zijn nog niet bewaard.').length).toBeGreaterThan(0)
  })

  test('is removed from the browser with all other unsaved text when the user logs out', async () => {
    const { remove } = await open()
    await remove('Korte klank')
    cleanup()
    expect(sessionStorage).toHaveLength(1)
    createDrafts(sessionStorage).clear()
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('the last change of a path', () => {
  async function change() {
    const page = await open()
    await page.remove('Korte klank')
    expect(numSteps(page.server)).toBe(2)
    await page.press('Bewaar')
    await screen.findByText('Bewaard. Dit is nu het pad van Noor.')
    expect(page.server.current().entries.map(({ nr }) => nr)).toEqual([2])
    return page
  }

  test('PATH-1 can be undone and then redone, but not while there are unsaved changes', async () => {
    const { server, own, user, remove, press } = await change()
    expect(screen.queryByText('Uw wijzigingen zijn nog niet bewaard.')).toBeNull()
    await remove('Lange klank')
    expect([own('Ongedaan maken'), own('Opnieuw doen')]).toEqual([null, null])
    await press('Gooi weg')
    screen.getByRole('button', { name: 'Instellen: Lange klank' })
    await user.click(own('Ongedaan maken') as HTMLElement)
    await waitFor(() => expect(numSteps(server)).toBe(2))
    await waitFor(() => expect(own('Opnieuw doen')).not.toBeNull())
    expect(own('Ongedaan maken')).toBeNull()
    await user.click(own('Opnieuw doen') as HTMLElement)
    await waitFor(() => expect(numSteps(server)).toBe(1))
    await waitFor(() => expect(own('Ongedaan maken')).not.toBeNull())
    screen.getByText('De wijziging staat er weer.')
  })

  test('cannot be undone again after an undo by its message, but the next change can', async () => {
    const { server, own, undoTold, remove, press } = await change()
    await undoTold('Bewaard. Dit is nu het pad van Noor.')
    await waitFor(() => expect(own('Opnieuw doen')).not.toBeNull())
    expect(numSteps(server)).toBe(2)
    await remove('Lange klank')
    await press('Bewaar')
    await waitFor(() => expect(server.current().entries.map(({ nr }) => nr)).toEqual([1]))
    await waitFor(() => expect(own('Ongedaan maken')).not.toBeNull())
    expect(own('Opnieuw doen')).toBeNull()
  })
})

describe('PATH-5 the owner of a path', () => {
  test.each([
    [{}, false, 'Noor heeft een eigen pad.'],
    [{}, true, 'Noor heeft een eigen pad.'],
    [
      { follows_group_id: 7, groups: [ofGroup] },
      false,
      'Noor volgt het pad van Groep 5. Verandert u hier iets, dan krijgt Noor een eigen pad.',
    ],
    [{ follows_group_id: 7, groups: [ofGroup] }, true, 'Noor krijgt een eigen pad.'],
  ])(
    'is described for a child that follows %j, with unsaved changes: %s',
    async (more, isChanged, sentence) => {
      const { remove } = await open(createPathServer(two, more))
      if (isChanged) await remove('Korte klank')
      screen.getByText(sentence)
    },
  )

  test('is nobody if the child has no steps', async () => {
    await open(createPathServer(createPath()))
    screen.getByText('Noor heeft nog geen stappen op het pad.')
    expect(screen.queryByText('Noor heeft een eigen pad.')).toBeNull()
  })

  test("becomes the group if the child is made to follow it, and undo restores the child's own path", async () => {
    const give = 'POST /api/v1/begeleider/path/give'
    const server = createPathServer(two, { groups: [ofGroup] })
    const { press, calls, undoTold, answer } = await open(server)
    answer({ [give]: { student_ids: [3], updated_at: 12 } })
    screen.getByText('Dit pad is gelijk aan dat van Groep 5.')
    await press('Volg het pad van Groep 5')
    screen.getByText('Nu heeft Noor 2 stappen op het pad. Straks zijn dat 2 stappen.')
    expect(
      calls.some(({ name }) => name === give),
      'it asks first',
    ).toBe(false)
    await press('Annuleren')
    expect(calls.some(({ name }) => name === give)).toBe(false)
    await press('Volg het pad van Groep 5')
    await press('Volg dit pad')
    await screen.findByText('Noor volgt nu het pad van Groep 5.')
    expect(calls.find(({ name }) => name === give)?.body).toEqual({ student_ids: [3], follows_group_id: 7 })
    await undoTold('Noor volgt nu het pad van Groep 5.')
    await screen.findByText('Dat is ongedaan gemaakt.')
    expect(calls.find(({ name }) => name.endsWith('path/undo'))).toMatchObject({
      body: { student_ids: [3] },
      query: { updated_at: '12' },
    })
  })
})

describe('PATH-3 settings of steps', () => {
  test('can be changed for several steps at once', async () => {
    const { press, server, user } = await open()
    await user.click(screen.getByRole('checkbox', { name: 'Kies alle stappen van wereld 1' }))
    screen.getByText('2 stappen gekozen')
    await press('Sla over')
    expect(screen.getAllByText('overgeslagen')).toHaveLength(2)
    await press('Bewaar')
    await waitFor(() => expect(server.current().entries.map(({ waived }) => waived)).toEqual([true, true]))
  })

  test('do not include steps that were removed', async () => {
    const { press, user } = await open()
    await user.click(screen.getByRole('checkbox', { name: 'Kies Korte klank' }))
    screen.getByText('1 stap gekozen')
    await press('Haal van het pad')
    expect(screen.queryByText(/gekozen$/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Instellen: Korte klank' })).toBeNull()
  })
})

describe('PATH-1 adding steps', () => {
  test('is possible one by one, but not if the path has the step', async () => {
    const { press, button } = await open()
    await press('Zet Woorden met ng op het pad')
    await screen.findByText('1 stap staat nu op het pad.')
    expect(button('Woorden met ng staat op het pad').getAttribute('aria-disabled')).toBe('true')
    await press('Woorden met ng staat op het pad')
    expect(screen.getAllByRole('button', { name: 'Instellen: Woorden met ng' })).toHaveLength(1)
  })

  test('is possible for a whole world, with a test after its last step', async () => {
    const { press, server } = await open(createPathServer(createPath()))
    await press('Alle stappen van wereld 1')
    await screen.findByText('2 stappen staan nu op het pad.')
    await press('Toets over wereld 1')
    await press('Bewaar')
    await waitFor(() =>
      expect(server.current().entries.map(({ nr, is_test_step }) => [nr, is_test_step])).toEqual([
        [1, false],
        [2, false],
        [2, true],
      ]),
    )
    await press('Alle stappen van wereld 1')
    await screen.findByText('Die stappen staan al op het pad.')
  })

  test('is possible after a search in name, rule and category', async () => {
    const { user } = await open()
    await user.type(screen.getByRole('searchbox', { name: 'Zoek een stap' }), 'KORT IS')
    const names = screen
      .queryAllByRole('button', { name: /op het pad$/ })
      .map((b) => b.getAttribute('aria-label'))
    expect(names.filter((name) => name !== null)).toEqual(['Korte klank staat op het pad'])
  })
})

test("DOE-3 each step shows the child's work with its date, and so does the dialog of the step", async () => {
  const at = Date.parse('2025-10-06T08:00:00Z') / 1000
  const passed = {
    is_complete: true,
    completed_at: at,
    highest_difficulty_completed: 2 as const,
    is_mastered: true,
  }
  const failed = { last_failed_at: at, num_failed: 3 }
  const { press, labels } = await open(
    createPathServer(createPath(createLessonEntry(1), createLessonEntry(2), createLessonEntry(3, 2)), {
      progress: [passed, failed, {}].map((more, at_) =>
        createSampleProgress(at_ + 1, { label: '', last_worked_at: at, ...more }),
      ),
    }),
  )
  expect(labels()).toHaveLength(3)
  expect(screen.getByText('gehaald: 6 okt 2025, beheerst').textContent).toBe(
    '2 sterren gehaald: 6 okt 2025, beheerst',
  )
  screen.getByText('dictee 3 keer niet gehaald, laatst: 6 okt 2025')
  screen.getByText('bezig, laatst: 6 okt 2025')
  const link = screen.getByRole('link', { name: 'Kijk wat er misging in Lange klank' })
  expect(link.getAttribute('href')).toBe('/begeleider/kind/3/geschiedenis?stap=52')
  await press('Instellen: Korte klank')
  within(screen.getByRole('dialog')).getByText('Wat er is gedaan: gehaald: 6 okt 2025, beheerst, 2 sterren.')
})
