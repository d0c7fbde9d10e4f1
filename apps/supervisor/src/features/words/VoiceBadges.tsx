import type { SoundReviewWord, VoiceKind } from '@letterliaan/contract'
import { Badge } from '../../app/controls/Badge.tsx'

const names: Readonly<Record<VoiceKind, string>> = {
  recorded: 'Eigen opname',
  neural: 'Neurale stem',
  synthetic: 'Computerstem',
}

const others = [
  ['plural', 'meervoud'],
  ['sound_groups', 'klankgroepen'],
  ['sentence', 'zin'],
] as const

/** Who says the word, and what people did about it. */
export function VoiceBadges({ word: { voices, recordings, pronunciations } }: { word: SoundReviewWord }) {
  const isCorrected = pronunciations.word.is_corrected || pronunciations.plural?.is_corrected === true
  return (
    <>
      <Badge look={voices.word === 'recorded' ? 'good' : 'plain'}>{names[voices.word]}</Badge>
      {isCorrected && <Badge look="good">Klanken verbeterd</Badge>}
      {others.map(
        ([type, name]) =>
          recordings[type] !== null && (
            <Badge key={type} look="good">
              Opname {name}
            </Badge>
          ),
      )}
    </>
  )
}
