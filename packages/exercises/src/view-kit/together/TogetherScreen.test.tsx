// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act, Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fixtureWords } from '../../kit/fixture.ts'
import { shuffleLogs, splitIntoPieces } from '../../templates/Vlot/logs.ts'
import { extendJsdom } from '../extend-jsdom.fixture.ts'
import { portsFixture } from '../ports.fixture.ts'
import { loadTogetherView } from './together-view.tsx'
import { TogetherScreen } from './TogetherScreen.tsx'

beforeEach(async () => {
  extendJsdom()
  await Promise.all([loadTogetherView('Memorie'), loadTogetherView('Vlot')])
})
const keys = (text: string) => userEvent.keyboard(text)

/** Replaces every API that can send data by a function that throws. */
function closeAllWays() {
  const sent = vi.fn<() => never>(() => {
    throw new Error('something was sent')
  })
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal('XMLHttpRequest', sent)
  vi.stubGlobal('WebSocket', sent)
  const stored = vi.spyOn(Storage.prototype, 'setItem')
  return { sent, stored }
}

async function arrive(count = 2) {
  const { clock, spoken, ports } = portsFixture()
  const onLeave = vi.fn<() => void>()
  const words = fixtureWords.slice(0, count)
  await act(async () =>
    render(
      <Suspense>
        <TogetherScreen
          step={{ id: 57, anchors: [], words }}
          world={1}
          child={{ buddy_id: 1 }}
          ports={ports}
          onLeave={onLeave}
        />
      </Suspense>,
    ),
  )
  return { clock, spoken, onLeave, words }
}

const onTurn = () =>
  within(screen.getByRole('list', { name: 'Wie is er aan de beurt?' }))
    .getAllByRole('listitem', { current: true })
    .map(({ textContent }) => textContent)

const field = () => screen.findByRole('textbox', { name: 'Schrijf het woord' })

test('PLEK-6 two children play Vlot to its end by keyboard alone, and no data is sent or stored', async () => {
  const { sent, stored } = closeAllWays()
  const { clock, spoken, onLeave, words } = await arrive()
  screen.getByText(/Het telt niet mee/u)
  await userEvent.click(screen.getByRole('button', { name: 'Samen een vlot' }))
  screen.getByText(/Jij bent het blad/u)
  await keys('{Enter}')
  const turns: unknown[] = []
  for (let at = 0; at < 2; at++) {
    clock.pass(3000)
    await field()
    const word = words.find((candidate) => candidate.word === spoken.at(-1))
    if (word === undefined) throw new Error('no word was spoken')
    turns.push(onTurn())
    // The writer may try again.
    await keys('x{Enter}')
    turns.push(onTurn())
    await userEvent.clear(await field())
    await keys(`${word.word}{Enter}`)
    turns.push(onTurn())
    for (const piece of splitIntoPieces(word)) {
      const log = shuffleLogs(word).indexOf(piece)
      await keys(String(log + 1))
    }
    await keys('{Enter}')
    await keys('{Shift}')
  }
  clock.pass(3000)
  expect(turns).toEqual([['Jij'], ['Jij'], ['Je maatje'], ['Je maatje'], ['Je maatje'], ['Jij']])
  screen.getByRole('heading', { name: 'Klaar! Dat deden jullie samen.' })
  expect(document.body.textContent, 'nobody is told how many were right').not.toMatch(/\d|punten/u)
  expect([sent.mock.calls, stored.mock.calls]).toEqual([[], []])
  await userEvent.click(screen.getByRole('button', { name: 'Een ander spel' }))
  screen.getByRole('button', { name: 'Samen Memorie' })
  expect(onLeave).not.toHaveBeenCalled()
})

test('PLEK-6 in Memorie one child writes and the other seeks, and the instruction names the child', async () => {
  const { clock, spoken } = await arrive()
  await userEvent.click(screen.getByRole('button', { name: 'Samen Memorie' }))
  await keys('{Enter}')
  clock.pass(1000)
  await field()
  screen.getByText('Jij schrijft het woord dat je hoort. Je maatje helpt mee.')
  await keys(`${spoken.at(-1)}{Enter}{Enter}{Shift}`)
  clock.pass(3000)
  await field()
  screen.getByText('Je maatje schrijft het woord. Jij helpt mee.')
  await keys(`${spoken.at(-1)}{Enter}`)
  screen.getByText('Jij zoekt. Luister: waar ligt dit woord? Je maatje helpt mee.')
  expect(onTurn()).toEqual(['Jij'])
})

test('PLEK-6 the screen offers a way back if no game for two fits the words', async () => {
  const { onLeave } = await arrive(1)
  screen.getByText('Met deze woorden kun je niet samen spelen.')
  await userEvent.click(screen.getByRole('button'))
  expect(onLeave).toHaveBeenCalledOnce()
})
