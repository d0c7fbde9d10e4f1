import { catalogue } from '@letterliaan/texts'

export const seeWho = 'Kijk wie er bezig is'
export const noAnswer = 'Nog geen antwoord'
export const notWorking = '{name} is nu niet aan het werk. Woorden sturen kan als {name} oefent.'
export const waitsToLogIn =
  '{name} kan even niet inloggen: te vaak een verkeerd wachtwoord of verkeerde plaatjes.'
/** Read out to the class, perhaps. */
export const passedWorld = '{name} heeft wereld {world} gehaald!'
export const look = 'Kijk mee'
export const atWork = 'Nu bezig met'
export const playWord = 'Laat ‘{word}’ horen'
export const playSentence = 'Laat de zin horen'
export const saySomethingKind = 'Zeg iets aardigs'
export const ownWords = 'Of in uw eigen woorden, voor {name}'
export const send = 'Stuur'
export const giveBadge = 'Geef een badge'
export const badge = 'Badge'
export const give = 'Geef'
export const badgeComes = 'Oefent {name} nu? Dan komt de badge in beeld na de oefening.'
export const takeBadgeBack = 'Een badge terugnemen kan bij Geschiedenis.'
export const restart = 'Opnieuw beginnen'
export const restartIntro =
  'De oefening begint weer bij het eerste woord. Wat al is gedaan, blijft in het inzicht staan.'
export const restartExercise = 'Begin {exercise} opnieuw'

export const columns = catalogue({
  exercise: 'Stap en oefening',
  quiet: 'Laatst actief',
  open: 'Voor dit kind',
})

export const help = 'Help of verras'
export const helpNamed = 'Help of verras {name}'
export const beginsSoon = 'Begint zo'
export const numDone = '{count} van {all} gedaan'

export const reasons = catalogue({
  quiet: '{count} minuten stil',
  wrong: '{count} woorden achter elkaar fout',
  stuck: 'blijft hangen bij {word}',
})

export const ago = catalogue({ justNow: 'net nog', seconds: '{count} seconden geleden' })

export const told = catalogue({
  word: '{name} hoort het woord {word}.',
  sentence: '{name} hoort de zin van {word}.',
  words: '{name} krijgt uw woorden te zien.',
  badge: '{name} heeft de badge {badge} gekregen.',
  restarts: '{name} begint opnieuw aan {exercise}.',
})

export const order = catalogue({ byName: 'Op naam', byHelp: 'Wie hulp kan gebruiken eerst' })

export const orderLegend = 'Volgorde'
export const emptyNow = 'Zodra een kind een oefening begint, ziet u het hier.'
export const waitingNow = 'Even kijken wie er oefent …'
export const busy = 'nog bezig'
export const afterTries = catalogue({ one: ' na 1 fout', many: ' na {count} fouten' })
export const wrote = 'schreef {words}'
export const readyWords = catalogue({
  busy: 'Goed bezig!',
  hard: 'Wat werk je hard!',
  calm: 'Rustig aan. Je kunt dit!',
  ask: 'Vraag gerust om hulp.',
})
export const numAtWork = catalogue({
  one: '1 kind is aan het werk.',
  many: '{count} kinderen zijn aan het werk.',
})
export const numNeedHelp = catalogue({
  one: '1 kind kan misschien hulp gebruiken.',
  many: '{count} kinderen kunnen misschien hulp gebruiken.',
})
export const minutesAgo = catalogue({ one: '1 minuut geleden', many: '{count} minuten geleden' })
