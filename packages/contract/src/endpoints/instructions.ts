import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { Id, Instruction, InstructionBody, InstructionSummary, NewInstruction } from '../entities/index.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })
const supervised = { tag: 'instruction', auth: 'bearer', needs: 'supervisor' } as const

export const instructionEndpoints = defineEndpoints({
  'GET /api/v1/begeleider/instruction': {
    ...supervised,
    summary: 'Why the instruction groups that the caller sees are there; the latest first, closed ones too',
    response: z.array(InstructionSummary),
  },
  'POST /api/v1/begeleider/instruction': {
    ...supervised,
    summary: 'Make a group of some children for instruction, with a day to look again',
    body: NewInstruction,
    response: Instruction,
    success: 201,
    idempotent: true,
    perMinute: 60,
  },
  'GET /api/v1/begeleider/instruction/:id': {
    ...supervised,
    summary: 'An instruction group: why and since when it is there, and what it brought each child',
    params,
    response: Instruction,
  },
  'PUT /api/v1/begeleider/instruction/:id': {
    ...supervised,
    summary:
      'Choose another day to look again, say that it was seen, or close it; the group and its children stay',
    params,
    body: InstructionBody,
    response: Instruction,
    idempotent: true,
  },
})
