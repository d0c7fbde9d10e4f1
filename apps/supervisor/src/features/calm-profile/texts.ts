import { catalogue } from '@letterliaan/texts'

/** How calm the game is for a child. */

export const title = 'Rustig profiel en uiterlijk'
export const intro =
  'Wat u kiest, geldt meteen en op elk apparaat, ook als {screen_name} nu speelt. {screen_name} kan het zelf ook veranderen, bij Rustig in het menu. Vindt {screen_name} de jungle kinderachtig? Dan past Veldkamp (10+) beter; die keuze staat ook bij het profiel in het spel. Alleen ‘zeker of twijfel’ en het oog verandert u. De stemmen hoort u bij Instellingen, Kinderen, Stemmen.'
export const normal = 'Gewoon'
export const look = catalogue({
  label: 'Hoe het spel eruitziet',
  jungle: 'Jungle',
  fieldCamp: 'Veldkamp (10+)',
})
export const letterSize = catalogue({ label: 'Grootte van de letters', larger: 'Groter', largest: 'Grootst' })
export const letterSpacing = catalogue({
  label: 'Ruimte tussen letters en regels',

  widest: 'Meest',
})
export const font = 'Lettersoort'
export const pace = catalogue({
  label: 'Woorden en letters in beeld',
  longer: '1,5 keer zo lang',
  twice: '2 keer zo lang',
})
export const voice = catalogue({
  label: 'De stem',
  auto: 'Zoals de school het heeft',
  device: 'Van het apparaat',
  server: 'Altijd van Letterliaan',
})
export const voiceSpeed = catalogue({
  label: 'Snelheid van de stem',
  slow: 'Langzaam',
  slowest: 'Heel langzaam',
})
export const readAloud = 'Lees teksten vanzelf voor: opdrachten, uitleg en tips'
export const music = 'Muziek'
export const effects = 'Geluidjes, zoals bij een goed woord'
export const harderMix = 'Lastiger woorden bij Door elkaar, vanaf de volgende keer'
export const lessMotion = 'Minder beweging'
export const strongContrast = 'Sterker contrast'
export const confidenceTap = 'Laat kiezen: zeker of twijfel, voordat een woord wordt nagekeken'
export const wordEye = 'Het oog: een verborgen woord even bekijken'
export const newChildren = catalogue({
  title: 'Waarmee een nieuw kind begint',
  hint: 'Uiterlijk, letters, stem en geluid',
  explained:
    'Dit wordt het rustige profiel van een kind dat u toevoegt. Daarna kunnen u en het kind het wijzigen. Kinderen die er al zijn, houden wat zij hebben.',
  done: 'Nieuwe kinderen beginnen hiermee.',
})
