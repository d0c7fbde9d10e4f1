import { createHmac } from 'node:crypto'
import { schoolSignsOf } from '@letterliaan/contract/card-code'
import type { Queries } from '../../../db/database.ts'
import { prefixOf } from '../../../plugins/limits/network.ts'
import { findFamiliarNetwork, saveFamiliarNetworks } from './queries.ts'

/** What stands for every school: a network from which somebody of any school logged in. */
const anySchool = 'any'

/** The network that a limit of codes is by. */
export const networkPrefixOf = (address: string): string => prefixOf(address, { v4: 24, v6: 56 })

/**
 * From which networks people of a school logged in: there strangers' wrong attempts do not count (docs/adr/0018-limits.md). Only
 * keyed hashes are kept, which tell neither school nor network.
 */
export function createFamiliarNetworks(secret: string) {
  const keyOf = (school: string, address: string): string =>
    createHmac('sha256', secret)
      .update(`network ${school} ${networkPrefixOf(address)}`)
      .digest('base64url')

  return {
    /** Is the network known to the school with these signs, or to any school (null)? */
    isFamiliar: async (queries: Queries, school: string | null, address: string): Promise<boolean> =>
      (await findFamiliarNetwork(queries, keyOf(school ?? anySchool, address))) !== undefined,

    /** Somebody of the organisation logged in from there. `now` in unix seconds. */
    remember: async (
      queries: Queries,
      organisation_id: number,
      address: string,
      now: number,
    ): Promise<void> => {
      const schools = [schoolSignsOf(organisation_id), anySchool]
      await saveFamiliarNetworks(
        queries,
        schools.map((school) => ({ key: keyOf(school, address), seen_at: now })),
      )
    },
  }
}

export type FamiliarNetworks = ReturnType<typeof createFamiliarNetworks>
