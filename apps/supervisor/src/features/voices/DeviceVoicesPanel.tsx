import { useDeviceVoices } from '@letterliaan/ui/use-device-voices'
import { Badge } from '../../app/controls/Badge.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { useServices } from '../../app/useServices.ts'
import { SayByDevice } from './SayByDevice.tsx'
import type { SampledVoiceProps } from './ServerVoicePanel.tsx'
import styles from './Voices.module.css'

/** The Dutch voices of this device, each to be heard; one of them is the one that children hear on it. */
export function DeviceVoicesPanel({ words }: SampledVoiceProps) {
  const { deviceVoices } = useServices()
  const { list, chosen } = useDeviceVoices(deviceVoices)
  return (
    <Panel title="De stemmen van dit apparaat">
      {list.length === 0 ? (
        <p>
          Dit apparaat heeft geen eigen Nederlandse stem. Kinderen horen hier de stem van de server. Bij de
          instellingen van het apparaat, onder Toegankelijkheid of Spraak, kunt u vaak een Nederlandse stem
          toevoegen. Open daarna deze pagina opnieuw.
        </p>
      ) : (
        <>
          <p>
            Wat u kiest, geldt op dit apparaat, voor ieder kind dat hier speelt. Klinkt een stem Engels, of
            hoort u niets? Kies dan een andere, of zet bij de kinderen de stem van het apparaat uit.
          </p>
          <ul className={styles.voices}>
            {list.map(({ id, name }) => (
              <li key={id} className={styles.voice}>
                <h3>{name}</h3>
                <div className={styles.samples}>
                  {words.map(({ word }) => (
                    <SayByDevice key={word} voice_id={id} text={`${word}.`} label={`${name} zegt ${word}`}>
                      {word}
                    </SayByDevice>
                  ))}
                  {words.slice(0, 1).map(({ sentence, word }) => (
                    <SayByDevice
                      key={word}
                      voice_id={id}
                      text={sentence}
                      label={`${name} zegt de zin met ${word}`}
                    >
                      de zin
                    </SayByDevice>
                  ))}
                  {id === chosen?.id ? (
                    <Badge look="good">Spreekt op dit apparaat</Badge>
                  ) : (
                    <FlatButton aria-label={`Kies ${name}`} onClick={() => deviceVoices?.choose(id)}>
                      Kies
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
