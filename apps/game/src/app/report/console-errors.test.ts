// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { captureConsoleErrors } from './console-errors.ts'

function capture() {
  const error = vi.fn<(...values: unknown[]) => void>()
  const output = { error }
  const browser = new EventTarget() as unknown as Window
  return { error, output, browser, read: captureConsoleErrors(browser, output) }
}

test('BUG-2 the last five errors are stored in order, and all are still logged to the console', () => {
  const { error, output, read } = capture()
  for (const number of [1, 2, 3, 4, 5, 6, 7]) output.error('fout', number)
  expect(read()).toEqual(['fout 3', 'fout 4', 'fout 5', 'fout 6', 'fout 7'])
  expect(error).toHaveBeenCalledTimes(7)
})

test('BUG-2 uncaught errors are stored too', () => {
  const { browser, read } = capture()
  browser.dispatchEvent(new ErrorEvent('error', { message: 'kapot' }))
  browser.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'niet gelukt' }))
  expect(read()).toEqual(['kapot', 'niet gelukt'])
})

test('BUG-2 each error is shortened, and secrets are removed', () => {
  const { output, read } = capture()
  output.error('a'.repeat(10), 'x '.repeat(2000))
  output.error({ access_token: 'geheim' }, 'https://liaan.nl/word/vis.mp3?sig=geheim', 'Bearer geheim')
  const circle: Record<string, unknown> = {}
  circle['circle'] = circle
  output.error(circle, undefined, null)
  expect(read()[0]).toHaveLength(500)
  expect(read()[1]).not.toContain('geheim')
  expect(read()[2]).toBe('[object Object] undefined null')
})
