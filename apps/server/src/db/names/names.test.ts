import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeSchool } from '../../testing/school.ts'
import { claimNames, findOrganisationOf, findTaken, forgetNames } from './names.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const claim = (organisation_id: number, text: string): Promise<void> =>
  app.database.transaction((transaction) => claimNames(transaction, 'passkey', organisation_id, [text]))

const addPasskey = ({ organisation_id, user_id }: School, credential: string) =>
  app.database.queries
    .insertInto('passkey')
    .values({
      organisation_id,
      user_id,
      credential,
      public_key: 'x',
      counter: 0,
      transports: '[]',
      name: 'Laptop',
      created_at: 1,
      last_used_at: null,
    })
    .execute()

interface School {
  readonly organisation_id: number
  readonly user_id: number
}

async function makeOwner(): Promise<School> {
  const { organisation_id } = await makeSchool(app)
  const row = { organisation_id, role: 'begeleider', email: '', name: 'Juf', password_hash: 'x' } as const
  const { id } = await app.database.queries
    .insertInto('user')
    .values({
      ...row,
      username: `juf.${organisation_id}`,
      channel_id: `van ${organisation_id}`,
      created_at: 1,
      updated_at: 1,
      last_login_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { organisation_id, user_id: id }
}

const holderOf = (text: string) => findOrganisationOf(app.database.queries, 'passkey', text)

test('OPS-10 a name is of one organisation, and another one is refused as by a unique key', async () => {
  const [mine, theirs] = [await makeOwner(), await makeOwner()]
  await claim(mine.organisation_id, 'a')
  await addPasskey(mine, 'a')
  await claim(mine.organisation_id, 'a')
  const refused = claim(theirs.organisation_id, 'a')
  await expect(refused).rejects.toSatisfy((error) => app.database.dialect.isDuplicate(error))
  expect(await holderOf('a')).toBe(mine.organisation_id)
  expect(await findTaken(app.database.queries, 'passkey', ['a', 'b'])).toEqual(['a'])
})

test('OPS-10 a name whose row is gone is free, at once', async () => {
  const [mine, theirs] = [await makeOwner(), await makeOwner()]
  await claim(mine.organisation_id, 'c')
  expect(await findTaken(app.database.queries, 'passkey', ['c'])).toEqual([])
  await claim(theirs.organisation_id, 'c')
  expect(await holderOf('c')).toBe(theirs.organisation_id)
})

test('OPS-10 names without a row are let go of, the others are kept', async () => {
  const mine = await makeOwner()
  await claim(mine.organisation_id, 'd')
  await claim(mine.organisation_id, 'e')
  await addPasskey(mine, 'e')
  await forgetNames(app.database)
  expect([await holderOf('d'), await holderOf('e')]).toEqual([null, mine.organisation_id])
})

test('OPS-10 of two schools that want one name at the same time, one gets it', async () => {
  const owners = [await makeOwner(), await makeOwner()]
  const done = await Promise.allSettled(
    owners.map((owner) =>
      app.database.transaction(async (transaction) => {
        await claimNames(transaction, 'passkey', owner.organisation_id, ['f'])
        await transaction
          .insertInto('passkey')
          .values({
            ...owner,
            credential: 'f',
            public_key: 'x',
            counter: 0,
            transports: '[]',
            name: 'Laptop',
            created_at: 1,
            last_used_at: null,
          })
          .execute()
      }),
    ),
  )
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
