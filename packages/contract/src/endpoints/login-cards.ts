import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import {
  DeviceGroup,
  DeviceLoginBody,
  GroupDevice,
  GroupDeviceBody,
  Id,
  LoginCards,
  LoginCardsBody,
  PairedDevice,
  PairingBody,
  PairingCode,
  Tokens,
} from '../entities/index.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })
const common = { tag: 'card', auth: 'bearer', needs: 'supervisor' } as const

/** Calls that return a secret accept no Idempotency-Key (ADR 15). */
export const loginCardEndpoints = defineEndpoints({
  'GET /api/v1/begeleider/login-cards': {
    ...common,
    summary: 'The address that login cards carry, and which children have a card that works',
    response: LoginCards,
  },
  'POST /api/v1/begeleider/login-cards': {
    ...common,
    summary:
      'Make login cards and answer them as a PDF: they are told this once. They replace the cards that the children had',
    body: LoginCardsBody,
    response: null,
    contentType: 'application/pdf',
    perMinute: 30,
  },
  'GET /api/v1/begeleider/group/:id/device': {
    ...common,
    summary: 'The devices on which the children of a group choose themselves, the latest first',
    params,
    response: z.array(GroupDevice),
  },
  'POST /api/v1/group-device': {
    ...common,
    summary: 'Allow the device that calls for a group: it gets a cookie. What it was allowed for before ends',
    body: GroupDeviceBody,
    response: GroupDevice,
    success: 201,
    perMinute: 60,
  },
  'POST /api/v1/begeleider/group/:id/pairing-code': {
    ...common,
    summary: 'Make a code by which devices are paired for a group, for half an hour. The one before ends',
    params,
    response: PairingCode,
    success: 201,
    perMinute: 30,
  },
  'POST /api/v1/group-device/pairing': {
    summary:
      'Pair the device that calls with a code of a supervisor: it gets a cookie. Wrong codes are limited',
    tag: 'card',
    auth: 'none',
    body: PairingBody,
    response: PairedDevice,
    success: 201,
  },
  'DELETE /api/v1/begeleider/group/:id/device': {
    ...common,
    summary:
      'Allow a device no longer, or none and end the code that pairs more; the logins that were made on them end. Answers the devices that are left',
    params,
    query: z.object({ device_id: z.coerce.number().pipe(Id).optional() }),
    response: z.array(GroupDevice),
    idempotent: true,
  },
  'GET /api/v1/group-device': {
    summary: 'The children who may choose themselves on the device that calls: 404 on any other',
    tag: 'card',
    auth: 'none',
    response: DeviceGroup,
    perMinute: 600,
  },
  'POST /api/v1/group-device/login': {
    summary: 'Log in with the pictures of a card, on a device that was allowed for a group of the child',
    tag: 'card',
    auth: 'none',
    body: DeviceLoginBody,
    response: Tokens,
    errors: 'oauth',
  },
})
