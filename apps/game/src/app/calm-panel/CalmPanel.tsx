import { SpokenText } from '@letterliaan/ui/spoken'
import type { CalmProfile, OwnCalmProfileChanges, VoiceWish } from '@letterliaan/contract'
import { calmTexts } from '@letterliaan/texts/calm'
import { commonTexts } from '@letterliaan/texts/common'
import { shellTexts } from '@letterliaan/texts/shell'
import { Dialog, joinClasses, shared, SpeakerButton } from '@letterliaan/ui'
import type { DeviceVoices } from '@letterliaan/ui/device-voice'
import { useDeviceVoices } from '@letterliaan/ui/use-device-voices'
import { useEffect, useState } from 'react'
import { SoundSwitch } from '../menu/SoundSwitch.tsx'
import { useServices } from '../useServices.ts'
import layout from '../shell/layout.module.css'
import styles from './CalmPanel.module.css'
import { LookChoice } from './LookChoice.tsx'
import { OneOf } from './OneOf.tsx'

interface CalmPanelProps {
  readonly calm: CalmProfile
  readonly onChange: (changes: OwnCalmProfileChanges) => void
  readonly onClose: () => void
}

const example = {
  word: 'kikker',
  sentence: calmTexts.exampleSentence,
  url: '/word/word/kikker.mp3',
}

const pace = [
  { value: 1, label: calmTexts.usual },
  { value: 1.5, label: calmTexts.longer },
  { value: 2, label: calmTexts.veryLong },
] as const

const voiceSpeed = [
  { value: 1, label: calmTexts.usual },
  { value: 0.85, label: calmTexts.slow },
  { value: 0.7, label: calmTexts.verySlow },
] as const

const letterSize = [
  { value: 1, label: calmTexts.usual, style: { fontSize: 'calc(1.1875rem)' } },
  { value: 1.2, label: calmTexts.larger, style: { fontSize: 'calc(1.1875rem * 1.2)' } },
  { value: 1.4, label: calmTexts.largest, style: { fontSize: 'calc(1.1875rem * 1.4)' } },
] as const

const letterSpacing = [
  { value: 'normal', label: calmTexts.usual, style: { letterSpacing: 0 } },
  { value: 'wide', label: shellTexts.more, style: { letterSpacing: '0.05em' } },
  { value: 'widest', label: calmTexts.widest, style: { letterSpacing: '0.12em' } },
] as const

const font = [
  { value: 'andika', label: 'Andika', style: { fontFamily: 'Andika' } },
  { value: 'opendyslexic', label: 'OpenDyslexic' },
] as const

/** Applies each choice at once, because the panel itself shows the effect. */
export function CalmPanel({ calm, onChange, onClose }: CalmPanelProps) {
  const { sound, voice } = useServices()
  const say = () => void sound.speak({ url: example.url, text: example.word, by: voice.usual() })
  return (
    <Dialog title={shellTexts.calm} size="wide" onClose={onClose}>
      <div className={layout.stack5}>
        <p>
          <SpokenText line={calmTexts.intro} auto />
        </p>
        <div className={styles.example}>
          <SpeakerButton label={commonTexts.hearWord} onClick={say} />
          <p className={joinClasses(shared.word, styles.word)}>{example.word}</p>
          <p className={styles.sentence}>{example.sentence}</p>
        </div>
        <LookChoice value={calm.look} onChoose={(look) => onChange({ look })} />
        <OneOf
          legend={calmTexts.letters}
          options={letterSize}
          value={calm.letter_size}
          onChoose={(letter_size) => onChange({ letter_size })}
        />
        <OneOf
          legend={calmTexts.spacing}
          options={letterSpacing}
          value={calm.letter_spacing}
          onChoose={(letter_spacing) => onChange({ letter_spacing })}
        />
        <OneOf
          legend={calmTexts.font}
          options={font}
          value={calm.font}
          onChoose={(chosen) => onChange({ font: chosen })}
        />
        <OneOf
          legend={calmTexts.pace}
          options={pace}
          value={calm.pace}
          onChoose={(chosen) => onChange({ pace: chosen })}
        />
        <VoiceChoice
          calm={calm}
          sentence={example.sentence}
          onChoose={(chosen) => onChange({ voice: chosen })}
        />
        <OneOf
          legend={calmTexts.voiceSpeed}
          options={voiceSpeed}
          value={calm.voice_speed}
          onChoose={(voice_speed) => onChange({ voice_speed })}
        />
        <div className={styles.switches}>
          <SoundSwitch
            label={calmTexts.readAll}
            isOn={calm.read_aloud}
            onChange={(read_aloud) => onChange({ read_aloud })}
          />
          <SoundSwitch label={calmTexts.music} isOn={calm.music} onChange={(music) => onChange({ music })} />
          <SoundSwitch
            label={calmTexts.effects}
            isOn={calm.effects}
            onChange={(effects) => onChange({ effects })}
          />
          <SoundSwitch
            label={calmTexts.lessMotion}
            isOn={calm.less_motion}
            onChange={(less_motion) => onChange({ less_motion })}
          />
          <SoundSwitch
            label={calmTexts.contrast}
            isOn={calm.strong_contrast}
            onChange={(strong_contrast) => onChange({ strong_contrast })}
          />
          <SoundSwitch
            label={calmTexts.harderMix}
            hint={calmTexts.harderNext.text}
            isOn={calm.harder_mix}
            onChange={(harder_mix) => onChange({ harder_mix })}
          />
        </div>
      </div>
    </Dialog>
  )
}

interface VoiceChoiceProps {
  readonly calm: Pick<CalmProfile, 'voice' | 'voice_speed'>
  readonly sentence: string
  readonly onChoose: (wish: VoiceWish) => void
}

const wishes = [
  { value: 'auto', label: calmTexts.usual },
  { value: 'device', label: calmTexts.ofDevice },
  { value: 'server', label: calmTexts.ofGame },
] as const

export function VoiceChoice({ calm, sentence, onChoose }: VoiceChoiceProps) {
  const { sound, voice } = useServices()
  const [voices, setVoices] = useState<DeviceVoices | null>(null)
  const [isSilent, setSilent] = useState(false)
  const { list, chosen } = useDeviceVoices(voices)

  useEffect(() => {
    void voice.findVoices().then(setVoices)
  }, [voice])

  async function hear(id: string | undefined): Promise<void> {
    const utterance = voices?.utteranceOf(sentence, calm.voice_speed, id)
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
