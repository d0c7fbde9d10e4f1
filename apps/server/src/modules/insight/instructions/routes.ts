import type { Database } from '../../../db/database.ts'
import { defineHandlers, type SupervisorCall } from '../../../plugins/contract/handler.ts'
import type { Contents } from '../../curriculum/index.ts'
import { changeInstruction, makeInstruction } from './make-instruction.ts'
import { listInstructions, readInstruction } from './read-instruction.ts'

export function instructionRoutes({ queries }: Pick<Database, 'queries'>, contents: Contents) {
  const read = ({ transaction, caller, now }: SupervisorCall, id: number) =>
    readInstruction({ queries: transaction, contents }, caller, id, now)

  return defineHandlers({
    'GET /api/v1/begeleider/instruction': ({ caller }) => listInstructions({ queries, contents }, caller),
    'POST /api/v1/begeleider/instruction': async (call) =>
      read(call, await makeInstruction(call, contents, call.body)),
    'GET /api/v1/begeleider/instruction/:id': ({ caller, params, now }) =>
      readInstruction({ queries, contents }, caller, params.id, now),
    'PUT /api/v1/begeleider/instruction/:id': async (call) => {
      await changeInstruction(call, contents, call.params.id, call.body)
      return read(call, call.params.id)
    },
  })
}
