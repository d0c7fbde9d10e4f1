import type { FastifyInstance, FastifyReply } from 'fastify'
import { getNowSeconds, type Clock } from '../../../../clock.ts'
import type { Database, Transaction } from '../../../../db/database.ts'
import { recordEvent } from '../../../../events/record-event.ts'
import { createOwnOrganisation, createUser } from '../create-account.ts'
import { hashPassword } from '../../../identity/index.ts'
import { parseAdministratorForm, type AdministratorForm } from './form.ts'
import { firstAdministratorPath, isFirstAdministratorToken, consumeFirstAdministratorToken } from './link.ts'
import { writeDonePage, writeFormPage, styleSheet, stylePath, writeUsedPage } from './pages.ts'
import { readTextField } from '../../../../plugins/contract/text-field.ts'

/** Registers the page that makes the first administrator. Its link is printed at startup and works once. */
export function registerFirstAdministrator(app: FastifyInstance, database: Database, clock: Clock): void {
  const hidden = { schema: { hide: true } }

  app.get(stylePath, hidden, (_request, reply) => reply.type('text/css; charset=utf-8').send(styleSheet))

  app.get(firstAdministratorPath, hidden, async ({ query }, reply) => {
    const token = readTextField(query, 'token')
    if (!(await isFirstAdministratorToken(database.queries, token)))
      return sendPage(reply, 410, writeUsedPage())
    return sendPage(reply, 200, writeFormPage(token, {}, {}))
  })

  app.post(firstAdministratorPath, hidden, async ({ body }, reply) => {
    const token = readTextField(body, 'token')
    if (!(await isFirstAdministratorToken(database.queries, token)))
      return sendPage(reply, 410, writeUsedPage())
    const { form, typed, errors } = parseAdministratorForm(body)
    if (form === null) return sendPage(reply, 422, writeFormPage(token, typed, errors))
    const password_hash = await hashPassword(form.password)
    const isMade = await database.transaction(async (transaction) => {
      if (!(await consumeFirstAdministratorToken(transaction, token))) return false
      await makeAdministrator(transaction, form, password_hash, getNowSeconds(clock))
      return true
    })
    if (!isMade) return sendPage(reply, 410, writeUsedPage())
    return sendPage(reply, 201, writeDonePage(form))
  })
}

async function makeAdministrator(
  transaction: Transaction,
  form: AdministratorForm,
  password_hash: string,
  now: number,
): Promise<void> {
  const { organisation, kind, region, name, email: username } = form
  const made = { name: organisation, kind, region }
  const organisation_id = await createOwnOrganisation(transaction, made, now)
  const role = kind === 'bestuur' ? 'bestuur' : 'beheerder'
  const user_id = await createUser(transaction, { organisation_id, role, username, name, password_hash }, now)
  recordEvent(transaction, { organisation_id, user_id }, { type: 'first_administrator', username }, now)
}

const sendPage = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html)
