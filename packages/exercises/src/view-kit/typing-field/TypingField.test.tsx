// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { emptyTyping, typeRestricted } from '../../kit/restricted-typing.ts'
import { extendJsdom } from '../extend-jsdom.fixture.ts'
import { TypingField } from './TypingField.tsx'

const attempts: string[] = []
let at = 0

function Typing({ answer }: { readonly answer: string }) {
  const [typing, setTyping] = useState(emptyTyping)
  const take = (text: string) =>
    setTyping((before) => {
      at += 1000
      const typed = typeRestricted(before, answer, text, at)
      if (typed.refused) attempts.push(typed.refused.attempt)
      return typed.typing
    })
  return <TypingField label="Typ het woord" text={typing.input} refusals={typing.refusals} onText={take} />
}

const start = (answer: string): HTMLInputElement => {
  attempts.length = 0
  extendJsdom()
  render(<Typing answer={answer} />)
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Typ het woord' })
}

test('a typing field has no help or correction by the browser', () => {
  const field = start('vis')
  expect(field.getAttribute('spellcheck')).toBe('false')
  expect(field.getAttribute('writingsuggestions')).toBe('false')
  expect(field.getAttribute('translate')).toBe('no')
  for (const name of ['autocorrect', 'autocapitalize', 'autocomplete'])
    expect(field.getAttribute(name)).toBe('off')
})

test('a typing field has the focus at once, accepts right letters and refuses wrong ones', async () => {
  const field = start('vis')
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('vois')
  expect(field.value).toBe('vis')
  expect(attempts).toContain('o')
})

test('Caps Lock is no error', async () => {
  const field = start('vis')
  await userEvent.keyboard('VIS')
  expect(field.value).toBe('VIS')
  expect(attempts).toEqual([])
})

test('a dead key waits for its letter and never counts as a wrong letter', () => {
  const field = start('zeeën')
  fireEvent.change(field, { target: { value: 'zee' } })
  fireEvent.compositionStart(field)
  fireEvent.change(field, { target: { value: 'zee¨' } })
  expect(field.value).toBe('zee¨')
  fireEvent.change(field, { target: { value: 'zeeë' } })
  fireEvent.compositionEnd(field)
  expect(field.value).toBe('zeeë')
  expect(attempts).toEqual([])
})

test('a dead apostrophe waits for its letter, or for a space that makes it an apostrophe', () => {
  const field = start("fé's")
  const compose = (...values: string[]) => {
    fireEvent.keyDown(field, { key: 'Dead' })
    fireEvent.compositionStart(field)
    for (const value of values) fireEvent.change(field, { target: { value } })
    fireEvent.compositionEnd(field)
  }
  fireEvent.change(field, { target: { value: 'f' } })
  compose("f'", 'fé')
  expect(field.value).toBe('fé')
  compose("fé'")
  fireEvent.change(field, { target: { value: "fé's" } })
  expect(field.value).toBe("fé's")
  expect(attempts).toEqual([])
})

test('an apostrophe of a soft keyboard is judged immediately', () => {
  const field = start('vis')
  fireEvent.keyDown(field, { key: 'Unidentified' })
  fireEvent.compositionStart(field)
  fireEvent.change(field, { target: { value: "v'" } })
  expect(attempts).toContain("'")
  expect(field.value).toBe('v')
})

test('a soft keyboard that composes each word is judged letter by letter', () => {
  const field = start('vis')
  fireEvent.compositionStart(field)
  for (const value of ['v', 'vi', 'via']) fireEvent.change(field, { target: { value } })
  expect(field.value).toBe('vi')
  expect(attempts).toContain('a')
  fireEvent.change(field, { target: { value: 'vis' } })
  fireEvent.compositionEnd(field)
  expect(field.value).toBe('vis')
})

test('an e followed by a combining trema is one letter', () => {
  const field = start('zeeën')
  fireEvent.change(field, { target: { value: 'zeee\u0308n' } })
  expect(field.value).toBe('zeeën')
})

test('typing replaces a refused answer, and a single letter of it can be corrected', async () => {
  extendJsdom()
  const Answer = () => {
    const [text, setText] = useState('')
    const [refused, setRefused] = useState<string | null>(null)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setRefused(text)
        }}
      >
        <TypingField label="Schrijf het woord" text={text} isRefused={text === refused} onText={setText} />
      </form>
    )
  }
  render(<Answer />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Schrijf het woord' })
  await userEvent.keyboard('lugt{Enter}lucht')
  expect(field.value).toBe('lucht')
  await userEvent.keyboard('{Enter}{ArrowRight}{Backspace}d')
  expect(field.value).toBe('luchd')
})
