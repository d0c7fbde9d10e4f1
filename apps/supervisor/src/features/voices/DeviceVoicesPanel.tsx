import { useDeviceVoices } from '@letterliaan/ui/use-device-voices'
import { Badge, FlatButton, Panel, PlayButton } from '../../app/controls/index.ts'
import { commonTexts, layout, useServices } from '../../app/index.ts'
import type { SampledVoiceProps } from './ServerVoicePanel.tsx'
import styles from './Voices.module.css'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'

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
                    <Badge look="good">{texts.device.isChosen}</Badge>
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
