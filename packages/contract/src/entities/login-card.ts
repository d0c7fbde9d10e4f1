import * as z from 'zod'
import { groupLimits } from '../limits.ts'
import { Id } from './scalars.ts'
import { PictureCode } from './token.ts'

/** `pictures`: whether cards require 3 of 12 pictures, and if they are printed on the supervisor's list or the card. */
export const LoginCardsBody = z
  .strictObject({
    group_id: Id.optional(),
    student_ids: z.array(Id).min(1).max(groupLimits.students).optional(),
    pictures: z.enum(['none', 'list', 'card']).default('none'),
  })
  .refine(({ group_id, student_ids }) => group_id !== undefined || student_ids !== undefined, {
    path: ['student_ids'],
    message: 'Kies een groep of een kind.',
  })
export type LoginCardsBody = z.infer<typeof LoginCardsBody>

export const LoginCards = z.object({
  address: z.string(),
  /** True if only the server itself can open the address, so that a tablet can't. */
  is_local: z.boolean(),
  student_ids: z.array(Id),
})
export type LoginCards = z.infer<typeof LoginCards>

/** `used_at`: when a child last logged in. */
export const GroupDevice = z.object({
  id: Id,
  name: z.string(),
  created_at: z.int(),
  used_at: z.int().nullable(),
})
export type GroupDevice = z.infer<typeof GroupDevice>

export const GroupDeviceBody = z.strictObject({
  group_id: Id,
  name: z.string().trim().min(1).max(groupLimits.name),
})
export type GroupDeviceBody = z.infer<typeof GroupDeviceBody>

export const PairingCode = z.object({ code: z.string(), address: z.string(), expires_at: z.int() })
export type PairingCode = z.infer<typeof PairingCode>

export const PairingBody = z.strictObject({ code: z.string().max(40) })
export type PairingBody = z.infer<typeof PairingBody>

export const PairedDevice = z.object({ name: z.string() })
export type PairedDevice = z.infer<typeof PairedDevice>

/** If there are no pictures, the child logs in with its card. */
export const DeviceStudent = z.object({
  id: Id,
  screen_name: z.string(),
  buddy_id: z.int(),
  has_pictures: z.boolean(),
})
export type DeviceStudent = z.infer<typeof DeviceStudent>

export const DeviceGroup = z.object({ name: z.string(), students: z.array(DeviceStudent) })
export type DeviceGroup = z.infer<typeof DeviceGroup>

export const DeviceLoginBody = z.strictObject({ student_id: Id, pictures: PictureCode })
export type DeviceLoginBody = z.infer<typeof DeviceLoginBody>
