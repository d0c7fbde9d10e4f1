// @nightly
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

const examples = globSync('packages/*/README.md', { cwd: root }).flatMap((page) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/npx node --eval "([^"]+)"/g)].map(([, code = '']) => ({
    page,
    code,
  })),
)

test('packages have examples', () => {
  expect(examples.length).toBeGreaterThan(8)
})

test.each(examples)('the example of $page runs', ({ code }) => {
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: root,
    encoding: 'utf8',
  })
  expect({ status, stderr: stderr.slice(0, 2000) }).toEqual({ status: 0, stderr: '' })
})
