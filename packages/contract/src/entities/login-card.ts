import * as z from 'zod'
import { groupLimits } from '../limits.ts'
import { Id } from './scalars.ts'
import { PictureCode } from './token.ts'

/**
 * For whom login cards are made: a whole group, some children of it, or children of any. `pictures`: whether the cards ask for
 * 3 of 12 pictures, and where those are printed: on a list for the supervisor, or on the card itself.
 */
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

/** Before cards are made: the address that they would carry, and the children that have a card which still works. */
export const LoginCards = z.object({
  address: z.string(),
  /** Only the machine that the game runs on finds it: no tablet does. */
  is_local: z.boolean(),
  student_ids: z.array(Id),
})
export type LoginCards = z.infer<typeof LoginCards>

/** A device on which the children of a group choose themselves; `used_at`: the last time that a child did. */
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

/** A code by which the devices of a class are paired, and the address where a device takes it. Told once. */
export const PairingCode = z.object({ code: z.string(), address: z.string(), expires_at: z.int() })
export type PairingCode = z.infer<typeof PairingCode>

export const PairingBody = z.strictObject({ code: z.string().max(40) })
export type PairingBody = z.infer<typeof PairingBody>

/** For which group the device that called is paired now. */
export const PairedDevice = z.object({ name: z.string() })
export type PairedDevice = z.infer<typeof PairedDevice>

/** A child on such a device. Without pictures it logs in with its card. */
export const DeviceStudent = z.object({
  id: Id,
  screen_name: z.string(),
  buddy_id: z.int(),
  has_pictures: z.boolean(),
})
export type DeviceStudent = z.infer<typeof DeviceStudent>

/** 'Wie ben jij?': the children of the group that a device was allowed for. */
export const DeviceGroup = z.object({ name: z.string(), students: z.array(DeviceStudent) })
export type DeviceGroup = z.infer<typeof DeviceGroup>

export const DeviceLoginBody = z.strictObject({ student_id: Id, pictures: PictureCode })
export type DeviceLoginBody = z.infer<typeof DeviceLoginBody>
