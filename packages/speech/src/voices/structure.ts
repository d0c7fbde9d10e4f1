import { joinAtInterval } from '../audio/join.ts'
import type { SayRequest } from '../request.ts'
import type { VoicePlan } from './voice.ts'

const structurePaceMs = 1300

/** The folder of all structures with a recorded part, which are deleted with any of their parts. */
export const nameStructureFolder = (organisation_id: string): string => `structure-${organisation_id}`

/** Uses recorded parts too. `plansFor`: the best voice first. Throws RangeError if there are no sounds. */
export async function planStructure(
  { sounds, organisation_id }: Extract<SayRequest, { type: 'structure' }>,
  plansFor: (request: SayRequest) => Promise<VoicePlan[]>,
): Promise<VoicePlan> {
  if (sounds.length === 0) throw new RangeError('a structure without sounds')
  const parts = await Promise.all(
    sounds.map(async (sound) => {
      const [best] = await plansFor({ type: 'part', sound, ...(organisation_id && { organisation_id }) })
      if (!best) throw new RangeError(`no voice for ${sound}`)
      return best
    }),
  )
  const hasRecorded = parts.some(({ voice }) => voice === 'recorded')
  return {
    ...(hasRecorded && organisation_id && { folder: nameStructureFolder(organisation_id) }),
    voice: parts.every(({ voice }) => voice === 'recorded') ? 'recorded' : 'synthetic',
    fingerprint: JSON.stringify(['structure', structurePaceMs, parts.map(({ fingerprint }) => fingerprint)]),
    render: async () =>
      joinAtInterval(await Promise.all(parts.map((part) => part.render())), structurePaceMs),
  }
}
