import { parentPort, workerData } from 'node:worker_threads'
import type { ThreadReply, ThreadRequest } from './background-thread.ts'
import { openFile } from './open-file.ts'

const port = parentPort
if (port === null) throw new Error('This file runs in a worker thread only.')
const connection = openFile(workerData as string, 'background')

function reply({ sql, parameters }: ThreadRequest): ThreadReply {
  try {
    return { result: connection.run(sql, parameters) }
  } catch (error) {
    const { message, code = 'SQLITE_ERROR' } = error as { message: string; code?: string }
    return { failure: { message, code } }
  }
}

port.on('message', (request: ThreadRequest) => port.postMessage(reply(request)))
