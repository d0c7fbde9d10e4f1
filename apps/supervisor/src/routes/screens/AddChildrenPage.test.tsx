// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createRefusal, type Answers } from '../../testing/fake-server.ts'
import {
  importCall,
  openAddChildrenPage,
  previewCall,
  createPreview,
  undoCall,
} from './add-children-page.fixture.tsx'
import { createSampleRow } from '../../testing/samples.ts'

describe('pasted names', () => {
  test('GRP-2 are previewed at once if the field was empty, and imported with one press', async () => {
    const { field, sent, press } = await openAddChildrenPage({}, 8)
    fireEvent.paste(field(), { clipboardData: { getData: () => 'Noor\nSam' } })
    const heading = await screen.findByRole('heading', { name: '2 kinderen op de lijst' })
    expect(document.activeElement).toBe(heading)
    expect(sent(previewCall).map(({ query }) => query)).toEqual([{ group_id: '8', is_complete: 'false' }])
    await press('Voeg 2 kinderen toe')
    await screen.findByRole('heading', { name: '2 kinderen toegevoegd' })
    expect(sent(importCall)[0]?.body).toMatchObject({
      is_complete: false,
      archive: [],
      decisions: [{ action: 'add' }, { action: 'add' }],
    })
    expect(screen.getByRole('link', { name: 'Zet stappen klaar' }).getAttribute('href')).toBe(
      '/begeleider/groep/7/pad',
    )
  })

  test('GRP-2 are not previewed at once if the field has typed text', async () => {
    const { field, type, sent } = await openAddChildrenPage()
    type('Noor')
    fireEvent.paste(field(), { clipboardData: { getData: () => 'Sam' } })
    expect(sent(previewCall)).toEqual([])
  })

  test('GRP-2 stay in the field after a reload, until they are imported', async () => {
    const first = await openAddChildrenPage()
    first.type('Noor')
    cleanup()
    const { field, press } = await openAddChildrenPage()
    expect((field() as HTMLTextAreaElement).value).toBe('Noor')
    await press('Bekijk de lijst')
    await press('Voeg 2 kinderen toe')
    await screen.findByRole('heading', { name: '2 kinderen toegevoegd' })
    cleanup()
    const again = await openAddChildrenPage()
    expect((again.field() as HTMLTextAreaElement).value).toBe('')
  })

  test('show the reason and no import button if the server cannot read them', async () => {
    const { type, press } = await openAddChildrenPage({
      [previewCall]: createRefusal(422, 'Hier staan geen namen in.'),
    })
    type('???')
    await press('Bekijk de lijst')
    await screen.findByText('Hier staan geen namen in.')
    expect(screen.queryByRole('button', { name: /^Voeg/ })).toBeNull()
  })
})

test('TIEN-3 the preview shows the first five children, with first name, last name and group in columns', async () => {
  const named = ['Isa', 'Noor', 'Daan', 'Sem', 'Lotte', 'Youssef'].map((name, at) =>
    createSampleRow(at + 1, name, {
      row: { ...createSampleRow(at + 1, name).row, last_name: 'de Wit', group_names: ['5a'] },
    }),
  )
  const { type, press } = await openAddChildrenPage({ [previewCall]: createPreview(named) })
  type('Isa de Wit')
  await press('Bekijk de lijst')
  const heading = await screen.findByRole('heading', { name: 'Kloppen deze namen?' })
  const cells = [...(heading.closest('section') ?? document.body).querySelectorAll('tbody :is(th, td)')].map(
    (cell) => cell.textContent,
  )
  expect(cells).toHaveLength(15)
  expect(cells.slice(0, 3)).toEqual(['Isa', 'de Wit', '5a'])
  expect(cells).not.toContain('Youssef')
})

describe('the group of imported children', () => {
  test('is sent with a new preview when it changes', async () => {
    const { type, press, sent, choose } = await openAddChildrenPage()
    type('Noor')
    await press('Bekijk de lijst')
    choose('Naar welke groep?', '8')
    await waitFor(() => expect(sent(previewCall)).toHaveLength(2))
    expect(sent(previewCall).map(({ query }) => query['group_id'])).toEqual([undefined, '8'])
  })

  test('needs a name before an import if it is new', async () => {
    const { type, press, sent, choose } = await openAddChildrenPage()
    choose('Naar welke groep?', 'new')
    type('Noor')
    await press('Bekijk de lijst')
    await press('Voeg 2 kinderen toe')
    await screen.findByText('Vul eerst de naam van de nieuwe groep in.')
    expect(sent(importCall)).toEqual([])
    const name = screen.getByLabelText('Naam van de nieuwe groep')
    fireEvent.change(name, { target: { value: ' Groep 6 ' } })
    fireEvent.blur(name)
    await waitFor(() => expect(sent(previewCall).at(-1)?.query['group_name']).toBe('Groep 6'))
    await press('Voeg 2 kinderen toe')
    await waitFor(() => expect(sent(importCall)).toHaveLength(1))
  })
})

test('the name of a new group is kept after a reload, even if its field never lost the focus', async () => {
  const noGroups: Answers = { 'GET /api/v1/begeleider/group': [] }
  await openAddChildrenPage(noGroups)
  fireEvent.change(screen.getByLabelText('Naam van de nieuwe groep'), { target: { value: ' Groep 6 ' } })
  cleanup()
  const { type, press, sent } = await openAddChildrenPage(noGroups)
  type('Noor')
  await press('Bekijk de lijst')
  await waitFor(() => expect(sent(previewCall).at(-1)?.query['group_name']).toBe('Groep 6'))
})

describe('a file', () => {
  const csv = (size = 4) => Object.defineProperty(new File(['Noor'], 'groep5.csv'), 'size', { value: size })
  const input = () => screen.getByLabelText<HTMLInputElement>('Kies een bestand')

  test('shows which rows repeat a child, and which have a name that occurs earlier', async () => {
    const { user } = await openAddChildrenPage({
      [previewCall]: createPreview([
        createSampleRow(2, 'Sem', { repeats: [3, 5] }),
        createSampleRow(7, 'Nina', { kind: 'doubtful' }),
      ]),
    })
    await user.click(screen.getByText('Bestand'))
    await act(async () => void fireEvent.change(input(), { target: { files: [csv()] } }))
    await screen.findByText('1 kind staat meer dan één keer in de lijst.')
    screen.getByText('Rij 2, 3, 5 (Sem)')
    screen.getByText('Rij 7. Deze naam staat ook eerder in de lijst.')
  })

  test('is previewed as a complete list, but not sent if it is too large', async () => {
    const { user, sent } = await openAddChildrenPage()
    await user.click(screen.getByText('Bestand'))
    await act(async () => void fireEvent.change(input(), { target: { files: [csv(5_000_001)] } }))
    screen.getByText(/^Dit bestand is groter dan 5 MB/)
    expect(sent(previewCall)).toEqual([])
    const drop = input().closest('div')
    await act(async () => void (drop && fireEvent.drop(drop, { dataTransfer: { files: [csv(5_000_000)] } })))
    expect(screen.queryByText(/^Dit bestand is groter/)).toBeNull()
    await waitFor(() => expect(sent(previewCall)).toHaveLength(1))
    // Only a complete file can show which children have left.
    expect(sent(previewCall)[0]?.query['is_complete']).toBe('true')
    screen.getByText('groep5.csv')
  })
})

describe('an import', () => {
  const take = async (more: Answers) => {
    const page = await openAddChildrenPage(more)
    page.type('x')
    await page.press('Bekijk de lijst')
    await page.press('Voeg 2 kinderen toe')
    await screen.findByRole('heading', { name: '2 kinderen toegevoegd' })
    return page
  }

  test('lists rows that were not imported, with the reason', async () => {
    await take({
      [previewCall]: createPreview([
        createSampleRow(1, 'Noor'),
        createSampleRow(2, 'Sam'),
        createSampleRow(3, '', { kind: 'refused', problems: ['De voornaam ontbreekt.'] }),
        createSampleRow(4, 'Sam', { kind: 'doubtful' }),
      ]),
    })
    screen.getByText('2 rijen zijn niet meegenomen.')
    screen.getByText('Rij 3: De voornaam ontbreekt.')
    screen.getByText('Rij 4 (Sam): U koos niet wie dit is.')
  })

  test('can be undone, which shows the form again with the typed names', async () => {
    const { press, sent } = await take({ [undoCall]: null as never })
    await press('Ongedaan maken')
    const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Namen, of kolommen/)
    expect(field.value).toBe('x')
    expect(sent(undoCall)[0]?.ids).toEqual([4])
    screen.getByText('Dat is ongedaan gemaakt.')
  })

  test('is listed on this page with its kind, and can be undone later that day', async () => {
    const nothing = { num_added: 0, num_changed: 0, num_archived: 0 }
    const taken = { kind: 'import', can_be_undone: true, created_at: 0, ...nothing }
    const { sent, user } = await openAddChildrenPage({
      'GET /api/v1/begeleider/roster/import': [
        { ...taken, id: 1, num_changed: 1, num_archived: 2 },
        { ...taken, id: 2, kind: 'next_year' },
        { ...taken, id: 3, can_be_undone: false, num_added: 9 },
      ] as never,
      [undoCall]: null as never,
    })
    await screen.findByText('Vandaag')
    const names = screen
      .getAllByRole('button', { name: /^Ongedaan maken: / })
      .map((button) => button.getAttribute('aria-label'))
    expect(names).toEqual([
      'Ongedaan maken: 1 kind gewijzigd, 2 kinderen gearchiveerd',
      'Ongedaan maken: Groep naar het volgende schooljaar',
    ])
    await user.click(screen.getByLabelText('Ongedaan maken: Groep naar het volgende schooljaar'))
    await screen.findByText('Dat is ongedaan gemaakt.')
    expect(sent(undoCall)[0]?.ids).toEqual([2])
  })
})
