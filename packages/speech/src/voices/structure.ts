import { joinAtInterval } from '../audio/join.ts'
import type { SayRequest } from '../request.ts'
import type { VoicePlan } from './voice.ts'

const structurePaceMs = 1300

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
  return {
    voice: parts.every(({ voice }) => voice === 'recorded') ? 'recorded' : 'synthetic',
    fingerprint: JSON.stringify(['structure', structurePaceMs, parts.map(({ fingerprint }) => fingerprint)]),
    render: async () =>
      joinAtInterval(await Promise.all(parts.map((part) => part.render())), structurePaceMs),
  }
}
