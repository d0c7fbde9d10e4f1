import type { CurriculumStep } from '@letterliaan/curriculum'
import { expect, test } from 'vitest'
import type { Queries } from '../../db/database.ts'
import { decodeJson } from '../../db/json.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createContents, type StepContent } from './content.ts'
import type { Voices } from './voices.ts'

const { database } = await useTestApp()

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

test('only a voiced step describes its sounds, also those of the words of a pair of spellings', async () => {
  const steps = await database.queries.selectFrom('curriculum_step').select(['id', 'content']).execute()
  const { id } = steps.find(({ content }) => decodeJson<CurriculumStep>(content).sides !== undefined) ?? {
    id: 0,
  }
  const described: string[] = []
  const voices: Voices = {
    async describe({ word }) {
      described.push(word)
      return { audio_version: `sounds of ${word}` }
    },
    of: async () => null,
  }
  const contents = createContents(voices, { of: () => [] })
  const { words } = await contents.get(database.queries, id)
  const texts = Object.values(words).flatMap((ofLevel) => ofLevel.map(({ word }) => word))
  expect(described).toEqual([])
  const organisation = { organisation_id: 1, sounds_version: '' }
  const voiced = await contents.voiced(database.queries, id, organisation)
  expect(described.toSorted()).toEqual(texts.toSorted())
  const heard = [voiced.words, ...(voiced.sides ?? [])].flatMap((levels) => Object.values(levels).flat())
  expect(heard.length).toBeGreaterThan(texts.length)
  for (const { word, audio_version } of heard) expect(audio_version).toBe(`sounds of ${word}`)
  expect(await contents.voiced(database.queries, id, organisation)).toBe(voiced)
})
