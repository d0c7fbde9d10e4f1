import type { DeviceGroup, GroupDevice, GroupDeviceBody } from '@letterliaan/contract'
import type { Database, Queries, Transaction } from '../../../../db/database.ts'
import type { UserCaller } from '../../../../plugins/auth/caller.ts'
import { createSecret, hashToken } from '../../../../plugins/auth/token-secret.ts'
import type { DeviceCookie } from '../../../../plugins/contract/device-cookie.ts'
import { createNotFoundError } from '../../../../plugins/errors/problem-error.ts'
import { recordEvent } from '../../../../events/record-event.ts'
import { getGroup, assertGroupName } from '../../groups/groups.ts'
import { orderByName } from '../../groups/order-by-name.ts'
import { makeNamesUnique } from '../../groups/make-names-unique.ts'
import { deleteDevices, findDevice, findDevices, findGroupChildren, insertDevice } from './queries.ts'
import { ownerFinders } from '../../../../plugins/auth/owner-queries.ts'
import { findQueriesOfOwner } from '../../../../plugins/auth/owner.ts'
import { deleteRows } from '../../../../db/tables/rows.ts'

export interface DeviceCall {
  readonly caller: UserCaller
  readonly now: number
}

export async function listDevices(
  queries: Queries,
  caller: UserCaller,
  group_id: number,
): Promise<GroupDevice[]> {
  await getGroup(queries, caller, group_id)
  return findDevices(queries, group_id)
}

/** Sets a cookie that allows the group's login on this browser, and stores its hash. Throws 404. */
export async function allowDevice(
  database: Database,
  cookie: DeviceCookie,
  { caller, now }: DeviceCall,
  { group_id, name }: GroupDeviceBody,
): Promise<GroupDevice> {
  assertGroupName(name)
  const secret = createSecret()
  const device = await database.transaction(async (transaction) => {
    await getGroup(transaction, caller, group_id)
    return storeDevice(transaction, { cookie, secret, caller, now }, { group_id, name })
  })
  cookie.write(secret)
  return device
}

interface NewDevice {
  readonly cookie: DeviceCookie
  readonly secret: string
  readonly caller: Pick<UserCaller, 'organisation_id' | 'user_id'>
  readonly now: number
}

export async function storeDevice(
  transaction: Transaction,
  { cookie, secret, caller, now }: NewDevice,
  { group_id, name }: GroupDeviceBody,
): Promise<GroupDevice> {
  const before = await findCookieDevice(transaction, cookie)
  if (before !== undefined) await deleteDevices(transaction, [before.id], now)
  const row = { organisation_id: caller.organisation_id, group_id, name, hash: hashToken(secret) }
  const times = { allowed_by: caller.user_id, created_at: now, used_at: null }
  const stored = await insertDevice(transaction, { ...row, ...times })
  recordEvent(transaction, caller, { type: 'group_device_allowed', group_id, device_id: stored.id }, now)
  return stored
}

export async function revokeDevice(
  transaction: Transaction,
  { caller, now }: DeviceCall,
  { id: group_id, device_id }: { readonly id: number; readonly device_id: number },
): Promise<GroupDevice[]> {
  const devices = await listDevices(transaction, caller, group_id)
  if (!devices.some(({ id }) => id === device_id)) throw createNotFoundError()
  await deleteDevices(transaction, [device_id], now)
  recordEvent(transaction, caller, { type: 'group_device_revoked', group_id, device_id }, now)
  return devices.filter(({ id }) => id !== device_id)
}

/** Revokes all devices and the pairing code of a group. Throws 404 without access. */
export async function revokeDevices(
  transaction: Transaction,
  { caller, now }: DeviceCall,
  group_id: number,
): Promise<GroupDevice[]> {
  const devices = await listDevices(transaction, caller, group_id)
  await deleteRows(transaction, 'pairing_code', { group_id })
  await deleteDevices(
    transaction,
    devices.map(({ id }) => id),
    now,
  )
  recordEvent(
    transaction,
    caller,
    { type: 'group_devices_revoked', group_id, num_devices: devices.length },
    now,
  )
  return []
}

/** Lists the group's children for 'Wie ben jij?' (CARD-5). Throws 404 if the device is not allowed. */
export async function listDeviceGroup(everywhere: Queries, cookie: DeviceCookie): Promise<DeviceGroup> {
  const queries = await findQueriesOfOwner(everywhere, ownerFinders.device, hashToken(cookie.read() ?? ''))
  if (queries === null) throw createNotFoundError()
  const device = await findCookieDevice(queries, cookie)
  if (device === undefined) throw createNotFoundError()
  const children = orderByName(await findGroupChildren(queries, device.group_id))
  const names = makeNamesUnique(children)
  return {
    name: device.group_name,
    students: children.map(({ id, buddy_id, pictures_hmac }, at) => ({
      id,
      screen_name: names[at] ?? '',
      buddy_id,
      has_pictures: pictures_hmac !== null,
    })),
  }
}

/** Returns undefined for an unknown cookie. */
export async function findCookieDevice(queries: Queries, cookie: DeviceCookie) {
  const secret = cookie.read()
  return secret === null ? undefined : findDevice(queries, hashToken(secret))
}
