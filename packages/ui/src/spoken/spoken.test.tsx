// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { PlaybackOptions, UtteranceEnd } from '../sound/index.ts'
import {
  ReadAloudContext,
  SpokenText,
  useReadAloud,
  type ReadAloudLine,
  type ReadAloud,
} from './SpokenText.tsx'
import { computeWordTimes } from './word-timing.ts'

/** A voice whose texts wait until the test ends them. */
function makeVoice() {
  const said: { text: string; hearing: PlaybackOptions; end: (end: UtteranceEnd) => void }[] = []
  const say = (line: ReadAloudLine, hearing: PlaybackOptions) =>
    new Promise<UtteranceEnd>((resolve) => {
      hearing.signal?.addEventListener('abort', () => resolve('cleared'))
      said.push({ text: line.text, hearing, end: resolve })
    })
  return { said, say }
}

let voice: ReturnType<typeof makeVoice>
beforeEach(() => {
  vi.useFakeTimers()
  voice = makeVoice()
})

const text = 'Luister goed, en typ.'
const show = (isAutomatic: boolean, auto = true, line = { text }) => (
  <ReadAloudContext value={{ isAutomatic, say: voice.say }}>
    <SpokenText line={line} auto={auto} />
  </ReadAloudContext>
)
const read = (children: ReactNode, more: Partial<ReadAloud> = {}) =>
  render(
    <ReadAloudContext value={{ isAutomatic: true, say: voice.say, ...more }}>{children}</ReadAloudContext>,
  )
const texts = () => voice.said.map((spoken) => spoken.text)
const litWord = () => {
  const place = document.querySelector<HTMLElement>('[data-lit]')
  return place === null ? null : (computeWordTimes(text)[Number(place.dataset['lit'])] ?? null)
}
const litText = () => {
  const word = litWord()
  return word && text.slice(word.from, word.to)
}
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

const cheered = { text: 'Wat heb je dat knap gedaan!', easier: 'Knap!', sober: 'De stap is af.' }

const ruled = { text: 'Oefen met minstens 2 sterren.', easier: 'Kies 2 of 3 sterren.' }

test.each([
  [true, ruled, ruled.easier],
  [false, ruled, ruled.text],
  [true, { text }, text],
])(
  'GIDS-1 a beginning reader sees and hears the easier wording, if there is one: %s %j',
  (isEasier, line, wording) => {
    const { container } = read(<SpokenText line={line} auto />, { isEasier })
    expect(texts()).toEqual([wording])
    expect(container.textContent).toBe(wording)
  },
)

test('PLEK-5 in the look 10+ a text is shown and spoken in its sober wording, if it has one', () => {
  const { container } = read(
    <>
      <SpokenText line={cheered} auto />
      <SpokenText line={ruled} auto />
    </>,
    { isEasier: true, isSober: true },
  )
  expect(texts()).toEqual([cheered.sober, ruled.easier])
  expect(container.textContent).toBe(cheered.sober + ruled.easier)
})

test('GIDS-1 a text is read automatically only if that is switched on, but its speaker always reads it', async () => {
  const { rerender } = render(show(false))
  expect(texts()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Lees voor' }))
  expect(texts()).toEqual([text])
  rerender(show(true))
  expect(texts()).toEqual([text, text])
  cleanup()
  render(show(true, false))
  expect(texts()).toHaveLength(2)
})

test('GIDS-1 words are highlighted one by one while they are spoken', async () => {
  render(show(true))
  expect(litText()).toBe(null)
  act(() => voice.said[0]?.hearing.onStart?.(2))
  const seen = []
  for (let passed = 0; passed < 2000; passed += 100) {
    await settle(passed === 0 ? 0 : 100)
    if (seen.at(-1) !== litText()) seen.push(litText())
  }
  expect(seen).toEqual(['Luister', 'goed,', 'en', 'typ.'])
  voice.said[0]?.end('ended')
  await settle()
  expect(litText()).toBe(null)
  expect(screen.getByText(text)).toBeTruthy()
})

test('GIDS-1 the highlight follows its word when the window turns', async () => {
  let left = 50
  const range = { setStart: () => {}, setEnd: () => {}, getClientRects: () => [{ left, top: 0 }] }
  vi.spyOn(document, 'createRange').mockImplementation(() => range as unknown as Range)
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockImplementation(() => document.body)
  onTestFinished(() => void vi.restoreAllMocks())
  render(show(true))
  act(() => voice.said[0]?.hearing.onStart?.(2))
  await settle()
  const light = document.querySelector<HTMLElement>('[data-lit] i')
  expect(light?.style.insetInlineStart).toBe('50px')
  left = 30
  fireEvent(window, new Event('resize'))
  expect(light?.style.insetInlineStart).toBe('30px')
})

test('GIDS-1 a text stops at a second press, at another text, or when the page is left', async () => {
  const { rerender, unmount } = render(show(true))
  fireEvent.click(screen.getByRole('button', { name: 'Lees voor' }))
  expect(voice.said.map(({ hearing }) => hearing.signal?.aborted)).toEqual([true, false])
  rerender(show(true, true, { text: 'Schrijf het op.' }))
  expect(texts()).toEqual([text, text, 'Schrijf het op.'])
  expect(voice.said[1]?.hearing.signal?.aborted).toBe(true)
  unmount()
  expect(voice.said[2]?.hearing.signal?.aborted).toBe(true)
})

test('GIDS-1 a text that was spoken to its end is not read again when reading is enabled again', async () => {
  const { rerender } = render(show(true))
  const cover = () => {
    rerender(show(false))
    rerender(show(true))
  }
  cover()
  expect(texts()).toEqual([text, text])
  voice.said.at(-1)?.end('ended')
  await settle()
  cover()
  expect(texts()).toEqual([text, text])
})

test('no speaker is shown if there is no voice, or if the text has no sound', async () => {
  render(<SpokenText line={{ text }} />)
  expect(screen.queryByRole('button')).toBe(null)
  cleanup()
  render(show(false))
  fireEvent.click(screen.getByRole('button', { name: 'Lees voor' }))
  voice.said[0]?.end('failed')
  await settle()
  expect(screen.queryByRole('button')).toBe(null)
})

function Lines({ lines }: { readonly lines: readonly ReadAloudLine[] }) {
  const { textOf, speaker } = useReadAloud(lines, { auto: true })
  return (
    <div>
      <p>{textOf(0)}</p>
      <p>{textOf(1, 'anders')}</p>
      {speaker}
    </div>
  )
}

test('GIDS-1 lines are spoken one after the other, and a word stops all of them', async () => {
  const lines = [{ text: 'Bijna!' }, { text: 'Nog een keer.' }, { text: 'Het lukt.' }]
  read(<Lines lines={lines} />)
  expect(texts()).toEqual(['Bijna!'])
  voice.said[0]?.end('ended')
  await settle()
  expect(texts()).toEqual(['Bijna!', 'Nog een keer.'])
  expect(screen.getByText('anders')).toBeTruthy()
  voice.said[1]?.end('cleared')
  await settle()
  expect(texts()).toHaveLength(2)
})

test('GIDS-1 NET-1 a line is skipped if its sound fails, and the speaker can repeat the others', async () => {
  read(<Lines lines={[{ text: 'Bijna!' }, { text: 'Nog een keer.' }]} />)
  voice.said[0]?.end('failed')
  await settle()
  expect(texts()).toEqual(['Bijna!', 'Nog een keer.'])
  voice.said[1]?.end('ended')
  await settle()
  expect(screen.getByRole('button', { name: 'Lees voor' })).toBeTruthy()
})

test('the time of a word depends on its number of letters, and a full stop adds a pause', () => {
  const [first, second, third] = computeWordTimes('Ja. Een kikker')
  expect([first?.begins, second && second.begins > 0.4, third && third.begins < 0.7]).toEqual([0, true, true])
})
