import type { InstructionBody, NewInstruction } from '@letterliaan/contract'
import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import type { Database } from '../../../db/database.ts'
import { defineHandlers, type SupervisorCall } from '../../../plugins/contract/handler.ts'
import type { Contents } from '../../curriculum/index.ts'
import { listInstructions, readInstruction, getInstruction, readCategoryNames } from './read-instruction.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { createInvalidInputError } from '../../../plugins/errors/problem-error.ts'
import { changeGroupStudents, makeGroup } from '../../people/index.ts'
import { findCurrentMembers, insertInstruction } from './queries.ts'
import { updateRow } from '../../../db/tables/rows.ts'

export function createInstructionRoutes({ queries }: Pick<Database, 'queries'>, contents: Contents) {
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

/** Makes an instruction and returns its id. Throws 404, 422 for an unknown category or a past day. */
async function makeInstruction(
  call: SupervisorCall,
  contents: Contents,
  { student_ids, category, look_again_on, ...group }: NewInstruction,
): Promise<number> {
  const { transaction, caller, now } = call
  const { organisation_id, user_id } = caller
  if (look_again_on <= toAmsterdamDate(now)) throw tooEarly('Kies een dag na vandaag.')
  if (category !== null) {
    const categories = await readCategoryNames({ queries: transaction, contents }, caller)
    if (!categories.has(category))
      throw createInvalidInputError({ category: 'Deze spellingcategorie is er niet.' })
  }
  const { id: group_id } = await makeGroup(call, group)
  const add = [...new Set(student_ids)]
  await changeGroupStudents(call, group_id, { add, remove: [] })
  const { id } = await insertInstruction(transaction, {
    organisation_id,
    group_id,
    category,
    look_again_on,
    made_by: user_id,
    made_at: now,
    seen_by: null,
    seen_at: null,
    closed_at: null,
  })
  recordEvent(transaction, caller, { type: 'instruction_made', student_ids: add, instruction_id: id }, now)
  return id
}

/** Changes an instruction. Throws 404, or 422 for a day before its start. */
async function changeInstruction(
  { transaction, caller, now }: SupervisorCall,
  contents: Contents,
  id: number,
  { look_again_on, is_seen, is_closed }: InstructionBody,
): Promise<void> {
  const before = await getInstruction({ queries: transaction, contents }, caller, id)
  if (look_again_on <= toAmsterdamDate(before.made_at))
    throw tooEarly('Kies een dag na het begin van de groep.')
  if (is_seen !== (before.seen_at !== null)) {
    const seen = is_seen ? { seen_by: caller.user_id, seen_at: now } : { seen_by: null, seen_at: null }
    await updateRow(transaction, 'instruction', id, seen)
  }
  const closed_at = is_closed ? (before.closed_at ?? now) : null
  await updateRow(transaction, 'instruction', id, { look_again_on, closed_at })
  const members = await findCurrentMembers(transaction, before.group_id)
  const student_ids = members.map((member) => member.id)
  recordEvent(transaction, caller, { type: 'instruction_changed', student_ids, instruction_id: id }, now)
}

const tooEarly = (sentence: string) => createInvalidInputError({ look_again_on: sentence }, sentence)
