import type { MakeVoicePackBody } from '@letterliaan/contract'
import { voicePackLimits } from '@letterliaan/contract/limits'
import { voiceConsentOf } from '@letterliaan/contract/voice-consent'
import { amsterdamDate } from '@letterliaan/rules/calendar'
import { record } from '../../../events/record.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { findOwnSounds, refusedPack, type VoicePackDependencies } from './list-packs.ts'
import { writePack } from './pack-file.ts'

export async function makePack(
  { database, speech }: VoicePackDependencies,
  caller: UserCaller,
  { speaker, licence, types }: MakeVoicePackBody,
  now: number,
) {
  const organisation_id = String(caller.organisation_id)
  const wanted = (await findOwnSounds(database.queries, caller)).filter(({ type }) => types.includes(type))
  if (wanted.length === 0) throw refusedPack('U heeft hiervan nog niets ingesproken.')
  const sounds = []
  let bytes = 0
  for (const { type, text } of wanted) {
    const { mp3, voice } = await speech.say({ type, text, organisation_id })
    // One that was taken away meanwhile is left out.
    if (voice !== 'recorded') continue
    bytes += mp3.length
    if (bytes > voicePackLimits.bytes * 0.95)
      throw refusedPack(
        'Dit is te veel voor één stempakket. Maak er een met alleen de woorden, en een met de rest.',
      )
    sounds.push({ type, text, mp3 })
  }
  const made_on = amsterdamDate(now)
  const pack = await writePack({ speaker, licence, consent: voiceConsentOf(speaker), made_on }, sounds)
  await database.transaction(async (transaction) => {
    const made = { speaker, num_sounds: sounds.length }
    record(transaction, caller, { type: 'voice_pack_made', ...made }, now)
  })
  return {
    bytes: pack,
    cacheControl: 'no-store',
    disposition: `attachment; filename="stempakket-${made_on}.zip"`,
  }
}
