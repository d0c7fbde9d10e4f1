import type { CalmProfile } from '@letterliaan/contract'
import { texts } from './texts.ts'
import { texts as commonTexts } from '../../app/texts/common.ts'

type ChoiceName = 'look' | 'letter_size' | 'letter_spacing' | 'font' | 'pace' | 'voice' | 'voice_speed'

interface CalmChoice<Name extends ChoiceName> {
  readonly name: Name
  readonly label: string
  readonly options: readonly { readonly value: CalmProfile[Name]; readonly label: string }[]
}

type AnyCalmChoice = { [Name in ChoiceName]: CalmChoice<Name> }[ChoiceName]

export const calmChoices: readonly AnyCalmChoice[] = [
  {
    name: 'look',
    label: texts.look.label,
    options: [
      { value: 'jungle', label: texts.look.jungle },
      { value: 'field-camp', label: texts.look.fieldCamp },
    ],
  },
  {
    name: 'letter_size',
    label: texts.letterSize.label,
    options: [
      { value: 1, label: texts.normal },
      { value: 1.2, label: texts.letterSize.larger },
      { value: 1.4, label: texts.letterSize.largest },
    ],
  },
  {
    name: 'letter_spacing',
    label: texts.letterSpacing.label,
    options: [
      { value: 'normal', label: texts.normal },
      { value: 'wide', label: commonTexts.more },
      { value: 'widest', label: texts.letterSpacing.widest },
    ],
  },
  {
    name: 'font',
    label: texts.font,
    options: [
      { value: 'andika', label: 'Andika' },
      { value: 'opendyslexic', label: 'OpenDyslexic' },
    ],
  },
  {
    name: 'pace',
    label: texts.pace.label,
    options: [
      { value: 1, label: texts.normal },
      { value: 1.5, label: texts.pace.longer },
      { value: 2, label: texts.pace.twice },
    ],
  },
  {
    name: 'voice',
    label: texts.voice.label,
    options: [
      { value: 'auto', label: texts.voice.auto },
      { value: 'device', label: texts.voice.device },
      { value: 'server', label: texts.voice.server },
    ],
  },
  {
    name: 'voice_speed',
    label: texts.voiceSpeed.label,
    options: [
      { value: 1, label: texts.normal },
      { value: 0.85, label: texts.voiceSpeed.slow },
      { value: 0.7, label: texts.voiceSpeed.slowest },
    ],
  },
]

interface CalmSwitch {
  readonly name:
    | 'read_aloud'
    | 'music'
    | 'effects'
    | 'less_motion'
    | 'strong_contrast'
    | 'harder_mix'
    | 'confidence_tap'
    | 'word_eye'
  readonly label: string
}

export const calmSwitches: readonly CalmSwitch[] = [
  { name: 'read_aloud', label: texts.readAloud },
  { name: 'music', label: texts.music },
  { name: 'effects', label: texts.effects },
  { name: 'less_motion', label: texts.lessMotion },
  { name: 'strong_contrast', label: texts.strongContrast },
  { name: 'harder_mix', label: texts.harderMix },
  { name: 'confidence_tap', label: texts.confidenceTap },
  { name: 'word_eye', label: texts.wordEye },
]
