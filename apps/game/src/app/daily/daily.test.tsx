// @vitest-environment jsdom
import type { DailyState, DailyThing } from '@letterliaan/contract'
import { numLetters, numVisits } from '@letterliaan/contract/daily'
import { dailyTexts, letters, visits } from '@letterliaan/texts/daily'
import { listen } from '@letterliaan/ui/listen.fixture'
import type { Look } from '@letterliaan/ui/pictures'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createRewardQueue } from '../reward/reward-queue.ts'
import { createData, renderInGame } from '../../testing/render-in-game.tsx'
import { useDaily } from './useDaily.tsx'

function Map() {
  const { offer, window, scenery } = useDaily(1, { user_id: 31 }, [])
  return (
    <>
      {scenery}
      {offer && (
        <button type="button" onClick={offer.open}>
          {offer.label}
        </button>
      )}
      {window}
    </>
  )
}

const daily = (thing: DailyThing | null, weather: DailyState['weather'] = 'fair'): DailyState => ({
  day: '2026-11-16',
  thing,
  animals: [],
  weather,
  played: [],
})

interface Arriving {
  readonly look?: Look
  readonly told?: Set<string>
}

async function arrive(today: DailyState | Error, { look = 'jungle', told = new Set() }: Arriving = {}) {
  const call = vi.fn<(name: string) => Promise<unknown>>(async (name) => {
    if (today instanceof Error) throw today
    return name === 'GET /api/v1/daily' ? today : { goals: [] }
  })
  const rewards = createRewardQueue()
  const { said, wrapper } = listen(look)
  renderInGame(<Map />, { ...createData(call), rewards, told }, { wrapper })
  await expect.poll(() => call).toHaveBeenCalled()
  await act(async () => undefined)
  return { said, rewards }
}

test('PLEK-7 there are as many letters and visits as the schedule assumes', () => {
  expect([letters.length, visits.length]).toEqual([numLetters, numVisits])
})

test.each<[DailyThing, string, string]>([
  [{ kind: 'egg', is_moving: false }, 'Kijk in het nest', 'Kijk, een ei in een nest!'],
  [{ kind: 'hatch', animal: 'swan' }, 'Kijk in het nest', 'Het ei is open. Het is een zwaan!'],
  [{ kind: 'letter', number: 20 }, 'Een brief voor jou', letters[20]?.line.text ?? ''],
  [{ kind: 'visitor', number: 9 }, 'Bezoek voor jou', visits[9]?.line.text ?? ''],
])(
  'PLEK-7 a surprise stays closed until it is tapped, and then its text is read aloud: %o',
  async (thing, title, text) => {
    const { said, rewards } = await arrive(daily(thing))
    const button = await screen.findByRole('button', { name: title })
    expect([screen.queryByRole('dialog'), said]).toEqual([null, []])
    fireEvent.click(button)
    expect(screen.getByRole('dialog', { name: title }).textContent).toContain(text)
    await expect.poll(() => said[0]).toContain(text)
    // A reward waits while the surprise is open.
    rewards.add({ group_id: 1, name: 'Groep 5', week: '2026-11-16', words_wanted: 40 })
    expect(rewards.shown.get()).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Leuk!' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    // An opened surprise is no longer offered.
    expect(screen.queryByRole('button')).toBeNull()
  },
)

/** One case of each kind. packages/texts/src/daily checks all letters and visits. */
test.each<[DailyThing, string, readonly { readonly sober?: string }[]]>([
  [{ kind: 'egg', is_moving: false }, 'Een spoor', [dailyTexts.egg]],
  [{ kind: 'egg', is_moving: true }, 'Een spoor', [dailyTexts.moving]],
  [{ kind: 'hatch', animal: 'swan' }, 'Een spoor', [dailyTexts.hatched.swan, dailyTexts.movedIn]],
  [{ kind: 'letter', number: 0 }, 'Een brief voor jou', letters.slice(0, 1).map(({ line }) => line)],
  [{ kind: 'visitor', number: 0 }, 'Bezoek voor jou', visits.slice(0, 1).map(({ line }) => line)],
])('PLEK-5 in the look 10+ the sober wording is shown and read aloud: %o', async (thing, title, lines) => {
  const sober = lines.map((line) => line.sober)
  const { said } = await arrive(daily(thing), { look: 'field-camp' })
  fireEvent.click(await screen.findByRole('button', { name: title }))
  const dialog = screen.getByRole('dialog', { name: title })
  expect([...dialog.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(sober)
  expect(dialog.querySelector('img[src*="nest"]')).toBeNull()
  await expect.poll(() => said.join(' ')).toBe(sober.join(' '))
  fireEvent.click(screen.getByRole('button', { name: 'Sluit' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('PLEK-7 an opened surprise is not offered again that day, and the next day has another', async () => {
  const thing = { kind: 'letter', number: 3 } as const
  const told = new Set<string>()
  await arrive(daily(thing), { told })
  fireEvent.click(await screen.findByRole('button', { name: 'Een brief voor jou' }))
  cleanup()
  await arrive(daily(thing), { told })
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  await arrive({ ...daily({ kind: 'letter', number: 4 }), day: '2026-11-17' }, { told })
  await screen.findByRole('button', { name: 'Een brief voor jou' })
})

test('PLEK-7 the map shows no surprise on the first day or while offline', async () => {
  await arrive(daily(null, 'rainbow'))
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.querySelector('[data-weather="rainbow"]')?.getAttribute('aria-hidden')).toBe('true')
  cleanup()
  await arrive(new TypeError('Failed to fetch'))
  expect(document.body.textContent).toBe('')
})
