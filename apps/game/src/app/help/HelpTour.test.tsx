// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { HelpTour } from './HelpTour.tsx'

const onClose = vi.fn<() => void>()
const steps = [
  { header: { text: 'De kaart' }, body: { text: 'Hier is een toets.' }, button: 'Laat maar zien' },
  { header: { text: 'Hier ben je nu' }, body: { text: 'Nog op slot.' } },
  { header: { text: 'Terug' }, body: { text: 'Hiermee ga je terug naar de vier werelden.' } },
] as const

function renderTour() {
  render(
    <>
      <button>Op de pagina</button>
      <HelpTour steps={steps} buddy_id={1} onClose={onClose} />
    </>,
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('HELP-1 each step has a header, a body and a way to the next step, and the last one closes the tour', () => {
  renderTour()
  screen.getByRole('dialog', { name: 'De kaart', description: 'Hier is een toets.' })
  screen.getByText('1 van 3')
  press('Laat maar zien')
  screen.getByRole('dialog', { name: 'Hier ben je nu' })
  screen.getByText('2 van 3')
  press('Volgende')
  screen.getByRole('dialog', { name: 'Terug' })
  press('Vorige')
  screen.getByRole('dialog', { name: 'Hier ben je nu' })
  press('Volgende')
  expect(onClose).not.toHaveBeenCalled()
  press('Klaar')
  expect(onClose).toHaveBeenCalledOnce()
})

test('HELP-1 Enter continues from the first step, although the dialog focuses another button', async () => {
  HTMLDialogElement.prototype.show = function show() {
    this.open = true
    ;[...this.querySelectorAll('button')].at(-1)?.focus()
  }
  renderTour()
  await userEvent.keyboard('{Enter}{Enter}')
  screen.getByText('3 van 3')
})

test('HELP-1 a click outside closes the tour, but a click inside does not', () => {
  renderTour()
  fireEvent.click(screen.getByText('Hier is een toets.'))
  expect(onClose).not.toHaveBeenCalled()
  press('Op de pagina')
  expect(onClose).toHaveBeenCalledOnce()
})

test('Escape, the close button and a lost focus close the tour', () => {
  renderTour()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  press('Sluiten')
  screen.getByRole('button', { name: 'Laat maar zien' }).focus()
  screen.getByRole('button', { name: 'Op de pagina' }).focus()
  expect(onClose).toHaveBeenCalledTimes(3)
})
