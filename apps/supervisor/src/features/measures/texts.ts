import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  give: {
    kind: 'Welke meting',
    worlds: 'Van welke werelden?',
    explanation:
      'Per wereld is het een dictee van hoogstens 48 woorden. De woorden passen zich aan het kind aan: van een onderdeel waarover genoeg bekend is, komen er geen meer. Het kind hoort niet wat goed of fout was, en kan tussendoor stoppen.',
    title: 'Meting voor {name}',
  },

  topic: 'Onderdeel',

  compare: {
    title: 'Metingen naast elkaar',
    notMeasured: 'niet gemeten',
    tooFew: 'te weinig woorden',
    right: '{right} van de {words} goed',
    smallest: 'Een verschil kleiner dan {smallest} punten kan deze meting niet zien.',
    panel: 'Naast elkaar',
    explanation:
      'Elke meting vraagt deels dezelfde woorden, en past de andere aan het kind aan. Daarom zegt het aantal goede woorden alleen weinig. Bij ‘vooruit’ of ‘achteruit’ is het verschil met de meting ervoor groter dan door toeval te verwachten is. Staat er niets bij, dan is geen verandering te zien, al kan zij er zijn.',
  },

  bands: {
    known: 'kan dit al',
    almost: 'bijna',
    not_yet: 'kan dit nog niet',
  },

  worldChanges: {
    forward: '{kind}: wereld {world} als geheel ging vooruit sinds de meting ervoor.',
    back: '{kind}: wereld {world} als geheel ging achteruit sinds de meting ervoor.',
  },

  list: {
    created: '{worlds} · {words} · klaargezet: {day}',
    atMost: 'hoogstens {words}',
    takeBack: 'Neem terug: {kind}',
    title: 'Klaargezet',
  },

  proposal: {
    nothing: 'Niets overnemen',
    none: 'Deze meting stelt geen verandering voor.',
    intro: 'Vink aan wat u wilt overnemen.',
    adopted: 'Overgenomen',
    details: 'Stappen en fouten',
    detailsOf: 'Stappen en fouten van {label}',
    noWord: 'geen woord gevraagd',
    right: '{right} van {words} goed',
    mistakes: 'Fout geschreven: {words}',
    hint: 'Er verandert niets aan het pad tot u het voorstel overneemt. Daarna kunt u het pad zelf nog wijzigen.',
    title: 'Voorstel na de {kind} ({day})',
  },

  told: {
    withdrawn: 'De meting is teruggenomen.',
    adopted: 'Het voorstel is overgenomen.',
    kept: 'Het pad blijft zoals het is.',
  },

  kinds: { start: 'Startmeting', interim: 'Tussenmeting', end: 'Eindmeting' },

  advice: {
    begin: 'Hier beginnen',
    later: 'Komt vanzelf',
    too_few: 'Te weinig woorden',
  },

  state: {
    withdrawn: 'Teruggenomen',
    waiting: 'Staat klaar',
    numDone: '{count} van hoogstens {all} woorden',
  },

  empty: {
    hint: 'Zet een startmeting klaar. Daarna ziet u welke stappen dit kind kan overslaan, en waar het kan beginnen.',
    title: 'Er is nog geen meting.',
  },

  title: 'Metingen van {name}',
  intro:
    'Een meting is een dictee over de onderdelen van een wereld. Het kind hoort niet wat goed of fout was.',
  oneWaits:
    'Er staat al een meting klaar. Klaargezet: {day}. Een andere kan pas als deze klaar is, of als u haar terugneemt.',
  worlds: 'Werelden {worlds} en {last}',
  numTopics: { one: '1 onderdeel', many: '{count} onderdelen' },
  nothingWritten: '(niets)',
  ready: { one: 'De meting staat klaar.', many: 'De meting staat klaar voor {count} kinderen.' },
  stillWaiting: {
    one: 'Voor één kind stond er al een meting klaar. Die blijft staan.',
    many: 'Voor {count} kinderen stond er al een meting klaar. Die blijft staan.',
  },
})
