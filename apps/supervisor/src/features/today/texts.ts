import { catalogue } from '@letterliaan/texts'

/** The first page after login. */

export const attention = 'Dit vraagt uw aandacht'
export const followUps = 'Hierop zou u terugkomen'
export const looking = {
  one: 'Het werk van 1 kind wordt nog bekeken.',
  many: 'Het werk van {count} kinderen wordt nog bekeken.',
}
export const nothing = 'Er wacht niets op u.'
export const nothingExplained =
  'Dat volgt uit de paden en het werk tot nu toe. Wie op dit moment hulp kan gebruiken, ziet u bij ‘Nu bezig’.'
export const groups = 'Mijn groepen'
export const noGroup = catalogue({
  before: 'U hebt nog geen groep.',
  make: 'Maak een groep',
  after: ', dan zet u stappen klaar voor allemaal tegelijk.',
})
export const noMore = 'Niet meer tonen'
export const voice = catalogue({
  heard: 'Uw leerlingen horen de computerstem.',
  better: 'Zo klinkt het beter.',
  donePutAway: 'De regel over de computerstem staat hier niet meer.',
})
export const firstSteps = catalogue({
  title: 'Zo begint u',
  done: '(klaar)',
  donePutAway: '‘Zo begint u’ staat hier niet meer.',
  students: 'Voeg uw leerlingen toe',
  studentsText: 'Typ of plak hun namen, of neem een lijst van school over.',

  stepsText: 'Voor de hele groep in één keer, op het niveau van de groep.',
  cards: 'Print de inlogkaarten',
  cardsText: 'Elk kind krijgt een kaart en logt daar zelf mee in.',
})
export const actionFor = '{label}: {title}'
export const showAll = 'Toon alle {count}'
export const also = 'Ook: {causes}.'
/** Beside a name: '{name} heeft nog geen stappen'. */
export const causes = catalogue({
  no_steps: 'heeft nog geen stappen',
  locked: 'kan niet verder: alle stappen zitten op slot',
  path_done: 'is klaar met het hele pad',
  absent: 'heeft sinds {day} niet geoefend',
  never: 'heeft nog niet geoefend',
  back: 'ging de laatste maanden achteruit',
  stuckDictation: {
    one: 'haalde dictee ‘{step}’ niet',
    many: 'haalde dictee ‘{step}’ niet ({count} keer)',
  },
  stuckExercise: 'komt niet verder in ‘{step}’: {count} keer niet gehaald',
  suspect: 'werkte {how} dan gewoonlijk ({moment}). Was dit iemand anders?',
  care: 'heeft drie lage toetsscores na elkaar ({scores})',
  measured: 'heeft een meting gemaakt',
  measureWaits: 'heeft de meting van interventie ‘{label}’ nog niet gemaakt ({day} klaargezet)',
  interventionEnds: 'is bijna klaar met interventie ‘{label}’ (tot en met {day}). Is er al een eindmeting?',
  interventionOver:
    'is klaar met interventie ‘{label}’ (tot en met {day}). Hoe het ging, staat er nog niet bij',
  running_out: { one: 'heeft nog 1 stap op het pad', many: 'heeft nog {count} stappen op het pad' },
})
export const how = catalogue({
  faster: 'sneller',
  slower: 'trager',
  better: 'beter',
  worse: 'minder goed',
  other: 'heel anders',
})
export const backAt = 'Bij {categories}.'
export const wrongWords = 'Fout: {words}.'
export const wrongWord = '{word} ({written})'
export const actions = catalogue({
  locked: 'Zet een stap open',
  absent: 'Bekijk het kind',
  suspect: 'Bekijk het oefenmoment',
  care: 'Bekijk de weg naar zorg',
  measured: 'Bekijk het voorstel',
  ofMany: 'Bekijk de kinderen',
  intervention: 'Bekijk de interventie',
  never: 'Maak een inlogkaart',
})
export const marks = catalogue({
  open: 'Zet terug',
  doneLater: '{name} komt volgende week terug.',
  doneOpen: '{name} staat er weer.',
})
export const putAway = catalogue({
  title: { one: '1 kind is weggezet', many: '{count} kinderen zijn weggezet' },
  seen: 'Gezien door {author}, {day}',
  later: 'Voor later weggezet door {author}, {day}',
})
/** Told once for all children of a group. */
export const ofGroup = catalogue({
  withoutSteps: '{count} kinderen van {group} hebben nog geen stappen',
  pathDone: '{count} kinderen van {group} zijn klaar met het hele pad',
  runningOut: '{count} kinderen van {group} hebben nog 1 of 2 stappen op het pad',
  stuck: '{count} kinderen van {group} haalden dictee ‘{step}’ niet',
  measured: 'Meting klaar: {count} kinderen van {group}',
  interventionOver: '{count} kinderen zijn klaar met interventie ‘{label}’. Hoe ging het?',
  interventionEnds: '{count} kinderen zijn bijna klaar met interventie ‘{label}’',
  prepareFor: 'Zet klaar voor {name}',
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
