import { createHmac } from 'node:crypto'
import { makeSchoolSigns } from '@letterliaan/contract/card-code'
import type { Queries } from '../../../../db/database.ts'
import { toNetworkPrefix } from '../../../../plugins/limits/network.ts'
import { findFamiliarNetwork, saveFamiliarNetworks } from './queries.ts'

const anySchool = 'any'

export const cutNetworkPrefix = (address: string): string => toNetworkPrefix(address, { v4: 24, v6: 56 })

/** Stores networks where a school has logged in, as keyed hashes. Attempts elsewhere do not count there (ADR 18). */
export function createFamiliarNetworks(secret: string) {
  const keyOf = (school: string, address: string): string =>
    createHmac('sha256', secret)
      .update(`network ${school} ${cutNetworkPrefix(address)}`)
      .digest('base64url')

  return {
    isFamiliar: async (queries: Queries, school: string | null, address: string): Promise<boolean> =>
      (await findFamiliarNetwork(queries, keyOf(school ?? anySchool, address))) !== undefined,

    remember: async (
      queries: Queries,
      organisation_id: number,
      address: string,
      now: number,
    ): Promise<void> => {
      const schools = [makeSchoolSigns(organisation_id), anySchool]
      await saveFamiliarNetworks(
        queries,
        schools.map((school) => ({ key: keyOf(school, address), seen_at: now })),
      )
    },
  }
}

export type FamiliarNetworks = ReturnType<typeof createFamiliarNetworks>
