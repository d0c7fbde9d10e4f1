// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { turnFixture } from '../../kit/analysed-word.fixture.ts'
import { beginExerciseFixture } from '../../view-kit/shell/screen.fixture.tsx'
import { renderTurnFixture } from '../../view-kit/turn/show-turn.fixture.tsx'
import { fixture } from './fixture.ts'
import { logic } from './logic.ts'
import { view } from './view.tsx'

const open = () => {
  const turn = turnFixture(logic, 'wordt', [], 1)
  const word = {
    ...turn.word,
    sentence: 'Mila wordt morgen tien.',
    verb: { infinitive: 'worden', subject: 'Mila', person: 'hij', time: 'nu' } as const,
  }
  return renderTurnFixture(view, { ...turn, word })
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('VERB-1 the sentence has a gap and the infinitive, and the scheme shows the choices', async () => {
  const { posted } = open()
  expect(screen.getByText('het hele werkwoord: worden')).toBeDefined()
  expect(document.body.textContent).not.toMatch(/wordt/u)
  await press('toen')
  await press('nu')
  await press('hij, zij, het')
  await press('word')
  await press('+ t')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'nu',
    'hij, zij, het',
    'word',
    '+ t',
  ])
  await userEvent.type(screen.getByRole('textbox'), 'wordt')
  await press('Klaar')
  expect(posted).toEqual([{ attempt: 'toen', at: 0 }, { answer: 'wordt' }])
})

test('GIDS-5 each wrong form is answered, even if the sentence about it is the same', async () => {
  await beginExerciseFixture(fixture)
  await press('Ik weet het al')
  const field = screen.getByRole('textbox')
  const messages = new Set<Element>()
  for (const form of ['wort', 'woort']) {
    await userEvent.clear(field)
    await userEvent.type(field, form)
    await press('Klaar')
    const output = await screen.findByRole('status')
    messages.add(output)
    expect(document.activeElement).toBe(field)
  }
  expect(messages.size).toBe(2)
})

test("GIDS-1 'Ik weet het al' has a picture and a speaker", () => {
  open()
  const button = screen.getByRole('button', { name: 'Ik weet het al' })
  expect(button.querySelector('img, svg')).not.toBeNull()
  expect(button.querySelector('[data-aloud]')?.textContent).toBe('Ik weet het al')
})

test('VERB-1 a child can skip the scheme with the keyboard alone', async () => {
  const { posted } = open()
  screen.getByRole('button', { name: 'Ik weet het al' }).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('wordt{Enter}')
  expect(posted).toEqual([{ answer: 'wordt' }])
})
