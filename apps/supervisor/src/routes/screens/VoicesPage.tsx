import { useSuspenseQuery } from '@tanstack/react-query'
import { Panel } from '../../app/controls/Panel.tsx'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { DeviceVoicesPanel } from '../../features/voices/DeviceVoicesPanel.tsx'
import { ServerVoicePanel } from '../../features/voices/ServerVoicePanel.tsx'
import { PronunciationTabs } from './PronunciationTabs.tsx'

/** So many words are enough to hear how a voice is. */
const numSamples = 3

/** The voices that children hear, to hear and compare (audio.md, Where a word's sound comes from). */
export function VoicesPage() {
  const { queries } = useServices()
  const { data: steps } = useSuspenseQuery(queries.steps)
  const [first] = steps
  return (
    <PageFrame
      title="Stemmen"
      intro="Luister naar dezelfde woorden met elke stem, en kies wat uw leerlingen het best verstaan."
    >
      <PronunciationTabs current="voices" />
      {first && <Comparison step_id={first.id} />}
      <Panel title="Wie hoort welke stem?">
        <p>
          Heeft uw school een woord opgenomen, dan klinkt die opname. Anders klinkt een neurale stem van de
          server. Is die er niet, dan klinkt een Nederlandse stem van het apparaat, of anders de computerstem
          van Letterliaan. Losse klanken en klankgroepen zegt Letterliaan altijd zelf.
        </p>
        <p>
          Bij een kind kiest u onder ‘Rustig profiel’ welke stem het hoort: zoals hierboven, die van het
          apparaat, of altijd die van Letterliaan. Het kind kan dat zelf ook kiezen, bij Rustig in het menu.
        </p>
      </Panel>
    </PageFrame>
  )
}

function Comparison({ step_id }: { readonly step_id: number }) {
  const { queries } = useServices()
  const { data: step } = useSuspenseQuery(queries.step(step_id))
  const words = step.words[1].slice(0, numSamples)
  return (
    <>
      <ServerVoicePanel words={words} />
      <DeviceVoicesPanel words={words} />
    </>
  )
}
