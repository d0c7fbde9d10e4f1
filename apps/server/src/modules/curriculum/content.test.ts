import { expect, test } from 'vitest'
import type { Queries } from '../../db/database.ts'
import { createContents, type StepContent } from './content.ts'

test('the cache keeps the thousand most recently used steps', async () => {
  const content = (id: number) => [id, { id } as StepContent] as const
  const known = new Map(Array.from({ length: 1001 }, (_, at) => content(at + 1)))
  const voices = {} as Parameters<typeof createContents>[0]
  const contents = createContents(voices, { of: () => [] }, known)
  const noDatabase = {} as Queries
  expect(await contents.get(noDatabase, 1001)).toBe(known.get(1001))
  expect(await contents.get(noDatabase, 2)).toBe(known.get(2))
  await expect(contents.get(noDatabase, 1)).rejects.toThrow(TypeError)
})
