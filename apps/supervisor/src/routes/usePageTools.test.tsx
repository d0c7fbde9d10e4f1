// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openRowProps } from '../app/controls/index.ts'
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
  const opened = await openPage(
    <>
      <PageTools />
      <input aria-label="Waarom?" />
      <ul>
        {names.map((name, at) => (
          <li key={name}>
            <a href={`/kind/${at}`} {...openRowProps}>
              {name}
            </a>
            <button type="button">{`Gezien: ${name}`}</button>
          </li>
        ))}
      </ul>
    </>,
    {
      'GET /api/v1/begeleider/student': [
        ...names.map((name, at) => createSampleStudent(at + 1, name)),
        ...Array.from({ length: 1000 }, (_, at) => createSampleStudent(at + 10, `Kind ${at}`)),
      ],
      'GET /api/v1/begeleider/group': [createSampleGroup(7, '5a')],
      'GET /api/v1/begeleider/own-step': [],
      'GET /api/v1/begeleider/review/step': [
        { id: 31, world: 2, position: 4, label: 'Woorden met ng', num_words: 9, num_marked: 0 },
      ],
    },
  )
  const { user } = opened
  const focused = () => document.activeElement?.textContent
  return { ...opened, focused, keys: (text: string) => user.keyboard(text) }
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

describe('keys', () => {
  test('j and k move the focus between rows, within the list', async () => {
    const { keys, focused, user } = await open()
    await keys('j')
    expect(focused()).toBe('Noor')
    await keys('jj')
    expect(focused()).toBe('Sam')
    await keys('j')
    expect(focused()).toBe('Sam')
    await user.click(screen.getByRole('button', { name: 'Gezien: Norah' }))
    await keys('j')
    expect(focused()).toBe('Sam')
    await keys('kkkk')
    expect(focused()).toBe('Noor')
  })

  test('TIEN-1 ? opens the handbook section about this page, with a link to the handbook', async () => {
    const { keys, user, wentTo } = await open()
    await keys('?')
    await screen.findByText(/^Na het inloggen ziet u/)
    await user.click(screen.getByRole('link', { name: 'Open de hele handleiding' }))
    expect(wentTo()).toEqual(['/begeleider/handleiding'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('letters do nothing while the user types, with Ctrl, or while a dialog is open', async () => {
    const { keys, user } = await open()
    await user.click(screen.getByLabelText('Waarom?'))
    await keys('jk?')
    expect(screen.getByLabelText<HTMLInputElement>('Waarom?').value).toBe('jk?')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.tab()
    const before = document.activeElement
    await keys('{Control>}j{/Control}')
    expect(document.activeElement).toBe(before)
    await keys('?')
    screen.getByRole('dialog', { name: 'Help' })
    await keys('j')
    expect(document.activeElement?.textContent).not.toBe('Norah')
  })

  test('letter keys can be turned off permanently (WCAG 2.1.4), but Ctrl+K still works', async () => {
    const { keys, user, press } = await open()
    await press('Help')
    await user.click(screen.getByText('Toetsen'))
    await user.click(screen.getByRole('checkbox', { name: 'Letters zonder Ctrl werken ook (j, k en ?)' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sluiten' }))
    const before = document.activeElement
    await keys('j?')
    expect([document.activeElement, screen.queryByRole('dialog')]).toEqual([before, null])
    await keys('{Control>}k{/Control}')
    screen.getByRole('dialog', { name: 'Zoeken' })
    expect(localStorage.getItem('letterliaan-begeleider-letter-keys')).toBe('off')
  })
})
