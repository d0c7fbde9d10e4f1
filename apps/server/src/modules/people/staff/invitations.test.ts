import { daySeconds } from '@letterliaan/rules/calendar'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '../../../mailer.ts'
import { createCaller, logIn, requestTokens, type TestCaller } from '../../../testing/http.ts'
import { makeSchool, makeSupervisor, type TestSchool } from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { findRow } from '../../../testing/rows.ts'

let school: TestSchool
let head: TestCaller
let headName: string
let count = 0
const sent: Mail[] = []
const mailer = {
  send: async (mail: Mail) => {
    if (mail.to.startsWith('kapot')) throw new Error('No such box')
    sent.push(mail)
  },
}

const app = await useTestApp({}, { mailer, publicUrl: 'https://spel.test/' })
beforeEach(async () => {
  sent.length = 0
  school = await makeSchool(app)
  headName = await makeSupervisor(app, school, 'beheerder')
  head = await logIn(app, headName)
})

const newAddress = (): string => `nieuw${++count}@school.test`
const invite = (body: object) =>
  head.call('POST /api/v1/begeleider/invitation', { body: { role: 'begeleider', group_ids: [], ...body } })
const nobody = () => createCaller(app, null)
const tokenOf = ({ address }: { readonly address: string }): string => address.split('#')[1] ?? ''
const open = (token: string) => nobody().call('POST /api/v1/invitation', { body: { token } })
const accept = (token: string, more: object = {}) =>
  nobody().call('PUT /api/v1/invitation', {
    body: { token, name: 'Juf Marit', password: 'zomer-en-regen', ...more },
  })
const enter = (username: string, password = 'zomer-en-regen') =>
  requestTokens(app, { grant_type: 'password', username, password })

async function inviteOne(body: object = {}) {
  const email = newAddress()
  const made = (await invite({ emails: [email], ...body })).body[0]
  if (made === undefined) throw new Error('nobody was invited')
  return { ...made, email, token: tokenOf(made) }
}

describe('ORG-2 an invitation', () => {
  test('is sent by mail to each address with its own link, and makes an account with the groups', async () => {
    const group = { name: '5a', school_year: 2026, level_id: 5 }
    const { body: made } = await head.call('POST /api/v1/begeleider/group', { body: group })
    const [first, second] = [newAddress(), newAddress()]
    const { status, body } = await invite({
      emails: [` ${first.toUpperCase()} `, '', second, first],
      group_ids: [made.id],
    })
    expect([status, body.map(({ email, is_mailed }) => [email, is_mailed])]).toEqual([
      201,
      [
        [first, true],
        [second, true],
      ],
    ])
    expect(body[0]?.address).toMatch(/^https:\/\/spel\.test\/begeleider\/uitnodiging#[\w-]{40,}$/)
    expect(sent.map(({ to }) => to)).toEqual([first, second])
    expect(sent[0]?.text).toContain(body[0]?.address)

    const token = tokenOf(body[0] ?? { address: '' })
    const { name } = await findRow(app, 'organisation', { id: school.organisation_id })
    expect((await open(token)).body).toEqual({ organisation: name, role: 'begeleider', email: first })
    const rows = await app.database.queries.selectFrom('invitation').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    // The server uses the address of the invitation, whatever address is sent.
    expect((await accept(token, { email: newAddress() })).body).toEqual({ username: first })
    const { body: tokens } = await enter(first)
    const groups = await createCaller(app, tokens.access_token).call('GET /api/v1/begeleider/group')
    expect(groups.body.map(({ id }) => id)).toEqual([made.id])
    const { body: left } = await head.call('GET /api/v1/begeleider/invitation')
    expect(left.map(({ email }) => email)).toEqual([second])
  })

  test('is sent to nobody if a line is no address or belongs to a colleague, and the line is named', async () => {
    const { status, problem } = await invite({ emails: [newAddress(), 'jan@', headName] })
    expect([status, problem.errors?.['emails']]).toEqual([
      422,
      `Regel 2: ‘jan@’ is geen e-mailadres. Regel 3: ${headName} is al een medewerker.`,
    ])
    expect((await head.call('GET /api/v1/begeleider/invitation')).body).toEqual([])
    expect(sent).toEqual([])
  })

  test('can be used even if the mail server refused its letter, which is reported', async () => {
    const { body } = await invite({ emails: [`kapot${++count}@school.test`] })
    expect(body[0]?.is_mailed).toBe(false)
    expect((await open(tokenOf(body[0] ?? { address: '' }))).status).toBe(200)
  })

  test('lets the invited person enter the address if the invitation has none', async () => {
    const { body } = await invite({ emails: [], role: 'meekijker' })
    const token = tokenOf(body[0] ?? { address: '' })
    expect(body).toMatchObject([{ email: null, is_mailed: null }])
    const none = await accept(token)
    expect([none.status, none.problem.errors]).toEqual([422, { email: 'Vul uw e-mailadres in.' }])
    const email = newAddress()
    await accept(token, { email })
    const me = await createCaller(app, (await enter(email)).body.access_token).call(
      'GET /api/v1/begeleider/me',
    )
    expect(me.body).toMatchObject({ role: 'meekijker', name: 'Juf Marit' })
  })

  test('can be used only once, even by two simultaneous requests', async () => {
    const { token } = await inviteOne()
    const replies = await Promise.all([accept(token, { name: 'Een' }), accept(token, { name: 'Twee' })])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
    const again = await accept(token)
    expect([again.status, again.problem.detail]).toEqual([
      410,
      'Deze uitnodiging is al gebruikt. Log in met uw e-mailadres en wachtwoord.',
    ])
  })

  test('makes one account if two invitations to one address are accepted at the same moment', async () => {
    const email = newAddress()
    const made = [(await invite({ emails: [] })).body[0], (await invite({ emails: [] })).body[0]]
    const replies = await Promise.all(made.map((one) => accept(tokenOf(one ?? { address: '' }), { email })))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('is refused with the reason if it is withdrawn, expired or unknown', async () => {
    const withdrawn = await inviteOne()
    await head.call('DELETE /api/v1/begeleider/invitation/:id', { params: { id: withdrawn.id } })
    const over = await inviteOne()
    app.clock.advance(14 * daySeconds)
    const details = await Promise.all(
      [withdrawn.token, over.token, 'geraden'].map(async (token) => {
        const [opened, accepted] = [await open(token), await accept(token)]
        expect([opened.status, accepted.status]).toEqual([410, 410])
        return accepted.problem.detail
      }),
    )
    expect(details).toEqual([
      'Deze uitnodiging is ingetrokken. Vraag de beheerder van uw school om een nieuwe.',
      'Deze uitnodiging is verlopen. Vraag de beheerder van uw school om een nieuwe.',
      'Deze link werkt niet. Vraag de beheerder van uw school om een nieuwe.',
    ])
  })

  test('becomes invalid if the same address is invited again', async () => {
    const { token, email } = await inviteOne()
    const { body: again } = await invite({ emails: [email] })
    expect((await open(token)).status).toBe(410)
    expect((await open(tokenOf(again[0] ?? { address: '' }))).status).toBe(200)
  })

  test('can still be used after its administrator was blocked, because it belongs to the school', async () => {
    const { token } = await inviteOne()
    const second = await logIn(app, await makeSupervisor(app, school, 'beheerder'))
    const { body } = await second.call('GET /api/v1/begeleider/staff')
    const id = body.find(({ email }) => email === headName)?.id ?? 0
    await second.call('PUT /api/v1/begeleider/staff/:id', { params: { id }, body: { is_blocked: true } })
    expect((await accept(token)).status).toBe(200)
  })

  test('is refused if the person has an account elsewhere, and the inviter does not learn this', async () => {
    const elsewhere = await makeSupervisor(app, await makeSchool(app))
    const { status, body } = await invite({ emails: [elsewhere] })
    expect(status).toBe(201)
    const refused = await accept(tokenOf(body[0] ?? { address: '' }))
    expect([refused.status, refused.problem.title]).toEqual([409, 'Er is al een account'])
    expect((await accept('geraden', { email: elsewhere })).status).toBe(410)
  })
})
