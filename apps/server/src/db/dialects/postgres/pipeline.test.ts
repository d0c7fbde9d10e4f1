import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import { expect, test } from 'vitest'
import { Pipeline } from './pipeline.ts'

interface SentStatement {
  readonly sql: string
  readonly answer: (rows: readonly unknown[]) => void
  readonly refuse: (error: Error) => void
}

/** Simulates a connection whose responses the test releases. */
function makeConnection() {
  const sent: SentStatement[] = []
  const send = (sql: string): Promise<QueryResult<unknown>> => {
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult<unknown>>()
    sent.push({ sql, answer: (rows) => resolve({ rows: [...rows] }), refuse: reject })
    return promise
  }
  const connection = { executeQuery: ({ sql }: CompiledQuery) => send(sql) } as unknown as DatabaseConnection
  const begin = (): Pipeline => new Pipeline(connection, ask('begin'))
  const ask = async (sql: string): Promise<void> => void (await send(sql))
  return { sent, begin, ask, texts: () => sent.map(({ sql }) => sql) }
}

const read = CompiledQuery.raw('select 1')
/** Makes a query in the same way as `prepareWrite`. */
const write = Object.assign({}, CompiledQuery.raw('insert 1'), { isAwaited: false })

test('reads are sent together with BEGIN, and writes that are not awaited with COMMIT', async () => {
  const { sent, begin, ask, texts } = makeConnection()
  const pipeline = begin()
  const found = pipeline.run(read)
  expect(texts()).toEqual(['begin', 'select 1'])
  sent[0]?.answer([])
  sent[1]?.answer([{ id: 1 }])
  expect(await found).toEqual({ rows: [{ id: 1 }] })
  expect(await pipeline.run(write)).toEqual({ rows: [] })
  const ended = pipeline.end(() => ask('commit'))
  expect(texts()).toEqual(['begin', 'select 1', 'insert 1', 'commit'])
  sent[2]?.answer([])
  sent[3]?.answer([])
  await ended
})

test('the next awaited statement throws an earlier failure, and COMMIT does not hide the failure', async () => {
  const { sent, begin, ask } = makeConnection()
  const pipeline = begin()
  sent[0]?.answer([])
  await pipeline.run(write)
  const found = pipeline.run(read)
  const ended = pipeline.end(() => ask('commit'))
  // PostgreSQL refuses later statements, and its COMMIT rolls back.
  sent[2]?.refuse(new Error('current transaction is aborted'))
  sent[3]?.answer([])
  sent[1]?.refuse(new Error('duplicate key'))
  await expect(found).rejects.toThrow('duplicate key')
  await expect(ended).rejects.toThrow('duplicate key')
})

test('a write is not sent before the reply to BEGIN, because it would be stored if BEGIN failed', async () => {
  const { sent, begin, texts } = makeConnection()
  const pipeline = begin()
  const written = pipeline.run(write)
  const found = pipeline.run(read)
  sent[0]?.refuse(new Error('canceling statement'))
  sent[1]?.answer([])
  await expect(written).rejects.toThrow('canceling statement')
  await expect(found).rejects.toThrow('canceling statement')
  expect(texts()).toEqual(['begin', 'select 1'])
})
