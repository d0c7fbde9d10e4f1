// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { RosterList } from './roster-list.ts'
import { noTypedNames } from './roster-list.ts'
import { TypedNames } from './RosterInput.tsx'

test('GRP-2 names are typed in a line for each child, and a new line appears when the last is used', async () => {
  const lists: RosterList[] = []
  function Typing() {
    const [names, setNames] = useState(noTypedNames)
    return <TypedNames names={names} onNames={setNames} onRead={(list) => lists.push(list)} />
  }
  render(<Typing />)
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const enter = (label: string) => fireEvent.keyDown(screen.getByLabelText(label), { key: 'Enter' })
  fireEvent.click(screen.getByText('Bekijk de lijst'))
  expect(lists).toEqual([])

  type('Voornaam van kind 1', ' Anna  Sophie ')
  type('Achternaam van kind 1', 'van den Berg')
  enter('Achternaam van kind 1')
  expect(document.activeElement).toBe(screen.getByLabelText('Voornaam van kind 2'))
  // The line of child 2 stays empty. Typing in the last line adds another line.
  type('Voornaam van kind 3', 'Le')
  screen.getByLabelText('Voornaam van kind 4')
  enter('Voornaam van kind 4')
  expect(lists).toHaveLength(1)
  expect(lists[0]).toMatchObject({
    isComplete: false,
    columns: { has_header: false, columns: ['first_name', 'last_name'] },
  })
  expect(await lists[0]?.file?.text()).toBe('"Anna Sophie"\t"van den Berg"\n"Le"\t""')
})
