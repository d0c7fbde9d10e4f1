import { catalogue } from '@letterliaan/texts'

export const title = 'Interventies'
export const add = 'Interventie toevoegen'

export const list = catalogue({
  none: 'Er is nog geen interventie gepland.',
  days: '{begin} tot en met {end}',
  archived: 'in het archief',
  ended: 'afgelopen',
  coming: 'begint nog',
})

export const form = catalogue({
  title: 'Nieuwe interventie: {name}',
  changeTitle: 'Interventie wijzigen',
  intro:
    'Kies een klein doel, en plan tien tot twaalf weken. Wat er gedaan en gemeten is, vult het programma zelf in.',
  goals: 'Doel en naam',
  topic: 'Onderdeel {nr}',
  noTopic: 'Geen onderdeel',
  wanted: 'Naar',
  wantedHint:
    'Zo veel gaat er straks goed van woorden die gemiddeld moeilijk zijn. Een meting vraagt hoogstens 24 woorden: meer dan 75% is daarmee niet aan te tonen.',
  percent: '{percent}%',
  where: '{label} (wereld {world})',
  whom: 'Voor welke kinderen?',
  others: 'Toon ook andere kinderen',
  dose: 'Hoe vaak en hoe lang?',
  times: 'Keer per week',
  minutes: 'Minuten per keer',
  begin: 'Eerste dag',
  end: 'Laatste dag',
  guidedBy: 'Begeleid door (naam en rol)',
  approach: 'Aanpak en materiaal',
  plan: 'Plan de interventie',
  needsLabel: 'Geef de interventie een naam.',
  needsGoal: 'Kies ten minste één onderdeel.',
  onceGoal: 'Kies elk onderdeel één keer.',
  needsChild: 'Kies ten minste één kind, en hoogstens {count}.',
  needsWeeks: 'Kies een laatste dag zodat het tien tot twaalf weken duurt.',
  weeks: 'Dat zijn {count} weken.',
})

export const sessions = catalogue({
  title: 'Begeleiding buiten Letterliaan',
  explained: 'Wat u hier noteert, telt mee als oefentijd van de kinderen die erbij waren.',
  line: '{day}: {minutes} minuten',
  what: 'Wat deed u?',
  who: 'Wie begeleidde?',
  present: 'Was iedereen erbij?',
  absent: 'zonder {names}',
  add: 'Noteer',
  removeOf: 'Verwijder de begeleiding van {day}',
  done: 'De begeleiding is bewaard.',
})

export const trial = catalogue({
  title: 'Twee manieren vergelijken',
  titleOf: 'Twee manieren vergelijken: {label}',
  explained:
    'Helpt de regel meer, of goed kijken? Letterliaan loot voor elk kind twee keer zes tot twaalf woorden. De ene helft hoort en schrijft het kind, met hulp van de regel. De andere helft bekijkt het, en schrijft het uit het hoofd. Per dag staat er van elk een kort rondje in de boomhut. Na acht weken komt vanzelf een dictee van alle woorden.',
  begin: 'Loot de woorden',
  which: 'Van welk onderdeel?',
  begun: 'De woorden zijn geloot. De rondjes staan in de boomhut.',
  others: 'Loot ook voor de andere kinderen',
  end: 'Vergelijking stoppen',
  stop: 'Stop de vergelijking',
  stopping:
    'Rondjes en dictees die nog klaarstaan, verdwijnen uit de boomhut. Wat er tot nu toe gedaan is, blijft hier staan.',
  stopped: 'De vergelijking is gestopt.',
  again: 'Begint u opnieuw, dan worden er nieuwe woorden geloot. De uitkomst hierboven verdwijnt dan.',
  practised: '{rule} keer geoefend met de regel, {sight} keer met kijken.',
  outcome: 'Dictee: met de regel {rule} goed, met kijken {sight} goed.',
  ruleWords: 'Met de regel: {words}',
  sightWords: 'Met kijken: {words}',
  noPart: '{name} doet nog niet mee. Op het pad moeten ten minste twaalf woorden van dit onderdeel staan.',
  verdicts: {
    practising: 'De kinderen oefenen. Vanaf {day} staat het dictee vanzelf in de boomhut.',
    waits:
      'Het dictee staat in de boomhut. {count} van de {all} kinderen maakten het. De uitkomst komt als iedereen klaar is, of als u stopt.',
    nothing: 'De vergelijking is gestopt voordat een kind het dictee maakte.',
    too_few: 'Dat zijn te weinig woorden om te vergelijken.',
    same: 'Een verschil kan toeval zijn. Van elke honderd woorden kunnen er {high} meer goed gaan met de regel, maar ook {less} meer met kijken.',
    rule: 'Met de regel ging het beter, meer dan door toeval: {low} tot {high} van elke honderd woorden.',
    sight: 'Met kijken ging het beter, meer dan door toeval: {low} tot {high} van elke honderd woorden.',
  },
  counts: 'Alle kinderen samen: met de regel {rule} goed, met kijken {sight} goed.',
  note: 'Het lot bepaalt welke woorden een kind op welke manier oefent. In de les mag alles gewoon doorgaan. Het zegt iets over deze woorden, niet over elk woord.',
})

export const page = catalogue({
  about: '{begin} tot en met {end} · {count} weken',
  plan: 'Wat is er gepland?',
  goal: '{label}: naar {wanted}%',
  perWeek: '{times} keer per week, {minutes} minuten per keer',
  guidedBy: 'Begeleid door',
  approach: 'Aanpak',
  madeBy: 'Gepland door',
  minutesOf: '{minutes} van {planned} min',
  doseOfWeeks: '{count} keer geoefend. Minuten per week: {weeks}.',
  doseNote: 'Oefentijd is alle tijd in Letterliaan, ook aan andere stappen, en wat u daarbuiten noteert.',
  results: 'Wat zeggen de metingen?',
  resultsOf: 'Metingen en oefentijd, per kind',
  measured: 'begin {before}; eind {after}.',
  noneMeasured: '{goal}. Er zijn nog geen twee metingen om te vergelijken.',
  summary:
    '{goal}. Van {both} van de {all} kinderen zijn er twee metingen. Meer dan toeval: {forward} vooruit, {back} achteruit. Doel bereikt: {reached}.',
  resultsNote:
    'Vooruit of achteruit staat er alleen als het verschil groter is dan de fout van beide metingen. Het zegt niet waardoor het komt.',
  giveStart: 'Zet de beginmeting klaar',
  giveEnd: 'Zet de eindmeting klaar',
  waits:
    'Er staat al een meting klaar. Een andere kan pas als deze klaar is, of als u haar terugneemt bij Metingen.',
  waitsSince: ' (klaargezet: {day})',
  print: 'Print het handelingsplan',
  change: 'Wijzig het plan',
  putAway: 'Zet in het archief',
  takeOut: 'Haal uit het archief',
  evaluation: 'Evaluatie',
  evaluationAll: 'Hoe ging het? (voor het handelingsplan)',
  evaluationAllHint: 'Noem hier geen namen: wie een van de kinderen begeleidt, kan dit lezen.',
  evaluationOf: '{name} (voor het eigen dossier)',
  discussed: 'Besproken met ouders op: ……………………………………',
})

export const plan = catalogue({
  title: 'Plan voor {name}',
  open: 'Plan van {name}',
  print: 'Print het plan',
  aim: 'Wat gaat {name} leren?',
  before: 'Bij het begin: {before} goed.',
  wanted: 'straks schrijft uw kind van elke 20 woorden er ongeveer {count} goed.',
  how: 'Hoe helpt de school?',
  howOften: 'Hoe vaak',
  howLong: 'Van wanneer tot wanneer',
  done: 'Tot nu toe geoefend: {minutes} van {planned} minuten.',
  after: '{label}, aan het eind: {after} goed.',
  agreed: 'Besproken en akkoord',
  agreedText: 'Naam, datum en handtekening.',
  parents: 'Ouders of verzorgers',
  teacher: 'Leerkracht',
  coach: 'Intern begeleider',
})

export const measured = catalogue({
  none: 'geen meting',
  told: '{count} van {all} goed geschreven, naar schatting {chance} ({low} tot {high})',
})

export const verdicts = catalogue({
  forward: 'Vooruit, meer dan door toeval te verwachten is.',
  back: 'Achteruit, meer dan door toeval te verwachten is.',
  same: 'Geen verschil dat groter is dan de onzekerheid. Een verschil kleiner dan {smallest} punten kan deze meting niet zien.',
  too_few: 'Niet te zeggen: een meting heeft minder dan {count} woorden.',
  no_before: 'Niet te zeggen: er is geen beginmeting.',
  no_after: 'Nog niet te zeggen: er is geen eindmeting.',
})

export const reached = catalogue({
  yes: 'Doel bereikt.',
  no: 'Doel niet bereikt.',
  unsure: 'Of het doel bereikt is, is niet zeker.',
})

export const moments = catalogue({
  title: 'Toetsen met normen',
  intro:
    'Voor het dyslexiedossier vraagt het protocol drie meetmomenten. Neem de score over zoals de school die heeft.',
  none: 'Er staan nog geen scores.',
  line: '{test}, {day}: {score}',
  change: 'Scores invullen',
  nr: 'Toets {nr}',
  test: 'Welke toets?',
  testOf: '{test} ({subject})',
  day: 'Afgenomen op',
  norm: 'Norm',
  score: 'Score',
  percentile: 'percentiel {nr}',
  incomplete: 'Vul van elke toets ook de dag en de score in.',
  saved: 'De scores zijn bewaard.',
})

export const subjects = catalogue({ reading: 'lezen', spelling: 'spelling' })
export const norms = catalogue({ letters: 'A–E', roman: 'I–V', percentile: 'Percentiel' })

export const told = catalogue({
  planned: '‘{label}’ is gepland.',
  changed: 'Het plan is gewijzigd.',
  evaluated: 'De evaluatie is bewaard.',
  archived: '‘{label}’ staat in het archief.',
  returned: '‘{label}’ is terug uit het archief.',
  measured: 'De meting van deze onderdelen staat klaar.',
  waiting: 'Er wachtte al een meting. Die blijft staan.',
})
