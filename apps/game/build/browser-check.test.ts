import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { gameNeeds, supervisorNeeds, writeBrowserCheck } from './browser-check.ts'

/** Returns the text of the page after the check has run. */
function pageIn(script: string, browser: Readonly<Record<string, unknown>>): string {
  const document = { body: { innerHTML: 'the app' } }
  runInNewContext(script, { document, CSS: { supports: () => true }, URL, Map, ...browser })
  return document.body.innerHTML
}

const apps = [
  ['the game', gameNeeds],
  ['the supervisor’s app', supervisorNeeds],
] as const

test.each(apps)('%s says nothing in a browser that has what it needs', (_app, needs) => {
  expect(pageIn(writeBrowserCheck(needs), {})).toBe('the app')
})

test.each(apps)(
  '%s tells a browser without :has, or without CSS.supports, that it is too old',
  (_app, needs) => {
    const script = writeBrowserCheck(needs)
    expect(pageIn(script, { CSS: { supports: () => false } })).toContain('Deze browser is te oud')
    expect(pageIn(script, { CSS: undefined })).toContain('Deze browser is te oud')
  },
)

test('a browser without a call that the supervisor’s app makes is too old for it, not for the game', () => {
  const old = { Map: {}, URL: {} }
  expect(pageIn(writeBrowserCheck(supervisorNeeds), old)).toContain('Deze browser is te oud')
  expect(pageIn(writeBrowserCheck(gameNeeds), old)).toBe('the app')
})

test('the check is written in words that a browser of 2015 reads', () => {
  for (const [, needs] of apps)
    expect(writeBrowserCheck(needs)).not.toMatch(/=>|`|\b(?:const|let)\b|\?\.|\?\?/)
})
