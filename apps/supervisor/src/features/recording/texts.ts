import { recordingSeconds } from '@letterliaan/contract/limits'
import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  title: 'Spreek zelf in',
  ofWord: 'Opname van {word}',
  openSession: 'Spreek in',
  ofStep: 'Inspreken: {label}',
  intro:
    'Zeg rustig en duidelijk wat er groot staat, en niets anders. Wacht daarna even: het volgende komt vanzelf. Kies een stille kamer, en houd uw mond een hand van de microfoon.',
  whatToRecord: 'Wat spreekt u in?',
  sentences: 'Zinnen',
  soundAsIn: 'de klank zoals in: {word}',
  firstHour: {
    title: 'Een middag inspreken',
    intro:
      'Spreek hier achter elkaar in wat een kind in zijn eerste uur hoort: de losse klanken, de woorden, zinnen en uitleg van de eerste stap, en de vaste zinnen van het spel. Zeg bij een klank alleen de klank, niet de naam van de letter. Stoppen mag: u gaat later verder waar u was.',
  },
  start: 'Begin',
  goOn: 'Ga verder',
  previous: 'Vorige',
  keys: { startAndPause: ' begin en pauze · ', move: ' vorige en volgende' },
  phases: {
    off: 'De microfoon staat uit.',
    opening: 'De microfoon gaat open …',
    room: 'Even stil: zo hoort de computer uw kamer.',
    waiting: 'Zeg het maar.',
    speaking: 'De computer luistert …',
  },
  tooLong: 'Het bleef niet stil na dit woord. Is het rumoerig? Zoek een stillere plek en ga verder.',
  allDone: 'Alles is ingesproken.',
  nextStep: 'Volgende stap: {label}',
  counted: '{count} van {all} ingesproken',
  numWaiting: { one: '1 opname wordt nog bewaard.', many: '{count} opnames worden nog bewaard.' },
  cutOff:
    'Er is nu geen verbinding. U kunt doorgaan: de opnames worden vanzelf bewaard. Houd deze pagina open.',
  list: 'Wat er is ingesproken',
  listHint: 'Beluister een opname, of spreek haar opnieuw in.',
  isKept: 'bewaard',
  isWaiting: 'wacht',
  isEmpty: 'leeg: er was niets te horen',
  recordedBy: 'Opname van {name}, {day}, {seconds} seconden',
  recordedByPack: 'Uit het stempakket van {name}, {day}, {seconds} seconden',
  recordAgain: 'Opnieuw',
  recordAgainNamed: 'Spreek opnieuw in: {text}',
  listenTo: 'Beluister de opname: {text}',
  removeNamed: 'Verwijderen: opname van {text}',
  removed: 'De opname is verwijderd. De computerstem spreekt weer.',
  doubts: { quiet: 'te zacht', overdriven: 'te hard', noise: 'ruis', click: 'klik', cut: 'afgekapt' },
  onlySecure: 'Opnemen kan alleen over een beveiligde verbinding (https).',
  failure: {
    refused: 'De browser mag de microfoon niet gebruiken. Geef toestemming bij de adresbalk.',
    noMicrophone: 'Er is geen microfoon die werkt.',
    tooLarge: 'Dit bestand is te groot.',
    tooLong: `Een opname duurt hoogstens ${recordingSeconds} seconden.`,
    noSound: 'Dit bestand is geen geluid dat deze browser kan lezen.',
  },
})
