import type { LoginCardsBody } from '@letterliaan/contract'
import type { Database } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import type { BytesResponse } from '../../../plugins/contract/handler.ts'
import { invalidInput, notFound } from '../../../plugins/errors/problem-error.ts'
import { type CardHashes, drawCards, storeCards } from '../../identity/index.ts'
import { fileNameOf, type Printer } from '../../curriculum/index.ts'
import { getGroup } from '../groups/groups.ts'
import { orderByName } from '../groups/order-by-name.ts'
import { tellApart } from '../groups/names-apart.ts'
import { findCardStudents, findGroupmates } from './queries.ts'

export interface CardDependencies {
  readonly database: Database
  readonly printer: Printer
  readonly cardHashes: CardHashes
}

/** The author, the moment (unix seconds), and `origin`: the address of the game. */
export interface CardCall {
  readonly caller: UserCaller
  readonly now: number
  readonly origin: string
}

/** A PDF, whose secrets are told this once. Replaces earlier cards, after printing. Throws 404, 422 for an empty group. */
export async function makeLoginCards(
  { database, printer, cardHashes }: CardDependencies,
  { caller, now, origin }: CardCall,
  { group_id, student_ids, pictures }: LoginCardsBody,
): Promise<BytesResponse> {
  const { queries } = database
  const group = group_id === undefined ? null : await getGroup(queries, caller, group_id)
  const students = orderByName(await findCardStudents(queries, caller, { group_id, student_ids }))
  if (student_ids !== undefined && students.length < new Set(student_ids).size) throw notFound()
  if (students.length === 0) throw invalidInput({ group_id: 'In deze groep zitten nog geen kinderen.' })

  const ids = students.map(({ id }) => id)
  const drawn = await drawCards(queries, cardHashes, caller, ids, pictures !== 'none')
  const title = group?.name ?? (students.length === 1 ? (students[0]?.screen_name ?? '') : '')
  const groupmates = await findGroupmates(queries, caller, ids)
  const names = tellApart([...students, ...groupmates.filter(({ id }) => !ids.includes(id))])
  const cards = students.map(({ buddy_id }, at) => {
    const { token = '', code = '', pictures: asked = null } = drawn[at] ?? {}
    const address = `${origin}/login-by-token?${new URLSearchParams({ token }).toString()}`
    return { screen_name: names[at] ?? '', buddy_id, address, code, pictures: asked }
  })
  const bytes = await printer.printOnce(caller.organisation_id, {
    type: 'login-cards',
    cards: {
      title,
      place: new URL(origin).host,
      pictures_place: pictures === 'card' ? 'card' : 'list',
      cards,
    },
    createdAt: now * 1000,
  })
  await database.transaction((transaction) => storeCards(transaction, cardHashes, { caller, now }, drawn))
  const file = ['inlogkaarten', fileNameOf(title)].filter(Boolean).join('-')
  return { bytes, cacheControl: 'no-store', disposition: `attachment; filename="${file}.pdf"` }
}
