import type { SoundReviewWord, VoiceKind } from '@letterliaan/contract'
import { formatWordAudioAddress } from '@letterliaan/web/spoken-sound'
import { Panel, PlayButton } from '../../app/controls/index.ts'
import { layout } from '../../app/index.ts'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'

export interface SampledVoiceProps {
  /** Words that every voice speaks, for comparison. */
  readonly words: readonly SoundReviewWord[]
}

const names: Readonly<Record<VoiceKind, string>> = {
  recorded: texts.server.recorded,
  neural: texts.server.neural,
  synthetic: texts.server.synthetic,
}

export function ServerVoicePanel({ words }: SampledVoiceProps) {
  const voices = [...new Set(words.map((word) => word.voices.word))]
  return (
    <Panel title={texts.server.title}>
      <p>{fill(texts.server.who, { voices: voices.map((voice) => names[voice]).join(texts.server.or) })}</p>
      <div className={layout.line3}>
        {words.map((word) => (
          <PlayButton
            key={word.id}
            address={formatWordAudioAddress(word, 'word')}
            label={fill(texts.server.saysWord, { word: word.word })}
          >
            {word.word}
          </PlayButton>
        ))}
        {words.slice(0, 1).map((word) => (
          <PlayButton
            key={word.id}
            address={formatWordAudioAddress(word, 'sentence')}
            label={fill(texts.server.saysSentence, { word: word.word })}
          >
            {texts.sentence}
          </PlayButton>
        ))}
      </div>
    </Panel>
  )
}
