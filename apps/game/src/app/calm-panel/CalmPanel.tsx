import { productLine } from '@letterliaan/contract/texts'
import { SpokenText } from '@letterliaan/ui/spoken'
import type { CalmProfile, OwnCalmProfileChanges } from '@letterliaan/contract'
import { Dialog, SpeakerButton } from '@letterliaan/ui'
import { SoundSwitch } from '../menu/SoundSwitch.tsx'
import { useServices } from '../useServices.ts'
import styles from './CalmPanel.module.css'
import { OneOf } from './OneOf.tsx'
import { VoiceChoice } from './VoiceChoice.tsx'

export interface CalmPanelProps {
  readonly calm: CalmProfile
  readonly onChange: (changes: OwnCalmProfileChanges) => void
  readonly onClose: () => void
}

/** A word that every school has, to see and to hear what a choice does. */
const example = {
  word: 'kikker',
  sentence: 'De kikker springt in het water.',
  url: '/word/word/kikker.mp3',
}

const pace = [
  { value: 1, label: 'Gewoon' },
  { value: 1.5, label: 'Langer' },
  { value: 2, label: 'Heel lang' },
] as const

const voiceSpeed = [
  { value: 1, label: 'Gewoon' },
  { value: 0.85, label: 'Langzaam' },
  { value: 0.7, label: 'Heel langzaam' },
] as const

const letterSize = [
  { value: 1, label: 'Gewoon', style: { fontSize: 'calc(1.1875rem)' } },
  { value: 1.2, label: 'Groter', style: { fontSize: 'calc(1.1875rem * 1.2)' } },
  { value: 1.4, label: 'Grootst', style: { fontSize: 'calc(1.1875rem * 1.4)' } },
] as const

const letterSpacing = [
  { value: 'normal', label: 'Gewoon', style: { letterSpacing: 0 } },
  { value: 'wide', label: 'Meer', style: { letterSpacing: '0.05em' } },
  { value: 'widest', label: 'Meest', style: { letterSpacing: '0.12em' } },
] as const

const font = [
  { value: 'andika', label: 'Andika', style: { fontFamily: 'Andika' } },
  { value: 'opendyslexic', label: 'OpenDyslexic' },
] as const

/** What the child can make calmer for itself. Each choice holds at once: the panel itself is the example. */
export function CalmPanel({ calm, onChange, onClose }: CalmPanelProps) {
  const { sound, voice } = useServices()
  const say = () => void sound.speak({ url: example.url, text: example.word, by: voice.usual() })
  return (
    <Dialog title="Rustig" size="wide" onClose={onClose}>
      <div className={styles.panel}>
        <p>
          <SpokenText line={productLine('Maak het hier rustig, zoals jij het fijn vindt.')} auto />
        </p>
        <div className={styles.example}>
          <SpeakerButton label="Luister naar het woord" onClick={say} />
          <p className={styles.word}>{example.word}</p>
          <p className={styles.sentence}>{example.sentence}</p>
        </div>
        <OneOf
          legend="Letters"
          options={letterSize}
          value={calm.letter_size}
          onChoose={(letter_size) => onChange({ letter_size })}
        />
        <OneOf
          legend="Ruimte"
          options={letterSpacing}
          value={calm.letter_spacing}
          onChoose={(letter_spacing) => onChange({ letter_spacing })}
        />
        <OneOf
          legend="Lettersoort"
          options={font}
          value={calm.font}
          onChoose={(chosen) => onChange({ font: chosen })}
        />
        <OneOf
          legend="Zo lang zie je een woord"
          options={pace}
          value={calm.pace}
          onChoose={(chosen) => onChange({ pace: chosen })}
        />
        <VoiceChoice
          calm={calm}
          example={example.sentence}
          onChoose={(chosen) => onChange({ voice: chosen })}
        />
        <OneOf
          legend="Zo snel praat de stem"
          options={voiceSpeed}
          value={calm.voice_speed}
          onChoose={(voice_speed) => onChange({ voice_speed })}
        />
        <div className={styles.switches}>
          <SoundSwitch
            label="Lees alles voor"
            isOn={calm.read_aloud}
            onChange={(read_aloud) => onChange({ read_aloud })}
          />
          <SoundSwitch label="Muziek" isOn={calm.music} onChange={(music) => onChange({ music })} />
          <SoundSwitch label="Geluidjes" isOn={calm.effects} onChange={(effects) => onChange({ effects })} />
          <SoundSwitch
            label="Minder beweging"
            isOn={calm.less_motion}
            onChange={(less_motion) => onChange({ less_motion })}
          />
          <SoundSwitch
            label="Sterke kleuren"
            isOn={calm.strong_contrast}
            onChange={(strong_contrast) => onChange({ strong_contrast })}
          />
        </div>
      </div>
    </Dialog>
  )
}
