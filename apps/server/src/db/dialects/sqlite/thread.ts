import { parentPort, workerData } from 'node:worker_threads'
import { CommitGroup, toStatementFailure } from './commit-group.ts'
import { openFile, type OpenFile } from './open-file.ts'
import type { StatementFailure, ThreadReply, ThreadRequest, ThreadSettings } from './messages.ts'

/**
 * The thread that owns one SQLite connection: a slow disk stops this thread and no request that needs no disk
 * (docs/adr/0005-database.md). A read-only thread gets 'query' and 'close' only.
 */
const port = parentPort
if (port === null) throw new Error('This file runs in a worker thread only.')
const settings = workerData as ThreadSettings
const connection = openOrFail(settings)

let replies: ThreadReply[] = []
const settle = (id: number, failure: StatementFailure | null): void => {
  replies.push(failure === null ? { id, result: null } : { id, failure })
}
const group = new CommitGroup(connection, { settle })

const query = (id: number, sql: string, parameters: readonly unknown[]): void => {
  try {
    const result = settings.readonly ? connection.run(sql, parameters) : group.query(sql, parameters)
    replies.push({ id, result })
  } catch (error) {
    replies.push({ id, failure: toStatementFailure(error) })
  }
}

const handle = (request: ThreadRequest): void => {
  switch (request.type) {
    case 'begin':
      return group.begin()
    case 'write':
      return group.write(request.sql, request.parameters)
    case 'query':
      return query(request.id, request.sql, request.parameters)
    case 'release':
      return group.release(request.id, request.more)
    case 'rollback':
      return group.rollback(request.id, request.more)
    case 'close':
      connection.close()
      return settle(request.id, null)
  }
}

port.on('message', (requests: readonly ThreadRequest[]) => {
  requests.forEach(handle)
  if (replies.length > 0) port.postMessage(replies)
  replies = []
})

/** A file that can't be opened fails what is asked first, so that the start hears why. */
function openOrFail(from: ThreadSettings): OpenFile {
  try {
    return openFile(from)
  } catch (error) {
    const fail = (): never => {
      throw error
    }
    return { inTransaction: false, run: fail, close: () => undefined }
  }
}
