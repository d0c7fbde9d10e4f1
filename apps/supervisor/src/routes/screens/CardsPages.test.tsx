// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { createSampleGroup, createSampleStudent, noteDownloads } from '../../testing/samples.ts'
import { ChildCardPage, GroupCardsPage } from './CardsPages.tsx'

beforeEach(() => void noteDownloads())

const cards = 'POST /api/v1/begeleider/login-cards'
const holders = 'GET /api/v1/begeleider/login-cards'
const devices = 'GET /api/v1/begeleider/group/:id/device'
const allow = 'POST /api/v1/group-device'
const stop = 'DELETE /api/v1/begeleider/group/:id/device'
const code = 'POST /api/v1/begeleider/group/:id/pairing-code'

/** Returns unix seconds of noon in the Netherlands. */
const at = (day: string): number => Date.parse(`${day}T12:00+01:00`) / 1000
const tablet = { id: 5, name: 'tablet bij het raam', created_at: at('2026-01-05'), used_at: null }
const laptop = { id: 6, name: 'laptop', created_at: at('2026-01-06'), used_at: at('2026-02-07') }

const answers: Answers = {
  'GET /api/v1/begeleider/group': [createSampleGroup(7, '5a')],
  'GET /api/v1/begeleider/student': [
    createSampleStudent(1, 'Noor'),
    createSampleStudent(2, 'Sam', { name: 'Samuel Kok' }),
    createSampleStudent(3, 'Ali', { group_ids: [] }),
  ],
  [holders]: { address: 'https://spel.school.nl', is_local: false, student_ids: [2] },
  [devices]: [tablet, laptop],
  [cards]: new ArrayBuffer(4),
}
const open = (more: Answers = {}) => openPage(<GroupCardsPage group_id={7} />, { ...answers, ...more })

describe('login cards of a group', () => {
  test("CARD-1 are made for all children by default, and the list has the group's name", async () => {
    const { press, sent, user } = await open()
    screen.getByText(/^1 kind heeft al een kaart\./)
    await user.click(screen.getByRole('radio', { name: 'Met plaatjes, op de kaart' }))
    screen.getByText(/maar wie de kaart vindt, komt ermee in\.$/)
    await press('Maak 2 nieuwe kaarten')
    await user.click(screen.getAllByRole('button', { name: 'Maak 2 nieuwe kaarten' })[1] as Element)
    await screen.findByRole('link', { name: 'Open en print' })
    expect(sent(cards)[0]?.body).toEqual({ group_id: 7, student_ids: [1, 2], pictures: 'card' })
    expect(sent(holders)).toHaveLength(2)
  })

  test('CARD-1 can be made for some children, without a warning if these have no cards yet', async () => {
    const { press, sent, user } = await open()
    await user.click(screen.getByRole('radio', { name: 'Kies kinderen' }))
    await press('Maak kaarten')
    expect(sent(cards)).toEqual([])
    await user.click(screen.getByLabelText('Sam (Samuel Kok)'))
    screen.getByText(/^Dit kind heeft al een kaart\./)
    await user.click(screen.getByLabelText('Sam (Samuel Kok)'))
    await user.click(screen.getByLabelText('Noor'))
    await press('Maak 1 kaart')
    await screen.findByRole('link', { name: 'Open en print' })
    expect(sent(cards)[0]?.body).toMatchObject({ student_ids: [1] })
  })

  test('CARD-1 are not offered if the group is empty', async () => {
    await open({ 'GET /api/v1/begeleider/student': [] })
    screen.getByText('In deze groep zit nog niemand.')
    expect(screen.queryByRole('button', { name: /^Maak \d/ })).toBeNull()
  })

  test("CARD-1 cards for one child do not have a group's name", async () => {
    const { press, calls } = await openPage(<ChildCardPage student_id={1} />, answers)
    screen.getByRole('heading', { name: 'Inlogkaart van Noor' })
    expect(screen.queryByText('Voor wie?')).toBeNull()
    await press('Maak 1 kaart')
    await screen.findByRole('link', { name: 'Open en print' })
    expect(calls.find(({ name }) => name === cards)?.body).toEqual({ student_ids: [1], pictures: 'none' })
  })
})

describe('the devices of a group', () => {
  const name = () => screen.getByLabelText<HTMLInputElement>(/^Naam van dit apparaat/)

  test('CARD-5 are listed with their dates, and this device can be added under a name', async () => {
    const { press, sent } = await open({ [allow]: tablet })
    const shown = screen.getByRole('list', { name: 'Toegestane apparaten' })
    expect(Array.from(shown.querySelectorAll('li > span'), (item) => item.textContent)).toEqual([
      'tablet bij het raamToegestaan op 05-01-2026 · nog niet gebruikt',
      'laptopToegestaan op 06-01-2026 · laatst gebruikt op 07-02-2026',
    ])
    await press('Sta dit apparaat toe')
    screen.getByText('Geef dit apparaat een naam.')
    expect(sent(allow)).toEqual([])
    fireEvent.change(name(), { target: { value: ' raam ' } })
    expect(screen.queryByText('Geef dit apparaat een naam.')).toBeNull()
    await press('Sta dit apparaat toe')
    await screen.findByText(/^Dit apparaat is toegestaan\. Log hier uit/)
    expect(sent(allow)[0]?.body).toEqual({ group_id: 7, name: 'raam' })
    expect(sent(devices)).toHaveLength(2)
  })

  test('CARD-5 can be removed one by one or all at once', async () => {
    const left = [laptop, { ...laptop, id: 8, name: 'pc' }]
    const { press } = await open({ [stop]: ({ query }) => (query['device_id'] === '5' ? left : []) })
    await press('Stop op tablet bij het raam')
    await screen.findByText('Op tablet bij het raam kan het nu niet meer.')
    await press('Ontkoppel alle 2 apparaten')
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Toegestane apparaten' })).toBeNull())
  })

  test('DAG-6 can be paired by a code, which disappears when all devices are removed', async () => {
    const pairing = {
      code: 'ABCD2345',
      address: 'https://spel.school.nl/koppel',
      expires_at: at('2026-01-05'),
    }
    const { press, button } = await open({ [code]: pairing, [stop]: [] })
    await press('Maak een koppelcode')
    await screen.findByText('spel.school.nl/koppel')
    screen.getByText(/De code werkt tot 12:00 uur\./)
    screen.getByRole('img', { name: 'QR-code' })
    button('Maak een andere code')
    await press('Ontkoppel alle 2 apparaten')
    await waitFor(() => expect(screen.queryByRole('img', { name: 'QR-code' })).toBeNull())
  })
})
