// @vitest-environment jsdom
import type { PreviewedRow, RosterPreview } from '@letterliaan/contract'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { noNetwork, refusal, type Answers } from '../../testing/fake-server.ts'
import { leavePage, openPage, standInForBrowser } from '../../testing/open-page.tsx'
import { sampleGroup } from '../../testing/samples.ts'
import { AddChildrenPage } from './AddChildrenPage.tsx'

beforeEach(standInForBrowser)
afterEach(leavePage)

const previewCall = 'POST /api/v1/begeleider/roster/preview'
const importCall = 'POST /api/v1/begeleider/roster/import'
const undoCall = 'POST /api/v1/begeleider/roster/import/:id/undo'

const row = (line: number, first_name: string, more: Partial<PreviewedRow> = {}): PreviewedRow => ({
  row: { line, first_name, last_name: '', key: null, eckid: null, group_names: [], level_id: null },
  kind: 'new',
  student: null,
  changes: null,
  candidates: [],
  likely_student_id: null,
  problems: [],
  ...more,
})
const previewOf = (rows: PreviewedRow[], more: Partial<RosterPreview> = {}): RosterPreview => ({
  kind: 'names',
  table: null,
  rows,
  gone: [],
  groups: [],
  ...more,
})
const added = {
  id: 4,
  num_added: 2,
  num_changed: 0,
  num_archived: 0,
  refused: [],
  groups: [{ id: 7, name: 'Groep 5' }],
}
const answers: Answers = {
  'GET /api/v1/begeleider/group': [sampleGroup(7, 'Groep 5'), sampleGroup(8, 'Plusgroep')],
  'GET /api/v1/begeleider/roster/import': [],
  [previewCall]: previewOf([row(1, 'Noor'), row(2, 'Sam')]),
  [importCall]: added as never,
}

async function open(more: Answers = {}, group_id?: number) {
  const page = await openPage(<AddChildrenPage {...(group_id !== undefined && { group_id })} />, {
    ...answers,
    ...more,
  })
  const field = () => screen.getByLabelText(/^Namen, of kolommen/)
  const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
  const sent = (name: string) => page.calls.filter((call) => call.name === name)
  const choose = (label: string, option: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: option } })
  return { ...page, field, type, sent, choose }
}

describe('names that are pasted', () => {
  test('GRP-2 are read at once into the empty field, shown, and come in with one press', async () => {
    const { field, sent, press } = await open({}, 8)
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

  test('GRP-2 are not read over what was typed already', async () => {
    const { field, type, sent } = await open()
    type('Noor')
    fireEvent.paste(field(), { clipboardData: { getData: () => 'Sam' } })
    expect(sent(previewCall)).toEqual([])
  })

  test('GRP-2 that were typed are there after a reload, until they have come in', async () => {
    const first = await open()
    first.type('Noor')
    cleanup()
    const { field, press } = await open()
    expect((field() as HTMLTextAreaElement).value).toBe('Noor')
    await press('Bekijk de lijst')
    await press('Voeg 2 kinderen toe')
    await screen.findByRole('heading', { name: '2 kinderen toegevoegd' })
    cleanup()
    const again = await open()
    expect((again.field() as HTMLTextAreaElement).value).toBe('')
  })

  test('that the server can’t read say why, and nothing is offered to take', async () => {
    const { type, press } = await open({ [previewCall]: refusal(422, 'Hier staan geen namen in.') })
    type('???')
    await press('Bekijk de lijst')
    await screen.findByText('Hier staan geen namen in.')
    expect(screen.queryByRole('button', { name: /^Voeg/ })).toBeNull()
  })
})

describe('the group that children come in', () => {
  test('is laid beside the list again when it is another', async () => {
    const { type, press, sent, choose } = await open()
    type('Noor')
    await press('Bekijk de lijst')
    choose('Naar welke groep?', '8')
    await waitFor(() => expect(sent(previewCall)).toHaveLength(2))
    expect(sent(previewCall).map(({ query }) => query['group_id'])).toEqual([undefined, '8'])
  })

  test('that is new needs a name before anybody comes in', async () => {
    const { type, press, sent, choose } = await open()
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

test('the name of a new group that was typed before a reload holds, though nobody left its field', async () => {
  const noGroups: Answers = { 'GET /api/v1/begeleider/group': [] }
  await open(noGroups)
  fireEvent.change(screen.getByLabelText('Naam van de nieuwe groep'), { target: { value: ' Groep 6 ' } })
  cleanup()
  const { type, press, sent } = await open(noGroups)
  type('Noor')
  await press('Bekijk de lijst')
  await waitFor(() => expect(sent(previewCall).at(-1)?.query['group_name']).toBe('Groep 6'))
})

describe('what is not simply new', () => {
  const student = { id: 40, name: 'Daan Kok', level_id: 5, group_names: ['5a'], is_archived: false }
  const doubtful = row(3, 'Daan', {
    kind: 'doubtful',
    candidates: [
      { student, reason: 'near name', changes: { joins: ['6a'], leaves: [], returns: false } },
      {
        student: { ...student, id: 41, name: 'Daan Bos', group_names: [], is_archived: true },
        reason: 'near name',
        changes: { joins: [], leaves: [], returns: false },
      },
    ],
    likely_student_id: 40,
  })
  const mixed = previewOf([
    row(1, 'Noor'),
    row(2, 'Mila', { kind: 'same', student }),
    doubtful,
    row(4, '', { kind: 'refused', problems: ['De voornaam ontbreekt.', 'Regel 4 is leeg.'] }),
  ])

  test('GRP-5 a person says who a child is; nothing is proposed by itself', async () => {
    const { type, press, sent, choose } = await open({ [previewCall]: mixed })
    type('x')
    await press('Bekijk de lijst')
    screen.getByText(/Van 1 kind kiest u hieronder nog wie het is\./)
    screen.getByText('1 kind is er al en blijft zoals het is.')
    const select = screen.getByLabelText<HTMLSelectElement>('Daan')
    expect(Array.from(select.options, ({ text }) => text).slice(1)).toEqual([
      'Niets doen',
      'Het is Daan Kok (5a): gaat naar 6a',
      'Het is Daan Bos (archief)',
      'Het is een ander, nieuw kind',
    ])
    choose('Daan', 'new')
    expect(screen.queryByText(/kiest u hieronder/)).toBeNull()
    await press('Voeg 2 kinderen toe')
    await waitFor(() => expect(sent(importCall)).toHaveLength(1))
    expect(sent(importCall)[0]?.body).toMatchObject({
      decisions: [{ action: 'add' }, { action: 'add', student_id: null }],
    })
  })

  test('DAG-5 who is likely the same child is chosen with one press', async () => {
    const { type, press, sent } = await open({ [previewCall]: mixed })
    type('x')
    await press('Bekijk de lijst')
    await press('Dit is hetzelfde kind')
    expect(screen.getByLabelText<HTMLSelectElement>('Daan').value).toBe('40')
    expect(screen.queryByRole('button', { name: 'Dit is hetzelfde kind' })).toBeNull()
    await press('1 toevoegen, 1 wijzigen')
    await waitFor(() => expect(sent(importCall)).toHaveLength(1))
    expect(sent(importCall)[0]?.body).toMatchObject({
      decisions: [{ action: 'add' }, { action: 'update', student_id: 40 }],
    })
  })

  test('GRP-5 a row that can’t come in says why, by its line', async () => {
    const { type, press } = await open({ [previewCall]: mixed })
    type('x')
    await press('Bekijk de lijst')
    screen.getByText('1 rij kan niet mee.')
    screen.getByText('Rij 4: De voornaam ontbreekt. Regel 4 is leeg.')
  })

  test('GRP-5 a row that is unticked is left out, and with none left nothing can be taken', async () => {
    const { type, press, sent, user } = await open({ [previewCall]: previewOf([row(1, 'Noor')]) })
    type('x')
    await press('Bekijk de lijst')
    await user.click(screen.getByLabelText('Kies Noor'))
    await press('Niets toe te voegen')
    expect(sent(importCall)).toEqual([])
    await user.click(screen.getByLabelText('Kies Noor'))
    screen.getByRole('button', { name: 'Voeg 1 kind toe' })
  })

  test('GRP-5 a column that was read wrong is corrected, and the list is read again', async () => {
    const table = { has_header: true, columns: ['skip', 'group'] as const, samples: [['Noor', '5a']] }
    const { type, press, sent, choose, user } = await open({
      [previewCall]: previewOf([row(1, 'Noor')], {
        kind: 'table',
        table: { ...table, columns: [...table.columns] },
      }),
    })
    type('x')
    await press('Bekijk de lijst')
    screen.getByRole('heading', { name: '1 kind in de tabel' })
    screen.getByText(/^Kies hierboven in welke kolom de voornaam staat/)
    choose('Kolom 1', 'first_name')
    await waitFor(() => expect(sent(previewCall)).toHaveLength(2))
    expect(sent(previewCall)[1]?.query).toMatchObject({ columns: 'first_name,group', has_header: 'true' })
    expect(screen.queryByText(/^Kies hierboven/)).toBeNull()
    await user.click(screen.getByLabelText('De eerste regel zegt wat er in de kolommen staat'))
    await waitFor(() => expect(sent(previewCall).at(-1)?.query['has_header']).toBe('false'))
  })

  test('GRP-5 of a list of two groups one is left out, with the children who would be gone from it', async () => {
    const inGroup = (line: number, name: string, group_name: string) =>
      row(line, name, { row: { ...row(line, name).row, group_names: [group_name] } })
    const { type, press, sent, user } = await open({
      [previewCall]: previewOf([inGroup(1, 'Noor', '5a'), inGroup(2, 'Sam', '5b')], {
        kind: 'edexml',
        groups: [
          { name: '5a', group_id: 7, num_rows: 1 },
          { name: '5b', group_id: null, num_rows: 1 },
        ],
        gone: [
          { ...student, id: 50, name: 'Kim', group_names: ['5a'] },
          { ...student, id: 51, name: 'Ali', group_names: ['5b'] },
        ],
      }),
    })
    type('x')
    await press('Bekijk de lijst')
    screen.getByText('5b (1 kind, nieuwe groep)')
    screen.getByRole('heading', { name: '2 kinderen staan niet in het bestand' })
    await user.click(screen.getByLabelText('Kies Ali'))
    await user.click(screen.getByLabelText('Kies Kim'))
    await user.click(screen.getByLabelText(/^5b/))
    screen.getByRole('heading', { name: '1 kind staat niet in het bestand' })
    await press('1 toevoegen, 1 archiveren')
    await waitFor(() => expect(sent(importCall)).toHaveLength(1))
    expect(sent(importCall)[0]?.body).toMatchObject({ archive: [50], decisions: [{ row: { line: 1 } }] })
  })
})

describe('a file', () => {
  const csv = (size = 4) => Object.defineProperty(new File(['Noor'], 'groep5.csv'), 'size', { value: size })
  const input = () => screen.getByLabelText<HTMLInputElement>('Kies een bestand')

  test('is read as a whole: who is not in it may be gone', async () => {
    const { user, sent } = await open()
    await user.click(screen.getByText('Bestand'))
    await act(async () => void fireEvent.change(input(), { target: { files: [csv()] } }))
    await waitFor(() => expect(sent(previewCall)).toHaveLength(1))
    expect(sent(previewCall)[0]?.query['is_complete']).toBe('true')
    screen.getByText('groep5.csv')
  })

  test('that is too large is not sent, and another one is', async () => {
    const { user, sent } = await open()
    await user.click(screen.getByText('Bestand'))
    await act(async () => void fireEvent.change(input(), { target: { files: [csv(5_000_001)] } }))
    screen.getByText(/^Dit bestand is groter dan 5 MB/)
    expect(sent(previewCall)).toEqual([])
    const drop = input().closest('div')
    await act(async () => void (drop && fireEvent.drop(drop, { dataTransfer: { files: [csv(5_000_000)] } })))
    expect(screen.queryByText(/^Dit bestand is groter/)).toBeNull()
    await waitFor(() => expect(sent(previewCall)).toHaveLength(1))
  })
})

describe('what came in', () => {
  const take = async (more: Answers) => {
    const page = await open(more)
    page.type('x')
    await page.press('Bekijk de lijst')
    await page.press('Voeg 2 kinderen toe')
    await screen.findByRole('heading', { name: '2 kinderen toegevoegd' })
    return page
  }

  test('is undone, and one begins again', async () => {
    const { press, sent } = await take({ [undoCall]: null as never })
    await press('Ongedaan maken')
    await screen.findByLabelText(/^Namen, of kolommen/)
    expect(sent(undoCall)[0]?.ids).toEqual([4])
    screen.getByText('Dat is ongedaan gemaakt.')
  })

  test('stays shown where it can’t be undone', async () => {
    const { press } = await take({ [undoCall]: noNetwork })
    await press('Ongedaan maken')
    await screen.findByText('De server is niet bereikbaar.')
    screen.getByRole('heading', { name: '2 kinderen toegevoegd' })
  })

  test('of today can be undone from here, each by what it was', async () => {
    const { sent, user } = await open({
      'GET /api/v1/begeleider/roster/import': [
        {
          id: 1,
          kind: 'import',
          can_be_undone: true,
          created_at: 0,
          num_added: 0,
          num_changed: 1,
          num_archived: 2,
        },
        {
          id: 2,
          kind: 'next_year',
          can_be_undone: true,
          created_at: 0,
          num_added: 0,
          num_changed: 0,
          num_archived: 0,
        },
        {
          id: 3,
          kind: 'import',
          can_be_undone: false,
          created_at: 0,
          num_added: 9,
          num_changed: 0,
          num_archived: 0,
        },
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
