import { expect, test } from 'vitest'
import { DATA } from '../load/files.ts'
import { checkContent } from './check.ts'
import { readContent } from './content.ts'

test('the content of the game has no findings', () => {
  const { content, findings } = readContent(DATA)
  expect([...findings, ...checkContent(content)]).toEqual([])
})
