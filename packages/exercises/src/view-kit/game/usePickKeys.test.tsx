// @vitest-environment jsdom
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { getPickKey, usePickKeys } from './usePickKeys.ts'

function Choices({ count, onPick }: { readonly count: number; readonly onPick: (at: number) => void }) {
  usePickKeys(count, onPick)
  return <input aria-label="field" />
}

test('PLEK-6 each of fifteen cards shows its own key, which also works as a capital', async () => {
  const picked: number[] = []
  render(<Choices count={15} onPick={(at) => picked.push(at)} />)
  const keys = Array.from({ length: 15 }, (_, at) => getPickKey(at + 1))
  expect(new Set(keys).size).toBe(15)
  expect(keys.join('')).toBe('123456789ABCDEF')
  await userEvent.keyboard(`${keys.join('')}fg0`)
  expect(picked).toEqual([...keys.keys(), 14])
})

test('PLEK-6 typing in a field picks no card', async () => {
  const picked: number[] = []
  const { getByRole } = render(<Choices count={15} onPick={(at) => picked.push(at)} />)
  await userEvent.type(getByRole('textbox'), 'a1')
  expect(picked).toEqual([])
})

test('PLEK-6 a key picks no card behind a dialog', async () => {
  const picked: number[] = []
  render(
    <>
      <Choices count={15} onPick={(at) => picked.push(at)} />
      <dialog open />
    </>,
  )
  await userEvent.keyboard('1')
  expect(picked).toEqual([])
})
