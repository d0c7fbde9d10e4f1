import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import {
  ActivityBody,
  Badge,
  BuyBadgeBody,
  Id,
  PlacedThing,
  PlaceThingBody,
  SchoolGroup,
  LoggedInUser,
  ActivityWithBadges,
  UserUpdateBody,
} from '../entities/index.ts'

export const accountEndpoints = defineEndpoints({
  'GET /api/v1/user/me/': {
    summary: 'The profile of the caller',
    tag: 'user',
    auth: 'bearer',
    needs: 'user',
    response: LoggedInUser,
    revalidate: 'caller',
    ofOwnAccount: true,
  },
  'POST /api/v1/user/update': {
    summary: 'Change properties of the student',
    tag: 'user',
    auth: 'bearer',
    needs: 'student',
    body: UserUpdateBody,
    response: LoggedInUser,
    idempotent: true,
  },
  'GET /api/v1/level': {
    summary: 'The school groups',
    tag: 'user',
    auth: 'bearer',
    needs: 'user',
    response: z.array(SchoolGroup),
    revalidate: 'everyone',
  },
  'GET /api/v1/reward/': {
    summary: 'All badges, owned or not',
    tag: 'reward',
    auth: 'bearer',
    needs: 'student',
    response: z.array(Badge),
    revalidate: 'caller',
  },
  'POST /api/v1/reward/buy': {
    summary:
      'Buy a badge with points: 409 when it is not for sale, owned, or costs more than the student has',
    tag: 'reward',
    auth: 'bearer',
    body: BuyBadgeBody,
    response: Badge,
    idempotent: true,
  },
  'GET /api/v1/treehouse': {
    summary: 'What the student bought and put in the treehouse, and where each thing stands',
    tag: 'reward',
    auth: 'bearer',
    needs: 'student',
    response: z.array(PlacedThing),
  },
  'PUT /api/v1/treehouse/:id': {
    summary:
      'Put a bought badge in the treehouse, or away. What stood there makes room. 404 for what was not bought',
    tag: 'reward',
    auth: 'bearer',
    params: z.object({ id: z.coerce.number().pipe(Id) }),
    body: PlaceThingBody,
    response: z.array(PlacedThing),
    idempotent: true,
  },
  'POST /api/v1/activity': {
    summary: 'Tell that the child did something that is not an answer',
    tag: 'activity',
    auth: 'bearer',
    body: ActivityBody,
    response: ActivityWithBadges,
    success: 201,
    perMinute: 120,
    idempotent: true,
  },
})
