import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  seeWho: 'Kijk wie er bezig is',
  noAnswer: 'Nog geen antwoord',
  notWorking: '{name} is nu niet aan het werk. Woorden sturen kan als {name} oefent.',
  waitsToLogIn: '{name} kan even niet inloggen: te vaak een verkeerd wachtwoord of verkeerde plaatjes.',
  /** May be read aloud to the class. */
  passedWorld: '{name} heeft wereld {world} gehaald!',
  lookAlong: 'Kijk mee',
  atWork: 'Nu bezig met',
  playWord: 'Laat ‘{word}’ horen',
  playSentence: 'Laat de zin horen',
  saySomethingKind: 'Zeg iets aardigs',
  ownWords: 'Of in uw eigen woorden, voor {name}',
  send: 'Stuur',
  giveBadge: 'Geef een badge',
  badge: 'Badge',
  giveChosenBadge: 'Geef',
  badgeComes: 'Oefent {name} nu? Dan komt de badge in beeld na de oefening.',
  takeBadgeBack: 'Een badge terugnemen kan bij Geschiedenis.',
  restart: 'Opnieuw beginnen',
  restartIntro:
    'De oefening begint weer bij het eerste woord. Wat al is gedaan, blijft in het inzicht staan.',
  restartExercise: 'Begin {exercise} opnieuw',

  columns: {
    exercise: 'Stap en oefening',
    quiet: 'Laatst actief',
    open: 'Voor dit kind',
  },

  help: 'Help of verras',
  helpNamed: 'Help of verras {name}',
  beginsSoon: 'Begint zo',
  numDone: '{count} van {all} gedaan',

  reasons: {
    quiet: '{count} minuten stil',
    wrong: '{count} woorden achter elkaar fout',
    stuck: 'blijft hangen bij {word}',
  },

  ago: { justNow: 'net nog', seconds: '{count} seconden geleden' },

  told: {
    word: '{name} hoort het woord {word}.',
    sentence: '{name} hoort de zin van {word}.',
    words: '{name} krijgt uw woorden te zien.',
    badge: '{name} heeft de badge {badge} gekregen.',
    restarts: '{name} begint opnieuw aan {exercise}.',
  },

  order: { byName: 'Op naam', byHelp: 'Wie hulp kan gebruiken eerst' },

  orderLegend: 'Volgorde',
  emptyNow: 'Zodra een kind een oefening begint, ziet u het hier.',
  waitingNow: 'Even kijken wie er oefent …',
  busy: 'nog bezig',
  afterTries: { one: ' na 1 fout', many: ' na {count} fouten' },
  wrote: 'schreef {words}',
  readyWords: {
    busy: 'Goed bezig!',
    hard: 'Wat werk je hard!',
    calm: 'Rustig aan. Je kunt dit!',
    ask: 'Vraag gerust om hulp.',
  },
  numAtWork: { one: '1 kind is aan het werk.', many: '{count} kinderen zijn aan het werk.' },
  numNeedHelp: {
    one: '1 kind kan misschien hulp gebruiken.',
    many: '{count} kinderen kunnen misschien hulp gebruiken.',
  },
  minutesAgo: { one: '1 minuut geleden', many: '{count} minuten geleden' },
})
