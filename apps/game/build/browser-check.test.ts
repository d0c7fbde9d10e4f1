import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { gameNeeds, supervisorNeeds, writeBrowserCheck } from './browser-check.ts'

function pageIn(script: string, browser: Readonly<Record<string, unknown>>): string {
  const document = { body: { innerHTML: 'the app' } }
  runInNewContext(script, { document, CSS: { supports: () => true }, URL, Map, ...browser })
  return document.body.innerHTML
}

const apps = [
  ['the game', gameNeeds],
  ['the supervisor’s app', supervisorNeeds],
] as const

test.each(apps)('%s leaves the page unchanged in a browser that meets its needs', (_app, needs) => {
  expect(pageIn(writeBrowserCheck(needs), {})).toBe('the app')
})

test.each(apps)('%s shows that the browser is too old if it lacks :has or CSS.supports', (_app, needs) => {
  const script = writeBrowserCheck(needs)
  expect(pageIn(script, { CSS: { supports: () => false } })).toContain('Deze browser is te oud')
  expect(pageIn(script, { CSS: undefined })).toContain('Deze browser is te oud')
})

test("only the supervisor's app rejects a browser without Map.groupBy and URL.canParse", () => {
  const old = { Map: {}, URL: {} }
  expect(pageIn(writeBrowserCheck(supervisorNeeds), old)).toContain('Deze browser is te oud')
  expect(pageIn(writeBrowserCheck(gameNeeds), old)).toBe('the app')
})

test('the check only uses syntax that a browser of 2015 can parse', () => {
  for (const [, needs] of apps)
    expect(writeBrowserCheck(needs)).not.toMatch(/=>|`|\b(?:const|let)\b|\?\.|\?\?/)
})
