// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { hasSpecialLetter, insertText } from './special-keys.ts'
import { SpecialKeys } from './SpecialKeys.tsx'

function Writing() {
  const [text, setText] = useState('')
  return (
    <>
      <input aria-label="Jouw woord" value={text} onChange={(event) => setText(event.target.value)} />
      <SpecialKeys
        onKey={(key) => {
          if (document.activeElement instanceof HTMLInputElement) insertText(document.activeElement, key)
        }}
      />
    </>
  )
}

test('EX-19 there are keys for ü ä ï ë é ö, space, and other letters of the words', () => {
  render(<SpecialKeys onKey={() => undefined} />)
  const names = screen.getAllByRole('button').map((key) => key.textContent || key.getAttribute('aria-label'))
  expect(names).toEqual(['ü', 'ä', 'ï', 'ë', 'é', 'ö', 'ê', 'è', 'à', 'ç', "'", '-', 'spatie'])
})

test('EX-19 each key types its letter at the cursor, and the field keeps the focus', async () => {
  const user = userEvent.setup()
  render(<Writing />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Jouw woord' })
  await user.type(field, 'n')
  for (const key of screen.getAllByRole('button')) await user.click(key)
  await user.type(field, 'z', { skipClick: true })
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe("nüäïëéöêèàç'- z")
})

test.each([
  ['egoïst', true],
  ["auto's", true],
  ['zee-egel', true],
  ['Één', true],
  ['boom', false],
  ['een boom', false],
])('EX-19 whether a word has a letter that school keyboards lack: %s', (word, has) => {
  expect(hasSpecialLetter(word)).toBe(has)
})

test('EX-19 a key replaces the selected text', async () => {
  const user = userEvent.setup()
  render(<Writing />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Jouw woord' })
  await user.type(field, 'reeen')
  field.setSelectionRange(2, 3)
  await user.click(screen.getByRole('button', { name: 'ë, e met trema' }))
  expect(field.value).toBe('reëen')
  expect(field.selectionStart).toBe(3)
})
