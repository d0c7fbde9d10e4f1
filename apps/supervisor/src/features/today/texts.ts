import { catalogue } from '@letterliaan/texts'

/** The first page after login. */

export const attention = 'Dit vraagt uw aandacht'
export const followUps = 'Hierop zou u terugkomen'
export const nothing = 'Er wacht niets op u.'
export const nothingExplained = 'Alle kinderen kunnen verder.'
export const groups = 'Mijn groepen'
export const noGroup = catalogue({
  before: 'U hebt nog geen groep.',
  make: 'Maak een groep',
  after: ', dan zet u stappen klaar voor allemaal tegelijk.',
})
export const firstSteps = catalogue({
  title: 'Zo begint u',
  done: '(klaar)',
  putAway: 'Niet meer tonen',
  donePutAway: '‘Zo begint u’ staat hier niet meer.',
  students: 'Voeg uw leerlingen toe',
  studentsText: 'Typ of plak hun namen, of neem een lijst van school over.',

  stepsText: 'Voor de hele groep in één keer, op het niveau van de groep.',
  birthDate: 'Kies of u de geboortedag vraagt',
  birthDateText: 'Dat hoeft niet: wij raden aan hem niet te vragen.',
  cards: 'Print de inlogkaarten',
  cardsText: 'Elk kind krijgt een kaart en logt daar zelf mee in.',
})
export const actionFor = '{label}: {title}'
export const stepTimes = '{step}, {times} keer'
export const withoutSteps = catalogue({
  title: { one: '1 kind heeft nog geen stappen', many: '{count} kinderen hebben nog geen stappen' },
  advice: 'Zet stappen klaar, dan kan het spel beginnen.',
  prepareFor: 'Zet klaar voor {name}',
})
export const stuck = catalogue({
  title: { one: '1 kind kan niet verder', many: '{count} kinderen kunnen niet verder' },
  advice: 'Alle stappen die over zijn, zitten op slot. Zet er een open.',
})
export const runningOut = catalogue({
  title: {
    one: '1 kind is bijna klaar met het pad',
    many: '{count} kinderen zijn bijna klaar met hun pad',
  },
  advice: 'Zet nieuwe stappen klaar voor het pad op is.',
  none: 'het pad is op',
  left: { one: 'nog 1 stap', many: 'nog {count} stappen' },
})
export const failedDictations = catalogue({
  title: { one: '1 dictee is niet gehaald', many: '{count} dictees zijn niet gehaald' },
  advice: 'Kijk wat er misging, en kies wat helpt: nog eens oefenen, of een stap terug.',
})
export const failedExercises = catalogue({
  title: { one: '1 stap lukt steeds niet', many: '{count} stappen lukken steeds niet' },
  advice: 'Een oefening ging drie keer of vaker mis. Help even, of zet hem een ster lager.',
})
export const measureProposals = catalogue({
  title: { one: '1 meting is gemaakt', many: '{count} metingen zijn gemaakt' },
  advice: 'Bekijk het voorstel, en kies wat u overneemt.',
})
export const dueSteps = catalogue({
  title: { one: '1 stap is toe aan herhaling', many: '{count} stappen zijn toe aan herhaling' },
  advice: 'Hier komt herhaling niet vanzelf: kies zelf wat er herhaald wordt.',
})
export const marked = catalogue({
  title: { one: '1 woord klinkt raar', many: '{count} woorden klinken raar' },
  advice: 'Verbeter de klanken, of spreek het woord zelf in.',
  action: 'Luister',
})
export const reports = catalogue({
  title: { one: '1 melding is niet afgehandeld', many: '{count} meldingen zijn niet afgehandeld' },
  advice: 'Een leerling heeft een fout gevonden.',
  action: 'Lees',
})
