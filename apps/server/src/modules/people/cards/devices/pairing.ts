import { readCardCode } from '@letterliaan/contract/card-code'
import type { PairedDevice, PairingBody, PairingCode } from '@letterliaan/contract'
import type { Database, Transaction } from '../../../../db/database.ts'
import { createSecret } from '../../../../plugins/auth/token-secret.ts'
import type { DeviceCookie } from '../../../../plugins/contract/device-cookie.ts'
import {
  createInvalidInputError,
  createTooManyRequestsError,
} from '../../../../plugins/errors/problem-error.ts'
import type { Limiters } from '../../../../plugins/limits/limiters.ts'
import { pairingLimits } from '../../../../plugins/limits/limits.ts'
import { toNetwork } from '../../../../plugins/limits/network.ts'
import { countInAllLimiters } from '../../../../plugins/limits/count-in-all-limiters.ts'
import { type CardHasher, drawCardSecret } from '../../../identity/index.ts'
import { recordEvent } from '../../../../events/record-event.ts'
import { getGroup } from '../../groups/groups.ts'
import { storeDevice, type DeviceCall } from './devices.ts'
import { findDevices, replacePairingCode, usePairingCode } from './queries.ts'
import { ownerFinders } from '../../../../plugins/auth/owner-queries.ts'
import { findDatabaseOfOwner } from '../../../../plugins/auth/owner.ts'
import { deleteRows } from '../../../../db/tables/rows.ts'

/** Enough time to walk past the devices of a classroom. */
const codeTtlSeconds = 30 * 60
/** Enough for two classes. */
const maxDevices = 60

interface PairingPlace {
  readonly cardHasher: CardHasher
  readonly origin: string
}

const hmacOf = (hashes: CardHasher, code: string): string => hashes.ofCode(`pairing ${code}`)

/** Makes a code that is as hard to guess as the code of a card. Throws 404 if the caller may not see the group. */
export async function makePairingCode(
  transaction: Transaction,
  { caller, now }: DeviceCall,
  { cardHasher, origin }: PairingPlace,
  group_id: number,
): Promise<PairingCode> {
  await getGroup(transaction, caller, group_id)
  const code = drawCardSecret()
  const expires_at = now + codeTtlSeconds
  await replacePairingCode(transaction, {
    group_id,
    organisation_id: caller.organisation_id,
    code_hmac: hmacOf(cardHasher, code),
    made_by: caller.user_id,
    expires_at,
    num_left: maxDevices,
  })
  recordEvent(transaction, caller, { type: 'pairing_code_made', group_id }, now)
  return { code, address: `${origin}/login/koppel`, expires_at }
}

/** Limits wrong codes of each network separately (docs/adr/0018-limits.md). */
export function createPairingLimit({ create }: Limiters) {
  const fromNetwork = create('pairing-network', pairingLimits.fromNetwork)
  return async (address: string) => {
    const attempt = await countInAllLimiters([[fromNetwork, toNetwork(address)]])
    if ('seconds' in attempt) throw createTooManyRequestsError(attempt.seconds)
    return attempt
  }
}

export interface Pairing {
  readonly database: Database
  readonly cardHasher: CardHasher
  readonly takePairing: ReturnType<typeof createPairingLimit>
}

/** Pairs the device (DAG-6). Throws 422 for an unknown or expired code. */
export async function pairDevice(
  { database, cardHasher, takePairing }: Pairing,
  { groupCookie, address, now }: { groupCookie: DeviceCookie; address: string; now: number },
  body: PairingBody,
): Promise<PairedDevice> {
  const attempt = await takePairing(address)
  const code = readCardCode(body.code)
  const secret = createSecret()
  const hmac = code === null ? null : hmacOf(cardHasher, code)
  const own = hmac === null ? null : await findDatabaseOfOwner(database, ownerFinders.pairingCode, hmac)
  const group =
    own === null || hmac === null ? null : await own.transaction((transaction) => pair(transaction, hmac))
  if (group === null) {
    throw createInvalidInputError({ code: 'Deze code klopt niet, of werkt niet meer. Vraag een nieuwe.' })
  }
  await attempt.giveBack()
  groupCookie.write(secret)
  return group

  async function pair(transaction: Transaction, typed: string): Promise<PairedDevice | null> {
    const used = await usePairingCode(transaction, typed, now)
    if (used === undefined) return null
    const { group_id, organisation_id, made_by, group_name } = used
    const caller = { organisation_id, user_id: made_by }
    const name = nextName((await findDevices(transaction, group_id)).map((device) => device.name))
    await storeDevice(transaction, { cookie: groupCookie, secret, caller, now }, { group_id, name })
    return { name: group_name }
  }
}

/** Returns the next name, such as 'Apparaat 4' after 'Apparaat 3'. */
function nextName(names: readonly string[]): string {
  const numbers = names.map((name) => Number(/^Apparaat (\d+)$/.exec(name)?.[1] ?? 0))
  return `Apparaat ${Math.max(0, ...numbers) + 1}`
}

/** Deletes the pairing codes that this user made. Devices paired with them belong to the school and stay. */
export async function endPairingOf(transaction: Transaction, user_id: number): Promise<void> {
  await deleteRows(transaction, 'pairing_code', { made_by: user_id })
}
