// @vitest-environment jsdom
import type { LoginCards } from '@letterliaan/contract'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteDownloads } from '../../testing/samples.ts'
import { MakeCardsForm, type MakeCards } from './MakeCardsForm.tsx'

beforeEach(() => void noteDownloads())

const reachable: LoginCards = { address: 'https://spel.school.nl', is_local: false, student_ids: [] }
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const primary = () => Array.from(document.querySelectorAll('.primary'), (shown) => shown.textContent)

function show(known: LoginCards) {
  const onMake = vi.fn<MakeCards>(async () => new Blob())
  const form = (now: LoginCards) => <MakeCardsForm student_ids={[1, 2, 3]} known={now} onMake={onMake} />
  const { rerender } = render(form(known))
  return { onMake, know: (now: LoginCards) => rerender(form(now)) }
}

test("DAG-4 a warning not to print is shown only if tablets cannot reach the server's address", () => {
  const { know } = show({ ...reachable, address: 'http://127.0.0.1:3000', is_local: true })
  expect(document.body.textContent).toContain('Print nog geen kaarten: er komt http://127.0.0.1:3000 op')
  expect(document.body.textContent).toContain('PUBLIC_URL')
  expect(primary(), 'nothing asks for what the warning is against').toEqual([])
  know(reachable)
  expect(document.body.textContent).not.toContain('PUBLIC_URL')
})

test('DAG-4 first cards are made without a question, but new cards for the same children need a confirmation', async () => {
  const { onMake, know } = show(reachable)
  expect(document.body.textContent).not.toContain('werken daarna niet meer')
  expect(primary()).toEqual(['Maak 3 kaarten'])
  fireEvent.click(button('Maak 3 kaarten'))
  await screen.findByRole('link', { name: 'Open en print' })
  know({ ...reachable, student_ids: [1, 2, 3] })
  expect(onMake).toHaveBeenCalledTimes(1)
  expect(primary()).toEqual(['Open en print'])
  const open = screen.getByRole('link', { name: 'Open en print' })
  const again = button('Maak 3 nieuwe kaarten')
  expect(open.compareDocumentPosition(again) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()

  fireEvent.click(again)
  expect(screen.getByRole('dialog').textContent).toContain('Die kaarten werken daarna niet meer.')
  fireEvent.click(button('Annuleren'))
  expect(onMake).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})
