import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  title: 'Rustig profiel en uiterlijk',
  intro:
    'Wat u kiest, geldt meteen en op elk apparaat, ook als {screen_name} nu speelt. {screen_name} kan het zelf ook veranderen, bij Rustig in het menu. Vindt {screen_name} de jungle kinderachtig? Dan past Veldkamp (10+) beter; die keuze staat ook bij het profiel in het spel. Alleen ‘zeker of twijfel’ en het oog verandert u. De stemmen hoort u bij Instellingen, Kinderen, Stemmen.',
  normal: 'Gewoon',
  look: {
    label: 'Hoe het spel eruitziet',
    jungle: 'Jungle',
    fieldCamp: 'Veldkamp (10+)',
  },
  letterSize: { label: 'Grootte van de letters', larger: 'Groter', largest: 'Grootst' },
  letterSpacing: { label: 'Ruimte tussen letters en regels', widest: 'Meest' },
  font: 'Lettersoort',
  pace: {
    label: 'Woorden en letters in beeld',
    longer: '1,5 keer zo lang',
    twice: '2 keer zo lang',
  },
  voice: {
    label: 'De stem',
    auto: 'Zoals de school het heeft',
    device: 'Van het apparaat',
    server: 'Altijd van Letterliaan',
  },
  voiceSpeed: {
    label: 'Snelheid van de stem',
    slow: 'Langzaam',
    slowest: 'Heel langzaam',
  },
  readAloud: 'Lees teksten vanzelf voor: opdrachten, uitleg en tips',
  music: 'Muziek',
  effects: 'Geluidjes, zoals bij een goed woord',
  harderMix: 'Lastiger woorden bij Door elkaar, vanaf de volgende keer',
  lessMotion: 'Minder beweging',
  strongContrast: 'Sterker contrast',
  confidenceTap: 'Laat kiezen: zeker of twijfel, voordat een woord wordt nagekeken',
  wordEye: 'Het oog: een verborgen woord even bekijken',
  newChildren: {
    title: 'Waarmee een nieuw kind begint',
    hint: 'Uiterlijk, letters, stem en geluid',
    explained:
      'Dit wordt het rustige profiel van een kind dat u toevoegt. Daarna kunnen u en het kind het wijzigen. Kinderen die er al zijn, houden wat zij hebben.',
    done: 'Nieuwe kinderen beginnen hiermee.',
  },
})
