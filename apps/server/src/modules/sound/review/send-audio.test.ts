import { afterAll, expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { logIn } from '../../../testing/http.ts'
import { listenToChannel } from '../../../testing/live.ts'
import { readReviewWords } from '../../../testing/review-words.ts'
import { makeChild, makeSchool, makeSupervisor } from '../../../testing/school.ts'
import { makeWav, measureMp3 } from '../../../testing/sound.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const app = await startTestApp()
const child = await makeChild(app, await makeSchool(app))
const caller = await logIn(app, child.username)
const supervisor = await logIn(app, await makeSupervisor(app, child))
const words = await readReviewWords(supervisor)
const word = words.find(({ plural_form }) => plural_form === null) ?? { id: 0, word: '' }
const { channel_id } = (await caller.call('GET /api/v1/user/me/')).body
const stream = await listenToChannel({ url: app.url, token: caller.tokens.access_token, channel_id })
await stream.next()
afterAll(async () => {
  stream.leave()
  await app.close()
})

const send = (body: object, id = child.student_id, as = supervisor) =>
  as.call('POST /api/v1/begeleider/student/:id/audio', { params: { id }, body })

const fetchAt = async (url: string) => {
  const headers = { authorization: `Bearer ${caller.tokens.access_token}` }
  const response = await fetch(app.url + url, { headers })
  return { status: response.status, sound: await measureMp3(await response.arrayBuffer()) }
}

test.each(['word', 'sentence', 'sound_groups', 'structure'] as const)(
  'LIVE-4 a supervisor plays a %s to a child, whose stream gets the address of the sound',
  async (type) => {
    const { status, body } = await send({ word_id: word.id, type })
    expect(status).toBe(201)
    const { event } = await stream.next()
    expect(event).toEqual({ event: 'audio', time: getNowSeconds(app.clock), data: { url: body.url } })
    expect(body.time).toBe(event.time)
    const { status: statusAtUrl, sound } = await fetchAt(body.url)
    expect([statusAtUrl, sound.peak > 0.1]).toEqual([200, true])
  },
)

test('LIVE-4 the child hears the recording of its organisation', async () => {
  await supervisor.call('PUT /api/v1/begeleider/word/:id/recording/:type', {
    params: { id: word.id, type: 'word' },
    upload: makeWav({ seconds: 3, loudness: 0.3 }),
  })
  await send({ word_id: word.id, type: 'word' })
  const { event } = await stream.next()
  if (event.event !== 'audio') throw new Error(event.event)
  expect((await fetchAt(event.data.url)).sound.seconds).toBeGreaterThan(2.9)
})

test('each sent sound is in the audit log with sender and receiver', async () => {
  const { url } = (await send({ word_id: word.id, type: 'sentence' })).body
  const row = await app.database.queries
    .selectFrom('audit')
    .select(['action', 'detail'])
    .where('organisation_id', '=', child.organisation_id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const sent = { student_ids: [child.student_id], word: word.word, sound: 'sentence', url }
  expect(row).toEqual({ action: 'audio_sent', detail: JSON.stringify(sent) })
})
