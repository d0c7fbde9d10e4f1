import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

test("each command on the operations page can be run with the server's settings", () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> }
  const named = [...read('docs/operations.md').matchAll(/npm run ([\w:-]+)/gu)].map(([, name = '']) => name)
  const commands = [...new Set(named)].filter((name) => scripts[name]?.startsWith('node apps/server/src/'))
  const wrapper = read('deploy/server/letterliaan')
  const [, known = ''] = /^ {2}(account [^)]*)\) ;;$/mu.exec(wrapper) ?? []
  expect(commands.length).toBeGreaterThan(8)
  expect(commands.filter((name) => !known.split(' | ').includes(name))).toEqual([])
})
