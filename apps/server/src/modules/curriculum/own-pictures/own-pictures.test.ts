import { expect, test } from 'vitest'
import { createCaller, logIn, type TestCaller } from '../../../testing/http.ts'
import { animatedSvg, createJpegWithPlace, createPng, createWebpHeader } from '../../../testing/pictures.ts'
import { makeSchool, makeSupervisor } from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { readPictureSize } from './read-picture-size.ts'
import { createPictureRemaker } from './remake-picture.ts'

const app = await useTestApp()
const school = await makeSchool(app)
const supervisor: TestCaller = await logIn(app, await makeSupervisor(app, school))

const send = (bytes: Uint8Array<ArrayBuffer>, type = 'image/png', alt = 'Onze schoolkat', as = supervisor) =>
  as.call('POST /api/v1/begeleider/own-picture', {
    upload: new Blob([bytes]),
    headers: { 'content-type': type },
    query: { alt },
  })

const fetchPicture = (name: string) =>
  createCaller(app, null).call('GET /pictures/eigen/:name.webp', { params: { name } })

test('OWN-8 a picture is encoded again as WebP of at most 512 pixels, and can be used in a step', async () => {
  const { status, body } = await send(createPng(900, 300))
  expect([status, body.alt]).toEqual([201, 'Onze schoolkat'])
  const { status: sent, headers, body: bytes } = await fetchPicture(body.name)
  expect([sent, headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(readPictureSize(new Uint8Array(bytes))).toEqual({ type: 'webp', width: 512, height: 171 })
  const { body: choices } = await supervisor.call('GET /api/v1/begeleider/own-picture')
  expect(choices.own).toContainEqual(body)
  expect(choices.product).toContain('fish')
})

test('OWN-8 a photograph’s metadata is removed', async () => {
  const jpeg = createJpegWithPlace()
  expect(Buffer.from(jpeg).includes('Exif')).toBe(true)
  const { body } = await send(jpeg, 'image/jpeg')
  const { body: bytes } = await fetchPicture(body.name)
  expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Exif|EXIF|GPS|Amsterdam/)
})

test.each([
  ['an SVG', Buffer.from(animatedSvg), 'image/png'],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/webp'],
  ['a PNG that ends in the middle', Buffer.from(createPng(64, 64).slice(0, 60)), 'image/png'],
  ['a PNG of 40,000 by 40,000', Buffer.from(createPng(64, 64, [40_000, 40_000])), 'image/png'],
  ['a WebP that is a header only', Buffer.from(createWebpHeader(16_000, 16_000)), 'image/webp'],
  ['nothing', Buffer.from('x'), 'image/jpeg'],
])('OWN-8 %s is refused, and nothing is stored', async (_, bytes, type) => {
  const before = (await supervisor.call('GET /api/v1/begeleider/own-picture')).body.own.length
  const { status, problem } = await send(new Uint8Array(bytes), type)
  expect(status).toBe(422)
  expect(problem.detail).toMatch(/plaatje/)
  expect((await supervisor.call('GET /api/v1/begeleider/own-picture')).body.own).toHaveLength(before)
})

test('STOP-4 OWN-8 a picture with too many pixels is refused before it is decoded', async () => {
  let decoded = 0
  const { remake } = createPictureRemaker({
    run(_, { bytes }) {
      decoded += 1
      return Promise.resolve(bytes)
    },
    load: () => ({ length: 0, max: 1 }),
    close() {},
  })
  for (const size of [
    [40_000, 40_000],
    [7000, 7000],
    [1, 16_000_001],
  ] as const)
    await expect(remake(1, createPng(64, 64, size))).rejects.toMatchObject({ problem: { status: 422 } })
  expect(decoded).toBe(0)
  await remake(1, createPng(64, 64, [4000, 3024]))
  expect(decoded).toBe(1)
})

test('OWN-8 other file types, a picture of 4 MB and a picture without a description are refused', async () => {
  expect((await send(new Uint8Array(Buffer.from(animatedSvg)), 'image/svg+xml')).status).toBe(415)
  expect((await send(new Uint8Array(4_000_000))).status).toBe(413)
  expect((await send(createPng(8, 8), 'image/png', ' ')).status).toBe(422)
})

test('another school does not list the picture, and an unknown picture returns 404', async () => {
  const { body } = await send(createPng(16, 16))
  const other = await logIn(app, await makeSupervisor(app, await makeSchool(app)))
  expect((await other.call('GET /api/v1/begeleider/own-picture')).body.own).toEqual([])
  expect((await fetchPicture(`eigen-${'0'.repeat(32)}`)).status).toBe(404)
  expect((await fetchPicture(body.name)).status).toBe(200)
})

test('STOP-4 a school that sends many large pictures must wait and delays no other school', async () => {
  const large = createPng(2000, 2000)
  const answered: string[] = []
  const note = async (name: string, bytes: Uint8Array<ArrayBuffer>, as?: TestCaller) => {
    const { status } = await send(bytes, 'image/png', name, as)
    answered.push(`${name} ${status}`)
  }
  const other = await logIn(app, await makeSupervisor(app, await makeSchool(app)))
  const sent = Array.from({ length: 6 }, () => note('many', large))
  await Promise.all([...sent, note('other', createPng(16, 16), other)])
  const ends = Object.groupBy(answered, (answer) => answer)
  expect([ends['many 201']?.length, ends['many 429']?.length]).toEqual([5, 1])
  expect(answered).toContain('other 201')
  expect(answered.indexOf('other 201')).toBeLessThan(answered.lastIndexOf('many 201') - 1)
})
