import type { SoundReviewWord, VoiceKind } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Badge } from '../../app/controls/Badge.tsx'
import * as texts from './texts.ts'

const names: Readonly<Record<VoiceKind, string>> = texts.voice

const others = ['plural', 'sound_groups', 'sentence'] as const

export function VoiceBadges({ word: { voices, recordings, pronunciations } }: { word: SoundReviewWord }) {
  const isCorrected = pronunciations.word.is_corrected || pronunciations.plural?.is_corrected === true
  const isOfPack = recordings.word !== null && recordings.word.pack_speaker !== null
  const sayer = isOfPack ? texts.ofPack : names[voices.word]
  return (
    <>
      <Badge look={voices.word === 'recorded' ? 'good' : 'plain'}>{sayer}</Badge>
      {isCorrected && <Badge look="good">{texts.soundsCorrected}</Badge>}
      {others.map(
        (type) =>
          recordings[type] !== null && (
            <Badge key={type} look="good">
              {fill(texts.recordingOf, { name: texts.recorded[type] })}
            </Badge>
          ),
      )}
    </>
  )
}
