import * as z from 'zod'
import { defineEndpoints, params } from '../endpoint.ts'
import {
  ChildPath,
  GivenPaths,
  GivenStep,
  GroupPath,
  GroupStepGift,
  Id,
  PathDocument,
  GivePathBody,
  PathPreview,
  PathUndo,
  PathUpdate,
  PickableStep,
  StepGift,
  UnixSeconds,
} from '../entities/index.ts'

/** Time of the caller's own save to undo. A later change gives a 409, even from another tab. */
const undone = z.object({ updated_at: z.coerce.number().pipe(UnixSeconds).optional() })
const common = { tag: 'path', auth: 'bearer', needs: 'supervisor' } as const

export const pathEndpoints = defineEndpoints({
  'GET /api/v1/begeleider/curriculum': {
    ...common,
    summary: 'The steps that can be put on a path: the product’s in their order, then the organisation’s own',
    response: z.array(PickableStep),
  },
  'GET /api/v1/begeleider/group/:id/path': {
    ...common,
    summary: 'The path of a group, and which of its children follow it',
    params,
    response: GroupPath,
  },
  'PUT /api/v1/begeleider/group/:id/path': {
    ...common,
    summary:
      'Save the path of a group, and prepare it for every child that follows it; 409 when it was changed since',
    params,
    body: PathUpdate,
    response: GroupPath,
    idempotent: true,
  },
  'POST /api/v1/begeleider/group/:id/path/step': {
    ...common,
    summary: 'Put an own step in the treehouse of every child of a group, whatever path it follows',
    params,
    body: z.strictObject({ own_step_id: Id }),
    response: GroupStepGift,
    idempotent: true,
  },
  'POST /api/v1/begeleider/:scope/:id/path/preview': {
    ...common,
    summary: 'What a child would see on its map with this path, or a new child of a group; nothing is saved',
    params: params.extend({ scope: z.enum(['student', 'group']) }),
    body: PathDocument,
    response: PathPreview,
    changesNothing: true,
  },
  'GET /api/v1/begeleider/student/:id/path': {
    ...common,
    summary: 'The path of a child, with the paths of its groups',
    params,
    response: ChildPath,
  },
  'PUT /api/v1/begeleider/student/:id/path': {
    ...common,
    summary: 'Give a child a path of its own, and prepare it; 409 when its path was changed since',
    params,
    body: PathUpdate,
    response: ChildPath,
    idempotent: true,
  },
  'POST /api/v1/begeleider/path/give': {
    ...common,
    summary: 'Give children a path at once: that of a group of theirs, or one of their own',
    body: GivePathBody,
    response: GivenPaths,
    idempotent: true,
  },
  'POST /api/v1/begeleider/path/step': {
    ...common,
    summary: 'Put a step on the paths of some children and open it, each on a path of its own',
    body: StepGift,
    response: GivenStep,
    idempotent: true,
  },
  'GET /api/v1/begeleider/curriculum/werkboek.pdf': {
    ...common,
    summary:
      'The workbook of a step that can be put on a path: its rule, words, anchors and exercises on paper',
    query: z.object({
      nr: z.coerce.number().pipe(z.int().min(1)),
      is_own: z.enum(['true', 'false']).optional(),
    }),
    response: null,
    contentType: 'application/pdf',
    perMinute: 60,
  },
  'POST /api/v1/begeleider/path/undo': {
    ...common,
    summary:
      'Undo one’s own last change of the path of a group, and of the paths of children; once more does it again; 409 for a later change',
    query: undone,
    body: PathUndo,
    response: z.object({}),
    idempotent: true,
  },
})
