import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  attention: 'Dit vraagt uw aandacht',
  followUps: 'Hierop zou u terugkomen',
  looking: {
    one: 'Het werk van 1 kind wordt nog bekeken.',
    many: 'Het werk van {count} kinderen wordt nog bekeken.',
  },
  nothing: 'Er wacht niets op u.',
  nothingExplained:
    'Dat volgt uit de paden en het werk tot nu toe. Wie op dit moment hulp kan gebruiken, ziet u bij ‘Nu bezig’.',
  groups: 'Mijn groepen',
  noGroup: {
    before: 'U hebt nog geen groep.',
    make: 'Maak een groep',
    after: ', dan zet u stappen klaar voor allemaal tegelijk.',
  },
  noMore: 'Niet meer tonen',
  voice: {
    heard: 'Uw leerlingen horen de computerstem.',
    better: 'Zo klinkt het beter.',
    donePutAway: 'De regel over de computerstem staat hier niet meer.',
  },
  firstSteps: {
    title: 'Zo begint u',
    done: '(klaar)',
    donePutAway: '‘Zo begint u’ staat hier niet meer.',
    students: 'Voeg uw leerlingen toe',
    studentsText: 'Typ of plak hun namen, of neem een lijst van school over.',

    stepsText: 'Voor de hele groep in één keer, op het niveau van de groep.',
    cards: 'Print de inlogkaarten',
    cardsText: 'Elk kind krijgt een kaart en logt daar zelf mee in.',
  },
  actionFor: '{label}: {title}',
  showAll: 'Toon alle {count}',
  otherCauses: 'Ook: {causes}.',
  /** Each text follows a name: '{name} heeft nog geen stappen'. */
  causes: {
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
  },
  comparisons: {
    faster: 'sneller',
    slower: 'trager',
    better: 'beter',
    worse: 'minder goed',
    other: 'heel anders',
  },
  backAt: 'Bij {categories}.',
  wrongWords: 'Fout: {words}.',
  wrongWord: '{word} ({written})',
  actions: {
    locked: 'Zet een stap open',
    absent: 'Bekijk het kind',
    suspect: 'Bekijk het oefenmoment',
    care: 'Bekijk de weg naar zorg',
    measured: 'Bekijk het voorstel',
    ofMany: 'Bekijk de kinderen',
    intervention: 'Bekijk de interventie',
    never: 'Maak een inlogkaart',
  },
  marks: {
    open: 'Zet terug',
    doneLater: '{name} komt volgende week terug.',
    doneOpen: '{name} staat er weer.',
  },
  putAway: {
    title: { one: '1 kind is weggezet', many: '{count} kinderen zijn weggezet' },
    seen: 'Gezien door {author}, {day}',
    later: 'Voor later weggezet door {author}, {day}',
  },
  /** Shown once for all children of a group. */
  ofGroup: {
    withoutSteps: '{count} kinderen van {group} hebben nog geen stappen',
    pathDone: '{count} kinderen van {group} zijn klaar met het hele pad',
    runningOut: '{count} kinderen van {group} hebben nog 1 of 2 stappen op het pad',
    stuck: '{count} kinderen van {group} haalden dictee ‘{step}’ niet',
    measured: 'Meting klaar: {count} kinderen van {group}',
    interventionOver: '{count} kinderen zijn klaar met interventie ‘{label}’. Hoe ging het?',
    interventionEnds: '{count} kinderen zijn bijna klaar met interventie ‘{label}’',
    prepareFor: 'Zet klaar voor {name}',
  },
  marked: {
    title: { one: '1 woord klinkt raar', many: '{count} woorden klinken raar' },
    advice: 'Verbeter de klanken, of spreek het woord zelf in.',
    action: 'Luister',
  },
  reports: {
    title: { one: '1 melding is niet afgehandeld', many: '{count} meldingen zijn niet afgehandeld' },
    advice: 'Een leerling heeft een fout gevonden.',
    action: 'Lees',
  },
})
