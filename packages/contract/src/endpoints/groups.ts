import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { Colleague, Group, GroupBody, GroupStudentsBody, Id, NewGroupBody } from '../entities/index.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })
const common = { tag: 'group', auth: 'bearer', needs: 'supervisor' } as const

export const groupEndpoints = defineEndpoints({
  'GET /api/v1/begeleider/supervisor': {
    ...common,
    summary: 'The supervisors and administrators of the organisation, by name',
    response: z.array(Colleague),
  },
  'GET /api/v1/begeleider/group': {
    ...common,
    summary: 'The groups that the caller sees: the latest school year first, then by name',
    response: z.array(Group),
  },
  'POST /api/v1/begeleider/group': {
    ...common,
    summary: 'Make a group; the caller is its supervisor',
    body: NewGroupBody,
    response: Group,
    success: 201,
    idempotent: true,
  },
  'PUT /api/v1/begeleider/group/:id': {
    ...common,
    summary: 'Change a group: its name, year, level and supervisors',
    params,
    body: GroupBody,
    response: Group,
    idempotent: true,
  },
  'PUT /api/v1/begeleider/group/:id/student': {
    ...common,
    summary: 'Add children to a group, and take children out of it; they keep all that they did',
    params,
    body: GroupStudentsBody,
    response: Group,
    idempotent: true,
  },
  'DELETE /api/v1/begeleider/group/:id': {
    ...common,
    summary: 'Delete a group that has no children: 409 where it has',
    params,
    response: Group,
    idempotent: true,
  },
})
