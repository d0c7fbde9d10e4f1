import { createCanvas, loadImage } from '@napi-rs/canvas'
import { decodeQR } from 'qr/decode.js'
import { extractText, getDocumentProxy, renderPageAsImage } from 'unpdf'
import { beforeEach, expect, test } from 'vitest'
import { exchangeToken } from '../../../testing/ask-token.ts'
import { createCaller, logIn, type TestCaller, readTokens } from '../../../testing/http.ts'
import {
  makeChild,
  makeSchool,
  makeSupervisor,
  type TestChild,
  type TestSchool,
} from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { makeGroup } from '../../../testing/make-group.ts'
import { changeRows } from '../../../testing/rows.ts'

let school: TestSchool
let supervisor: TestCaller
let kim: TestChild
let noor: TestChild
const app = await useTestApp({}, { publicUrl: 'https://school.test/spelling' })
beforeEach(async () => {
  school = await makeSchool(app)
  supervisor = await logIn(app, await makeSupervisor(app, school))
  kim = await makeChild(app, school)
  noor = await makeChild(app, school)
  for (const [{ student_id }, screen_name] of [
    [kim, 'Kimmie'],
    [noor, 'Nooraap'],
  ] as const)
    await changeRows(app, 'student', { id: student_id }, { screen_name })
})

const makeCards = (body: object, as = supervisor) => as.call('POST /api/v1/begeleider/login-cards', { body })

async function readText(pdf: ArrayBuffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.slice())))
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

/** Reads the QR code of a page's first card from the rendered image. */
async function readFirstQr(pdf: ArrayBuffer): Promise<URL> {
  const png = await renderPageAsImage(new Uint8Array(pdf.slice()), 1, {
    canvasImport: () => import('@napi-rs/canvas'),
    scale: 2,
  })
  const page = await loadImage(Buffer.from(png))
  const [width, height] = [Math.floor(page.width / 2), Math.floor(page.height / 4)]
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(page, 0, 0)
  const data = Uint8Array.from(context.getImageData(0, 0, width, height).data)
  return new URL(decodeQR({ width, height, data }, { timeLimit: 2000 }))
}

const exchange = (token: string) => exchangeToken(createCaller(app, null), token)
const tokenOf = async (pdf: ArrayBuffer): Promise<string> =>
  (await readFirstQr(pdf)).searchParams.get('token') ?? ''
const codesOf = (page: string): string[] =>
  [...page.matchAll(/code: ((?:[A-Z0-9]{3} ?){4})/g)].map(([, code = '']) => code)

test('CARD-1 the cards of a group are a PDF with names, codes and the address, which is not stored', async () => {
  const group_id = await makeGroup(supervisor, [kim, noor])
  const { status, headers, body } = await makeCards({ group_id })
  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="inlogkaarten-groep-5.pdf"',
  })
  expect(headers.get('etag')).toBeNull()
  const pages = await readText(body)
  expect(pages).toHaveLength(1)
  for (const text of ['Kimmie', 'Nooraap', 'Ga naar school.test/spelling']) expect(pages[0]).toContain(text)
  const codes = codesOf(pages[0] ?? '')
  expect(codes).toHaveLength(2)
  for (const code of codes) expect((await exchange(code)).status).toBe(200)
})

test('CARD-1 cards are in alphabetical order, whatever accents the names have', async () => {
  const order = ['Şevval', 'Łukasz', 'İpek', 'Zoë', 'bram']
  const children = []
  for (const screen_name of order) {
    const child = await makeChild(app, school)
    await changeRows(app, 'student', { id: child.student_id }, { screen_name })
    children.push(child)
  }
  const text = (
    await readText((await makeCards({ group_id: await makeGroup(supervisor, children) })).body)
  ).join(' ')
  expect(order.toSorted((a, b) => text.indexOf(a) - text.indexOf(b))).toEqual([
    'bram',
    'İpek',
    'Łukasz',
    'Şevval',
    'Zoë',
  ])
})

test('CARD-1 cards of one or some children contain no name of another child', async () => {
  const group_id = await makeGroup(supervisor, [kim, noor])
  const [ofKim] = await readText((await makeCards({ student_ids: [kim.student_id] })).body)
  expect([ofKim?.includes('Kimmie'), ofKim?.includes('Nooraap')]).toEqual([true, false])
  const [ofNoor] = await readText((await makeCards({ group_id, student_ids: [noor.student_id] })).body)
  expect([ofNoor?.includes('Kimmie'), ofNoor?.includes('Nooraap')]).toEqual([false, true])
})

test('CARD-1 a card printed alone shows which of two children with the same name in a group it is for', async () => {
  await makeGroup(supervisor, [kim, noor])
  for (const [{ student_id }, last_name] of [
    [kim, 'Bakker'],
    [noor, 'de Vries'],
  ] as const)
    await changeRows(app, 'student', { id: student_id }, { screen_name: 'Noor', last_name })
  const [page] = await readText((await makeCards({ student_ids: [noor.student_id] })).body)
  expect(page).toContain('Noor V.')
  expect(page).not.toContain('Noor B.')
})

test('CARD-1 an archived child gets no card', async () => {
  const group_id = await makeGroup(supervisor, [kim, noor])
  await supervisor.call('POST /api/v1/begeleider/roster/archive', {
    body: { student_ids: [noor.student_id], is_archived: true },
  })
  const text = (await readText((await makeCards({ group_id })).body)).join(' ')
  expect([text.includes('Kimmie'), text.includes('Nooraap')]).toEqual([true, false])
})

test('CARD-2 the printed QR code logs the child in until a new card is made', async () => {
  const { body } = await makeCards({ student_ids: [kim.student_id] })
  const address = await readFirstQr(body)
  expect(address.origin + address.pathname).toBe('https://school.test/spelling/login-by-token')
  const login = await exchange(address.searchParams.get('token') ?? '')
  const profile = await createCaller(app, readTokens(login.body).access_token).call('GET /api/v1/user/me/')
  expect([login.status, profile.body.username]).toEqual([200, kim.username])

  const again = await makeCards({ student_ids: [kim.student_id] })
  expect((await exchange(address.searchParams.get('token') ?? '')).status).toBe(400)
  expect((await exchange(await tokenOf(again.body))).status).toBe(200)
})

test('CARD-4 a card with pictures gives access only with the pictures, which are printed on a list', async () => {
  const { body } = await makeCards({ student_ids: [kim.student_id], pictures: 'list' })
  const pages = await readText(body)
  expect(pages).toHaveLength(2)
  expect(pages[1]).toMatch(/Kimmie 1 \S+ 2 \S+ 3 \S+/)
  const reply = await exchange(await tokenOf(body))
  expect(reply.body).toEqual({ token_type: 'pictures_required' })
  const onCards = await makeCards({ student_ids: [kim.student_id], pictures: 'card' })
  expect(await readText(onCards.body)).toHaveLength(1)
})

test('cards are refused if there are no children or the group is empty', async () => {
  expect((await makeCards({ group_id: await makeGroup(supervisor, []) })).problem).toMatchObject({
    status: 422,
    errors: { group_id: 'In deze groep zitten nog geen kinderen.' },
  })
  expect((await makeCards({})).status).toBe(422)
})

test('DAG-4 before cards are made, the server returns their address and the children who have a card', async () => {
  await makeGroup(supervisor, [kim, noor])
  const ask = async (as = supervisor) => (await as.call('GET /api/v1/begeleider/login-cards')).body
  const known = { address: 'https://school.test/spelling', is_local: false }
  expect(await ask()).toEqual({ ...known, student_ids: [] })
  await makeCards({ student_ids: [kim.student_id] })
  expect(await ask()).toEqual({ ...known, student_ids: [kim.student_id] })
  const other = await logIn(app, await makeSupervisor(app, school))
  expect(await ask(other), 'nothing of children that one does not see').toEqual({ ...known, student_ids: [] })
})
