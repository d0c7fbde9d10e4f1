import type { CalmProfile, VoiceWish } from '@letterliaan/contract'
import * as calmTexts from '@letterliaan/texts/calm'
import type { DeviceVoices } from '@letterliaan/ui/device-voice'
import { useDeviceVoices } from '@letterliaan/ui/use-device-voices'
import { useEffect, useState } from 'react'
import { useServices } from '../useServices.ts'
import { OneOf } from './OneOf.tsx'

export interface VoiceChoiceProps {
  readonly calm: Pick<CalmProfile, 'voice' | 'voice_speed'>
  readonly example: string
  readonly onChoose: (wish: VoiceWish) => void
}

const wishes = [
  { value: 'auto', label: calmTexts.usual },
  { value: 'device', label: calmTexts.ofDevice },
  { value: 'server', label: calmTexts.ofGame },
] as const

export function VoiceChoice({ calm, example, onChoose }: VoiceChoiceProps) {
  const { sound, voice } = useServices()
  const [voices, setVoices] = useState<DeviceVoices | null>(null)
  const [isSilent, setSilent] = useState(false)
  const { list, chosen } = useDeviceVoices(voices)

  useEffect(() => {
    void voice.findVoices().then(setVoices)
  }, [voice])

  async function hear(id: string | undefined): Promise<void> {
    const utterance = voices?.utteranceOf(example, calm.voice_speed, id)
    sound.clear()
    setSilent(utterance ? (await sound.speak(utterance)) === 'failed' : false)
  }

  return (
    <>
      <div>
        <OneOf
          legend={calmTexts.voice}
          options={wishes}
          value={calm.voice}
          onChoose={(wish) => {
            onChoose(wish)
            if (wish === 'device' && chosen) void hear(chosen.id)
          }}
        />
        <output>{isSilent && calmTexts.voiceFails}</output>
      </div>
      {calm.voice === 'device' && list.length === 0 && <p>{calmTexts.noDeviceVoice}</p>}
      {calm.voice !== 'server' && chosen && (
        <OneOf
          legend={calmTexts.whichVoice}
          options={list.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen.id}
          onChoose={(id) => {
            voices?.choose(id)
            void hear(id)
          }}
        />
      )}
    </>
  )
}
