import { catalogue } from '@letterliaan/texts'

/** A step in one go, word after word. */

export const openSession = 'Spreek in'
export const ofStep = 'Inspreken: {label}'
export const intro =
  'Zeg rustig en duidelijk wat er groot staat, en niets anders. Wacht daarna even: het volgende komt vanzelf. Kies een stille kamer, en houd uw mond een hand van de microfoon.'
export const what = 'Wat spreekt u in?'
export const kinds = catalogue({ word: 'Woorden', sentence: 'Zinnen', text: 'Uitleg' })
export const start = 'Begin'
export const goOn = 'Ga verder'
export const pause = 'Pauze'
export const skip = 'Overslaan'
export const previous = 'Vorige'
export const keys = catalogue({ startAndPause: ' begin en pauze · ', move: ' vorige en volgende' })
export const phases = catalogue({
  off: 'De microfoon staat uit.',
  opening: 'De microfoon gaat open …',
  room: 'Even stil: zo hoort de computer uw kamer.',
  waiting: 'Zeg het maar.',
  speaking: 'De computer luistert …',
})
export const tooLong =
  'Het bleef niet stil na dit woord. Is het rumoerig? Zoek een stillere plek en ga verder.'
export const allDone = 'Alles van deze lijst is ingesproken.'
export const nextStep = 'Volgende stap: {label}'
export const counted = '{count} van {all} ingesproken'
export const numWaiting = catalogue({
  one: '1 opname wordt nog bewaard.',
  many: '{count} opnames worden nog bewaard.',
})
export const cutOff =
  'Er is nu geen verbinding. U kunt doorgaan: de opnames worden vanzelf bewaard. Houd deze pagina open.'
export const list = 'Wat er is ingesproken'
export const notYet = 'nog niet'
export const isKept = 'bewaard'
export const isWaiting = 'wacht'
export const isEmpty = 'leeg: er was niets te horen'
export const ofPack = 'stempakket van {name}'
export const again = 'Opnieuw'
export const againOf = 'Spreek opnieuw in: {text}'
export const hear = 'Beluister de opname: {text}'
export const doubts = catalogue({
  quiet: 'te zacht',
  overdriven: 'te hard',
  noise: 'ruis',
  click: 'klik',
  cut: 'afgekapt',
})
