// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { beginExerciseFixture, renderExerciseFixture } from '../../view-kit/shell/screen.fixture.tsx'
import { fixture } from './fixture.ts'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('ZIN-3 the child finds the mistake, chooses the rule, and writes the word', async () => {
  const { data } = await beginExerciseFixture(fixture)
  const sentence = await screen.findByRole('group', { name: 'De zin met de fout' })
  expect(sentence.textContent).toContain('Dit is kiker.')
  await press('Dit')
  screen.getByText('Dit woord is goed geschreven. Zoek verder!')
  await press('kiker')
  expect(within(sentence).getByRole('mark').textContent).toBe('kiker')
  const rules = within(screen.getByRole('group', { name: 'Kies het ankerwoord' })).getAllByRole('button')
  expect(rules.map(({ textContent }) => textContent).toSorted()).toEqual(['appel', 'ring', 'vogel'])
  await press('ring')
  screen.getByText('Dit ankerwoord heeft een andere regel. Kies nog een keer.')
  expect(data()).toEqual([])
  await press('appel')
  await userEvent.type(screen.getByRole('textbox', { name: 'Typ het woord' }), 'kikker{Enter}')
  expect(data()).toEqual([{ answer: 'kikker', at: 2 }])
})

const words = (fixture.words ?? []).map((word) =>
  Object.assign({}, word, { sentence: `Mijn zusje ziet ${word.word} heel graag.` }),
)
const begun = async () => {
  const played = await renderExerciseFixture({ ...fixture, words })
  await played.begin()
  const sentence = await screen.findByRole('group', { name: 'De zin met de fout' })
  const canBeTapped = () =>
    within(sentence)
      .getAllByRole('button')
      .filter((button) => button.getAttribute('aria-disabled') === null)
      .map(({ textContent }) => textContent)
  return { ...played, canBeTapped }
}

test('GIDS-5 taps on right words narrow the sentence', async () => {
  const { canBeTapped } = await begun()
  expect(canBeTapped()).toEqual(['Mijn', 'zusje', 'ziet', 'kiker', 'heel', 'graag'])
  await press('Mijn')
  await press('zusje')
  screen.getByText('Dit woord is goed geschreven. De fout zit in een van de gele woorden.')
  expect(canBeTapped()).toEqual(['kiker', 'heel', 'graag'])
  await press('heel')
  await press('graag')
  screen.getByText('Dit woord is goed geschreven. Het gele woord is fout. Tik het aan.')
  expect(canBeTapped()).toEqual(['kiker'])
})

test('OPS-2 the pictures of the anchors have the path of the installation', async () => {
  document.documentElement.dataset['prefix'] = '/spelling'
  try {
    await begun()
    await press('kiker')
    const rules = screen.getByRole('group', { name: 'Kies het ankerwoord' })
    const sources = [...rules.querySelectorAll('img')].map((image) => image.getAttribute('src'))
    expect(sources).not.toEqual([])
    expect(sources.filter((src) => !src?.startsWith('/spelling/pictures/'))).toEqual([])
  } finally {
    delete document.documentElement.dataset['prefix']
  }
})

test('a punctuation mark stays on the line of its word', async () => {
  await begun()
  const last = screen.getByRole('button', { name: 'graag' })
  expect(last.parentElement?.textContent).toBe('graag.')
})

test('GIDS-13 a new question is scrolled into view, but the end of a message does not scroll', async () => {
  await begun()
  await press('Mijn')
  const seen: (string | null)[] = []
  HTMLElement.prototype.scrollIntoView = function see(this: HTMLElement) {
    seen.push(this.textContent)
  }
  await press('kiker')
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
  expect(seen).toHaveLength(1)
  expect(seen[0]).toContain('Welk ankerwoord helpt je bij dit woord?')
})

test('GIDS-13 a message stays in view if a tablet is rotated', async () => {
  await begun()
  await press('Mijn')
  const seen: (string | null)[] = []
  HTMLElement.prototype.scrollIntoView = function see(this: HTMLElement) {
    seen.push(this.textContent)
  }
  window.dispatchEvent(new Event('resize'))
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
  expect(seen).toEqual([expect.stringContaining('Dit woord is goed geschreven.')])
})
