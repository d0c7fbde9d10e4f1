import type { SoundReviewWord, VoiceKind } from '@letterliaan/contract'
import { formatWordAudioAddress } from '@letterliaan/web/spoken-sound'
import { Panel, PlayButton, StatusLabel, FlatButton } from '../../app/controls/index.ts'
import { layout, commonTexts, useServices } from '../../app/index.ts'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'
import { useDeviceVoices } from '@letterliaan/ui/use-device-voices'
import styles from './Voices.module.css'

interface SampledVoiceProps {
  /** Words to compare the voices by. */
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

export function DeviceVoicesPanel({ words }: SampledVoiceProps) {
  const { deviceVoices } = useServices()
  const { list, chosen } = useDeviceVoices(deviceVoices)
  return (
    <Panel title={texts.device.title}>
      {list.length === 0 ? (
        <p>{texts.device.none}</p>
      ) : (
        <>
          <p>{texts.device.explained}</p>
          <ul className={layout.stack4}>
            {list.map(({ id, name }) => (
              <li key={id} className={styles.pack}>
                <h3>{name}</h3>
                <div className={layout.line3}>
                  {samplesOf(words, name).map(({ text, label, shown }) => (
                    <PlayButton
                      key={label}
                      address={`${id} ${text}`}
                      label={label}
                      utterance={() => deviceVoices?.utteranceOf(text, 1, id)}
                      failure={texts.device.silent}
                    >
                      {shown}
                    </PlayButton>
                  ))}
                  {id === chosen?.id ? (
                    <StatusLabel look="good">{texts.device.isChosen}</StatusLabel>
                  ) : (
                    <FlatButton
                      aria-label={fill(commonTexts.chooseNamed, { name })}
                      onClick={() => deviceVoices?.choose(id)}
                    >
                      {texts.device.choose}
                    </FlatButton>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

const samplesOf = (words: SampledVoiceProps['words'], name: string) => [
  ...words.map(({ word }) => ({
    text: `${word}.`,
    label: fill(texts.device.saysWord, { name, word }),
    shown: word,
  })),
  ...words.slice(0, 1).map(({ word, sentence }) => ({
    text: sentence,
    label: fill(texts.device.saysSentence, { name, word }),
    shown: texts.sentence,
  })),
]
