// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { WordHistories } from './RucksackWindow.tsx'

test("PLEK-5 a child reads the origin of its step's words, in order, and where to find more", async () => {
  render(<WordHistories words={['cadeautje', 'orang-oetan', 'cadeau', 'fiets']} />)
  await userEvent.click(screen.getByRole('button', { name: 'Woordgeschiedenis' }))
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'orang-oetan',
    'cadeau',
    'fiets',
  ])
  screen.getByText(/weet men niet zeker/)
  screen.getByText(/etymologiebank\.nl/)
})

test('PLEK-5 a step without such words has no button', () => {
  const { container } = render(<WordHistories words={['vis', 'zon']} />)
  expect(container.textContent).toBe('')
})
