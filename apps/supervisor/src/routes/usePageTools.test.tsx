// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPage } from '../testing/open-page.tsx'
import { createSampleGroup, createSampleStudent } from '../testing/samples.ts'
import { usePageTools } from './usePageTools.tsx'

function PageTools() {
  const { buttons, dialog } = usePageTools('today')
  return (
    <>
      {buttons}
      {dialog}
    </>
  )
}

const names = ['Noor', 'Norah', 'Sam']

async function open() {
  const opened = await openPage(<PageTools />, {
    'GET /api/v1/begeleider/student': [
      ...names.map((name, at) => createSampleStudent(at + 1, name)),
      ...Array.from({ length: 1000 }, (_, at) => createSampleStudent(at + 10, `Kind ${at}`)),
    ],
    'GET /api/v1/begeleider/group': [createSampleGroup(7, '5a')],
    'GET /api/v1/begeleider/own-step': [],
    'GET /api/v1/begeleider/review/step': [
      { id: 31, world: 2, position: 4, label: 'Woorden met ng', num_words: 9, num_marked: 0 },
    ],
  })
  const { user } = opened
  return { ...opened, keys: (text: string) => user.keyboard(text) }
}

const field = () => screen.getByRole('combobox', { name: 'Zoek een kind, groep, stap of pagina' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const current = () => {
  const id = field().getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)?.textContent
}

describe('searching', () => {
  test('Cmd+K opens the search, in which arrows and Enter choose a child', async () => {
    const { keys, wentTo } = await open()
    await keys('{Meta>}k{/Meta}')
    await screen.findByRole('dialog', { name: 'Zoeken' })
    expect(document.activeElement).toBe(field())
    await keys('no')
    expect(options().slice(0, 2)).toEqual(['Noor Kind · 5a', 'Norah Kind · 5a'])
    expect(screen.getByRole('status').textContent).toMatch(/^\d+ gevonden$/)
    expect(current()).toBe('Noor Kind · 5a')
    await keys('{ArrowDown}')
    expect(current()).toBe('Norah Kind · 5a')
    await keys('{ArrowDown}{ArrowUp}{Enter}')
    expect(wentTo()).toEqual(['/begeleider/kind/2'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('only Ctrl+K or Cmd+K opens the search, and not over another dialog', async () => {
    const { keys, user } = await open()
    await keys('k')
    expect(screen.queryByRole('dialog')).toBeNull()
    await keys('{Control>}k{/Control}')
    await screen.findByRole('dialog', { name: 'Zoeken' })
    await keys('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Help' }))
    await keys('{Control>}k{/Control}')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(screen.queryByRole('dialog', { name: 'Zoeken' })).toBeNull()
  })

  test('the button opens the search, which finds a group, a step and a page', async () => {
    const { press, keys, user, wentTo } = await open()
    await press(/^Zoeken/)
    expect(options()).toContain('Vandaag Pagina')
    await keys('5a')
    expect(options()[0]).toBe('5a Groep')
    await user.clear(field())
    await keys('ng')
    await user.click(screen.getByRole('option', { name: '4. Woorden met ng Stap · Wereld 2' }))
    expect(wentTo()).toEqual(['/begeleider/uitspraak/stap/31'])
  })

  test('the search shows twenty of a thousand matches with their number, and a message if there are none', async () => {
    const { press, keys } = await open()
    await press(/^Zoeken/)
    await keys('kind')
    expect(options()).toHaveLength(20)
    screen.getByText(/^De eerste 20 van 10\d\d\. Typ meer letters om te kiezen\.$/)
    await keys('xyz')
    expect(options()).toEqual([])
    expect(field().getAttribute('aria-activedescendant')).toBeNull()
    screen.getByText('Niets gevonden. Kijk of u het zo schrijft.')
  })
})

test('TIEN-1 the help button opens the handbook section about this page, with a link to the handbook', async () => {
  const { press, user, wentTo } = await open()
  await press('Help')
  await screen.findByText(/^Na het inloggen ziet u/)
  await user.click(screen.getByRole('link', { name: 'Open de hele handleiding' }))
  expect(wentTo()).toEqual(['/begeleider/handleiding'])
  expect(screen.queryByRole('dialog')).toBeNull()
})
