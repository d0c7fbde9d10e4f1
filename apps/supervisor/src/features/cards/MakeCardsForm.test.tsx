// @vitest-environment jsdom
import type { LoginCards } from '@letterliaan/contract'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { noteDownloads } from '../../testing/samples.ts'
import { leavePage, openPage } from '../../testing/open-page.tsx'
import { MakeCardsForm } from './MakeCardsForm.tsx'

beforeEach(() => void noteDownloads())

const reachable: LoginCards = { address: 'https://spel.school.nl', is_local: false, student_ids: [] }
const primary = () => Array.from(document.querySelectorAll('.primary'), (shown) => shown.textContent)

const holders = 'GET /api/v1/begeleider/login-cards'
const cards = 'POST /api/v1/begeleider/login-cards'
const show = (known: LoginCards) =>
  openPage(<MakeCardsForm student_ids={[1, 2, 3]} group={null} />, {
    [holders]: known,
    [cards]: new ArrayBuffer(4),
  })

test("DAG-4 a warning not to print is shown only if tablets cannot reach the server's address", async () => {
  await show({ ...reachable, address: 'http://127.0.0.1:3000', is_local: true })
  expect(document.body.textContent).toContain('Print nog geen kaarten: er komt http://127.0.0.1:3000 op')
  expect(document.body.textContent).toContain('PUBLIC_URL')
  expect(primary(), 'nothing asks for what the warning is against').toEqual([])
  leavePage()
  await show(reachable)
  expect(document.body.textContent).not.toContain('PUBLIC_URL')
})

test('DAG-4 first cards are made without a question, but new cards for the same children need a confirmation', async () => {
  const { press, answer, sent, button } = await show(reachable)
  expect(document.body.textContent).not.toContain('werken daarna niet meer')
  expect(primary()).toEqual(['Maak 3 kaarten'])
  answer({ [holders]: { ...reachable, student_ids: [1, 2, 3] } })
  await press('Maak 3 kaarten')
  const open = await screen.findByRole('link', { name: 'Open en print' })
  expect(sent(cards)).toHaveLength(1)
  expect(primary()).toEqual(['Open en print'])
  const again = button('Maak 3 nieuwe kaarten')
  expect(open.compareDocumentPosition(again) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()

  await press('Maak 3 nieuwe kaarten')
  expect(screen.getByRole('dialog').textContent).toContain('Die kaarten werken daarna niet meer.')
  await press('Annuleren')
  expect(sent(cards)).toHaveLength(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})
