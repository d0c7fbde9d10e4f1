// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Answers } from '../../testing/fake-server.ts'
import { previewCall, importCall, createPreview, openAddChildrenPage } from './add-children-page.fixture.tsx'
import { createSampleRow } from '../../testing/samples.ts'

describe('the preview of rows that are not all new children', () => {
  const student = { id: 40, name: 'Daan Kok', level_id: 5, group_names: ['5a'], is_archived: false }
  const doubtful = createSampleRow(3, 'Daan', {
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
  const mixed = createPreview([
    createSampleRow(1, 'Noor'),
    createSampleRow(2, 'Mila', { kind: 'same', student }),
    doubtful,
    createSampleRow(4, '', { kind: 'refused', problems: ['De voornaam ontbreekt.', 'Regel 4 is leeg.'] }),
  ])

  const preview = async (answers: Answers) => {
    const page = await openAddChildrenPage(answers)
    page.type('x')
    await page.press('Bekijk de lijst')
    return page
  }

  test('GRP-5 the user decides who a doubtful row is, and a refused row shows the reason', async () => {
    const { press, sent, choose } = await preview({ [previewCall]: mixed })
    screen.getByText(/Van 1 kind kiest u hieronder nog wie het is\./)
    screen.getByText('1 kind is er al en blijft zoals het is.')
    screen.getByText('1 rij kan niet mee.')
    screen.getByText('Rij 4: De voornaam ontbreekt. Regel 4 is leeg.')
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

  test('DAG-5 one press accepts a likely match', async () => {
    const { press, sent } = await preview({ [previewCall]: mixed })
    await press('Dit is hetzelfde kind')
    expect(screen.getByLabelText<HTMLSelectElement>('Daan').value).toBe('40')
    expect(screen.queryByRole('button', { name: 'Dit is hetzelfde kind' })).toBeNull()
    await press('1 toevoegen, 1 wijzigen')
    await waitFor(() => expect(sent(importCall)).toHaveLength(1))
    expect(sent(importCall)[0]?.body).toMatchObject({
      decisions: [{ action: 'add' }, { action: 'update', student_id: 40 }],
    })
  })

  test('an ignored value is reported with its line, unless the row is refused', async () => {
    const remark = (line: number) => ({ line, sentences: ['Te veel cellen.', 'En nog iets.'] })
    const table = { has_header: true, columns: ['first_name'] as 'first_name'[], samples: [['Naam']] }
    await preview({
      [previewCall]: { ...mixed, kind: 'table', table: { ...table, remarks: [1, 4].map(remark) } },
    })
    screen.getByText('Van 1 rij gaat iets niet mee.')
    screen.getByText('Rij 1 (Noor): Te veel cellen. En nog iets.')
    expect(screen.queryByText(/^Rij 4.*Te veel cellen/)).toBeNull()
  })

  test('GRP-5 an unticked row is not imported, and without ticked rows there is no import', async () => {
    const { press, sent, user } = await preview({
      [previewCall]: createPreview([createSampleRow(1, 'Noor')]),
    })
    await user.click(screen.getByLabelText('Kies Noor'))
    await press('Niets toe te voegen')
    expect(sent(importCall)).toEqual([])
    await user.click(screen.getByLabelText('Kies Noor'))
    screen.getByRole('button', { name: 'Voeg 1 kind toe' })
  })

  test('GRP-5 a corrected column requests a new preview', async () => {
    const table = {
      has_header: true,
      columns: ['skip', 'group'] as const,
      samples: [['Noor', '5a']],
      remarks: [],
    }
    const { sent, choose, user } = await preview({
      [previewCall]: createPreview([createSampleRow(1, 'Noor')], {
        kind: 'table',
        table: { ...table, columns: [...table.columns] },
      }),
    })
    screen.getByRole('heading', { name: '1 kind in de tabel' })
    screen.getByText(/^Kies hierboven in welke kolom de voornaam staat/)
    choose('Kolom 1', 'first_name')
    await waitFor(() => expect(sent(previewCall)).toHaveLength(2))
    expect(sent(previewCall)[1]?.query).toMatchObject({ columns: 'first_name,group', has_header: 'true' })
    expect(screen.queryByText(/^Kies hierboven/)).toBeNull()
    await user.click(screen.getByLabelText('De eerste regel zegt wat er in de kolommen staat'))
    await waitFor(() => expect(sent(previewCall).at(-1)?.query['has_header']).toBe('false'))
  })

  test('GRP-5 one of two groups can be excluded, together with its missing children', async () => {
    const inGroup = (line: number, name: string, group_name: string) =>
      createSampleRow(line, name, {
        row: { ...createSampleRow(line, name).row, group_names: [group_name] },
      })
    const { press, sent, user } = await preview({
      [previewCall]: createPreview([inGroup(1, 'Noor', '5a'), inGroup(2, 'Sam', '5b')], {
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

test('GRP-2 a second child with the same name is added if the user says that it is another child', async () => {
  const same = createSampleRow(1, 'Sanne', {
    kind: 'same',
    student: { id: 9, name: 'Sanne', level_id: 5, group_names: ['Groep 5'], is_archived: false },
  })
  const { type, press, user, sent } = await openAddChildrenPage({ [previewCall]: createPreview([same]) }, 7)
  type('Sanne')
  await press('Bekijk de lijst')
  await screen.findByRole('button', { name: 'Niets toe te voegen' })
  screen.getByText(/Typ dan liever ook de achternaam/)
  await user.click(screen.getByRole('checkbox', { name: 'Sanne: toch een ander kind' }))
  await press('Voeg 1 kind toe')
  await waitFor(() => expect(sent(importCall)).toHaveLength(1))
  expect(sent(importCall)[0]?.body).toMatchObject({ decisions: [{ action: 'add', student_id: 9 }] })
})
