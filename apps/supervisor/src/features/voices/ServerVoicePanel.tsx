import type { SoundReviewWord, VoiceKind } from '@letterliaan/contract'
import { wordAudioAddress } from '@letterliaan/web/spoken-sound'
import { Panel } from '../../app/controls/Panel.tsx'
import { PlayButton } from '../../app/controls/PlayButton.tsx'
import styles from './Voices.module.css'

export interface SampledVoiceProps {
  /** What every voice says, to compare. */
  readonly words: readonly SoundReviewWord[]
}

const names: Readonly<Record<VoiceKind, string>> = {
  recorded: 'een opname van uw school',
  neural: 'een neurale stem op de server',
  synthetic: 'de computerstem van Letterliaan',
}

/** How the server says these words, and who that is. */
export function ServerVoicePanel({ words }: SampledVoiceProps) {
  const voices = [...new Set(words.map((word) => word.voices.word))]
  return (
    <Panel title="De stem van de server">
      <p>U hoort {voices.map((voice) => names[voice]).join(' of ')}.</p>
      <div className={styles.samples}>
        {words.map((word) => (
          <PlayButton
            key={word.id}
            address={wordAudioAddress(word, 'word')}
            label={`De server zegt ${word.word}`}
          >
            {word.word}
          </PlayButton>
        ))}
        {words.slice(0, 1).map((word) => (
          <PlayButton
            key={word.id}
            address={wordAudioAddress(word, 'sentence')}
            label={`De server zegt de zin met ${word.word}`}
          >
            de zin
          </PlayButton>
        ))}
      </div>
    </Panel>
  )
}
