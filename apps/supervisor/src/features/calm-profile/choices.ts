import type { CalmProfile } from '@letterliaan/contract'

/** What is one of a few. */
type ChoiceName = 'letter_size' | 'letter_spacing' | 'font' | 'pace' | 'voice' | 'voice_speed'

interface CalmChoice<Name extends ChoiceName> {
  readonly name: Name
  readonly label: string
  readonly options: readonly { readonly value: CalmProfile[Name]; readonly label: string }[]
}

type AnyCalmChoice = { [Name in ChoiceName]: CalmChoice<Name> }[ChoiceName]

export const choices: readonly AnyCalmChoice[] = [
  {
    name: 'letter_size',
    label: 'Grootte van de letters',
    options: [
      { value: 1, label: 'Gewoon' },
      { value: 1.2, label: 'Groter' },
      { value: 1.4, label: 'Grootst' },
    ],
  },
  {
    name: 'letter_spacing',
    label: 'Ruimte tussen letters en regels',
    options: [
      { value: 'normal', label: 'Gewoon' },
      { value: 'wide', label: 'Meer' },
      { value: 'widest', label: 'Meest' },
    ],
  },
  {
    name: 'font',
    label: 'Lettersoort',
    options: [
      { value: 'andika', label: 'Andika' },
      { value: 'opendyslexic', label: 'OpenDyslexic' },
    ],
  },
  {
    name: 'pace',
    label: 'Woorden en letters in beeld',
    options: [
      { value: 1, label: 'Gewoon' },
      { value: 1.5, label: '1,5 keer zo lang' },
      { value: 2, label: '2 keer zo lang' },
    ],
  },
  {
    name: 'voice',
    label: 'De stem',
    options: [
      { value: 'auto', label: 'Zoals de school het heeft' },
      { value: 'device', label: 'Van het apparaat' },
      { value: 'server', label: 'Altijd van Letterliaan' },
    ],
  },
  {
    name: 'voice_speed',
    label: 'Snelheid van de stem',
    options: [
      { value: 1, label: 'Gewoon' },
      { value: 0.85, label: 'Langzaam' },
      { value: 0.7, label: 'Heel langzaam' },
    ],
  },
]

interface CalmSwitch {
  readonly name: 'read_aloud' | 'music' | 'effects' | 'less_motion' | 'strong_contrast' | 'confidence_tap'
  readonly label: string
}

/** What is on or off. */
export const switches: readonly CalmSwitch[] = [
  { name: 'read_aloud', label: 'Lees teksten vanzelf voor: opdrachten, uitleg en tips' },
  { name: 'music', label: 'Muziek' },
  { name: 'effects', label: 'Geluidjes, zoals bij een goed woord' },
  { name: 'less_motion', label: 'Minder beweging' },
  { name: 'strong_contrast', label: 'Sterker contrast' },
  { name: 'confidence_tap', label: 'Laat kiezen: zeker of twijfel, voordat een woord wordt nagekeken' },
]
