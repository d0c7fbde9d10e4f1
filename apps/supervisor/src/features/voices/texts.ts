import { catalogue } from '@letterliaan/texts'

/** The voices that children hear, to hear and compare. */

export const intro =
  'Luister naar dezelfde woorden met elke stem, en kies wat uw leerlingen het best verstaan.'
export const sentence = 'de zin'
export const server = catalogue({
  title: 'De stem van de server',
  who: 'U hoort {voices}.',
  or: ' of ',
  recorded: 'een opname van uw school',
  neural: 'een neurale stem op de server',
  synthetic: 'de computerstem van Letterliaan',
  saysWord: 'De server zegt {word}',
  saysSentence: 'De server zegt de zin met {word}',
})
export const device = catalogue({
  title: 'De stemmen van dit apparaat',
  none: 'Dit apparaat heeft geen eigen Nederlandse stem. Kinderen horen hier de stem van de server. Bij de instellingen van het apparaat, onder Toegankelijkheid of Spraak, kunt u vaak een Nederlandse stem toevoegen. Open daarna deze pagina opnieuw.',
  explained:
    'Wat u kiest, geldt op dit apparaat, voor ieder kind dat hier speelt. Klinkt een stem Engels, of hoort u niets? Kies dan een andere, of zet bij de kinderen de stem van het apparaat uit.',
  saysWord: '{name} zegt {word}',
  saysSentence: '{name} zegt de zin met {word}',
  isChosen: 'Spreekt op dit apparaat',
  choose: 'Kies',

  silent: 'Deze stem zegt niets op dit apparaat. Kinderen horen hier de stem van de server.',
})
export const whoHears = catalogue({
  title: 'Wie hoort welke stem?',
  order:
    'Heeft uw school een woord opgenomen, dan klinkt die opname. Anders klinkt een neurale stem van de server. Is die er niet, dan klinkt een Nederlandse stem van het apparaat, of anders de computerstem van Letterliaan. Losse klanken en klankgroepen zegt Letterliaan altijd zelf.',
  perChild:
    'Bij een kind kiest u onder ‘Rustig profiel’ welke stem het hoort: zoals hierboven, die van het apparaat, of altijd die van Letterliaan. Het kind kan dat zelf ook kiezen, bij Rustig in het menu.',
})
