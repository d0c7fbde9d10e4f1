// @vitest-environment jsdom
import { screens, listSpokenTexts } from '@letterliaan/texts/all'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { studentFixture } from '../../testing/entities.ts'
import { listen } from '@letterliaan/ui/listen.fixture'
import { ProfileScreen, type ProfileScreenProps } from './ProfileScreen.tsx'

const productTexts = listSpokenTexts(screens.map(({ texts }) => texts))

const levels = [3, 4, 5].map((group) => ({ id: group - 2, name: `Groep ${group}` }))
const march1 = Date.UTC(2015, 2, 1) / 1000
const onSave = vi.fn<ProfileScreenProps['onSave']>()
const onWatch = vi.fn<() => void>()

const renderFor = (
  fields: Parameters<typeof studentFixture>[0],
  wrapper?: ReturnType<typeof listen>['wrapper'],
  rules: ProfileScreenProps['rules'] = { asks_date_of_birth: true, fixed_fields: [], region: 'nederland' },
) =>
  render(
    <ProfileScreen
      profile={studentFixture(fields)}
      levels={levels}
      rules={rules}
      onSave={onSave}
      onWatchIntroduction={onWatch}
    />,
    wrapper && { wrapper },
  )

beforeEach(() => void onSave.mockReset().mockResolvedValue())

test("GIDS-1 each label has a speaker, which is not part of the field's name", async () => {
  const { said, wrapper } = listen()
  renderFor({ date_of_birth: march1, level_id: 2, buddy_id: 4 }, wrapper)
  for (const speaker of screen.getAllByRole('button', { name: 'Lees voor' })) await userEvent.click(speaker)
  const labels = ['Voornaam', 'Achternaam', 'Schermnaam', 'Groep', 'Geboortedag']
  expect(said.slice(-labels.length)).toEqual(labels)
  screen.getByRole('group', { name: 'Geboortedag' })
})

test('GIDS-1 the first missing field is spoken at each save, and by its speaker', async () => {
  const { said, wrapper } = listen()
  renderFor({ last_name: '', screen_name: '', date_of_birth: march1, level_id: 2 }, wrapper)
  const save = screen.getByRole('button', { name: 'Opslaan' })
  said.length = 0
  await userEvent.click(save)
  expect(said.splice(0)).toEqual(['Voer je achternaam in'])
  await userEvent.click(save)
  expect(said.splice(0)).toEqual(['Voer je achternaam in'])
  for (const speaker of screen.getAllByRole('button', { name: 'Lees voor' })) await userEvent.click(speaker)
  expect(said.splice(0).slice(1, 4)).toEqual(['Voornaam', 'Voer je achternaam in', 'Voer je schermnaam in'])
  await userEvent.type(screen.getByLabelText('Achternaam'), 'de Wit')
  expect(said, 'while it is mended').toEqual([])
})

test('GIDS-1 a chosen buddy says its name', async () => {
  const { said, wrapper } = listen()
  renderFor({ buddy_id: 4 }, wrapper)
  expect(said.splice(0)).toEqual(['Kies je maatje'])
  await userEvent.click(screen.getByRole('radio', { name: 'Aap' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Jaguar' }))
  expect(said).toEqual(['Aap', 'Jaguar'])
})

test('PROF-1 the form has all fields, six avatars, the introduction video and a save button', async () => {
  renderFor({ date_of_birth: march1, level_id: 2, buddy_id: 4 })
  for (const label of ['Voornaam', 'Achternaam', 'Schermnaam', 'Groep']) screen.getByLabelText(label)
  screen.getByRole('group', { name: 'Geboortedag' })
  expect(screen.getAllByRole('radio')).toHaveLength(6)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Boomkikker' }).checked).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Introductie: zo speel je' }))
  expect(onWatch).toHaveBeenCalledOnce()
})

test('PROF-2 an empty form shows what is missing and is not saved', async () => {
  renderFor({ first_name: '', last_name: '', screen_name: '', date_of_birth: null, level_id: null })
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))
  for (const sentence of [
    'Voer je voornaam in',
    'Voer je achternaam in',
    'Voer je schermnaam in',
    'Voer je geboortedag in',
    'Voer in in welke groep je zit',
  ])
    screen.getByText(sentence)
  expect(document.activeElement, 'where to begin').toBe(screen.getByLabelText('Voornaam'))
  expect(onSave).not.toHaveBeenCalled()
})

test('GIDS-1 a birthday that does not exist shows and speaks an error until it is corrected', async () => {
  const { said, wrapper } = listen()
  renderFor({ date_of_birth: null }, wrapper)
  await userEvent.click(screen.getByLabelText('Dag'))
  await userEvent.keyboard('31022015')
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))
  expect(said.at(-1)).toBe('Die dag bestaat niet')
  expect(productTexts).toContain('Die dag bestaat niet')
  screen.getByText('Die dag bestaat niet')
  expect(screen.queryByText('Voer je geboortedag in')).toBeNull()
  expect(onSave).not.toHaveBeenCalled()
  await userEvent.click(screen.getByLabelText('Dag'))
  await userEvent.keyboard('28')
  expect(screen.queryByText('Die dag bestaat niet')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))
  expect(onSave).toHaveBeenCalledOnce()
})

test('PROF-3 the date of birth is shown as day, month and year, and saved in unix seconds', async () => {
  renderFor({ date_of_birth: march1 })
  const [day, month, year] = ['Dag', 'Maand', 'Jaar'].map((name) =>
    screen.getByLabelText<HTMLInputElement>(name),
  )
  expect([day?.value, month?.value, year?.value]).toEqual(['01', '03', '2015'])
  if (day) await userEvent.type(day, '17')
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))
  expect(onSave.mock.calls[0]?.[0].date_of_birth).toBe(Date.UTC(2015, 2, 17) / 1000)
})

test('DAG-2 a form without a date of birth is complete if the school does not ask for it', async () => {
  const rules = { asks_date_of_birth: false, fixed_fields: [], region: 'nederland' } as const
  renderFor({ date_of_birth: null, level_id: 2 }, undefined, rules)
  expect(screen.queryByRole('group', { name: 'Geboortedag' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))
  expect(onSave).toHaveBeenCalledOnce()
})

test('DAG-2 fields that the supervisor filled in are read-only, except the screen name', async () => {
  const fixed_fields = ['first_name', 'last_name', 'level_id'] as const
  renderFor({ date_of_birth: march1, level_id: 2 }, undefined, {
    asks_date_of_birth: true,
    fixed_fields,
    region: 'nederland',
  })
  for (const [label, value] of [
    ['Voornaam', 'Noor'],
    ['Achternaam', 'de Wit'],
    ['Groep', 'Groep 4'],
  ] as const) {
    const field = screen.getByLabelText<HTMLInputElement>(label)
    await userEvent.type(field, 'x')
    expect([field.readOnly, field.value]).toEqual([true, value])
  }
  await userEvent.type(screen.getByLabelText('Schermnaam'), '!')
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))
  expect(onSave.mock.lastCall?.[0]).toMatchObject({ first_name: 'Noor', screen_name: 'Noortje!' })
  screen.getByText('Klopt je naam of je groep niet? Vraag het je juf of meester.')
})

test('DAG-2 a child is not asked for a last name if its school entered the name, but can correct an existing one', async () => {
  const known = {
    asks_date_of_birth: true,
    fixed_fields: ['first_name', 'level_id'],
    region: 'nederland',
  } as const
  renderFor({ last_name: '', date_of_birth: march1, level_id: 2 }, undefined, known)
  expect(screen.queryByLabelText('Achternaam')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))
  expect(onSave).toHaveBeenCalledOnce()
  cleanup()
  renderFor({ last_name: 'Zwart', date_of_birth: march1, level_id: 2 }, undefined, known)
  expect(screen.getByLabelText<HTMLInputElement>('Achternaam').readOnly).toBe(false)
})

test('ZIN-6 a child of a Flemish school is asked for its leerjaar', async () => {
  const rules = { asks_date_of_birth: true, fixed_fields: [], region: 'vlaanderen' } as const
  renderFor({ date_of_birth: march1, level_id: null }, undefined, rules)
  screen.getByRole('combobox', { name: /^Leerjaar/ })
  expect(screen.queryByRole('combobox', { name: /^Groep/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))
  screen.getByText('Voer in in welk leerjaar je zit')
})
