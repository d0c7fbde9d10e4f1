import { expect, test } from 'vitest'
import { limitTo } from '../../../db/of-organisation.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { createSoundChanges } from './sound-changes.ts'

const app = await useTestApp()

test('changes are cached for the two hundred most recently used organisations', async () => {
  const changes = createSoundChanges()
  const of = (organisation_id: number) =>
    changes.of(limitTo(app.database.queries, organisation_id), { organisation_id, sounds_version: '1' })
  const first = await of(1)
  expect(await of(1)).toBe(first)
  for (let id = 2; id <= 201; id++) await of(id)
  const last = await of(201)
  expect(await of(201)).toBe(last)
  expect(await of(1)).not.toBe(first)
})
