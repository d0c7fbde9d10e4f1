// @nightly
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createInstallationSecret } from '../operations/backup/installation-secret.ts'
import { createCaller, requestTokens, type TestCaller } from '../testing/http.ts'
import { createPng } from '../testing/pictures.ts'
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts'
import { readReviewWords } from '../testing/review-words.ts'
import { makeWav } from '../testing/sound.ts'
import { makePreparedStorage, type TestStorage } from '../testing/test-database.ts'

const demoPassword = 'twee machines'
const startTimeoutMs = 120_000

/** Only PostgreSQL serves several machines, each with its own disk. */
describe.runIf(process.env['TEST_DATABASE_URL'])('two machines on one database', () => {
  let place: TestStorage
  let otherFolder: string
  let here: ServerProcess
  let there: ServerProcess
  let supervisorHere: TestCaller
  let supervisorThere: TestCaller

  beforeAll(async () => {
    place = await makePreparedStorage()
    otherFolder = await mkdtemp(path.join(tmpdir(), 'letterliaan-other-'))
    const SECRET = createInstallationSecret()
    const env = { DATABASE_URL: place.url ?? '', DEMO_PASSWORD: demoPassword, SECRET }
    here = await startServerProcess({ ...env, DATA_DIR: place.folder })
    there = await startServerProcess({ ...env, DATA_DIR: otherFolder })
    const username = 'begeleider@voorbeeldschool.nl'
    const { body } = await requestTokens(here, { grant_type: 'password', username, password: demoPassword })
    supervisorHere = createCaller(here, body.access_token)
    supervisorThere = createCaller(there, body.access_token)
  }, startTimeoutMs)
  afterAll(async () => {
    await Promise.all([here?.stop(), there?.stop()])
    await place?.remove()
    await rm(otherFolder, { recursive: true, force: true })
  })

  /** Fetches the current sound of a word, like a supervisor who listens. */
  async function hear(caller: TestCaller, id: number): Promise<string> {
    const word = (await readReviewWords(caller)).find((found) => found.id === id)
    const { status, body: bytes } = await caller.call('GET /word/:type/:file_name.mp3', {
      params: { type: 'word', file_name: word?.file_name ?? '' },
      query: { v: word?.audio_version ?? '' },
    })
    return `${status} ${createHash('sha256').update(Buffer.from(bytes)).digest('hex')}`
  }

  test('OPS-6 both machines have the same recording until it is deleted', async () => {
    const id = (await readReviewWords(supervisorHere))[0]?.id ?? 0
    const before = await hear(supervisorThere, id)
    const params = { id, type: 'word' as const }
    const upload = makeWav({ seconds: 2, loudness: 0.3 })
    await supervisorHere.call('PUT /api/v1/begeleider/word/:id/recording/:type', { params, upload })
    const recorded = await hear(supervisorThere, id)
    expect(recorded).toMatch(/^200 /)
    expect([recorded === before, recorded]).toEqual([false, await hear(supervisorHere, id)])
    await supervisorThere.call('DELETE /api/v1/begeleider/word/:id/recording/:type', { params })
    expect([await hear(supervisorHere, id), await hear(supervisorThere, id)]).toEqual([before, before])
  })

  test('OPS-6 a picture uploaded to one machine is served by the other', async () => {
    const { body } = await supervisorHere.call('POST /api/v1/begeleider/own-picture', {
      upload: new Blob([createPng(30, 20)]),
      headers: { 'content-type': 'image/png' },
      query: { alt: 'kat' },
    })
    const fetchFrom = (server: ServerProcess) =>
      createCaller(server, null).call('GET /pictures/eigen/:name.webp', { params: { name: body.name } })
    const [own, other] = [await fetchFrom(here), await fetchFrom(there)]
    expect([own.status, other.status]).toEqual([200, 200])
    expect(Buffer.from(other.body)).toEqual(Buffer.from(own.body))
  })
})
