import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  calibration: {
    chart: 'Hoeveel antwoorden goed waren: als {name} zeker was, en bij twijfel',
    said: '{name} zei',
    sure: 'Zeker',
    doubt: 'Twijfel',
    sureButWrong: 'Zeker, maar toch fout',
    table: 'Zeker of twijfel, van {name}',
    explanation: 'De keuze telt niet mee voor punten of sterren.',
    title: 'Zeker of twijfel',
  },

  asTable: 'Als tabel',

  confusions: {
    fold: 'Welke letters',
    all: 'Alle verwisselingen',
    expected: 'Wat er hoort',
    written: 'Wat er staat',
    times: 'Keer',
    example: 'Bijvoorbeeld',
    dash: 'Een streepje betekent: een letter is overgeslagen of staat te veel.',
    title: 'Verwisselde letters',
    tableTitle: 'Wat er hoort, en hoe vaak het kind wat schreef',
    heard: 'goed ↓ geschreven →',
    grid: 'Verwisselde letters als raster',
  },

  countTimes: '{count} keer',
  errorsTitle: 'Fouten',
  errorsFold: 'Alle fouten',
  errorsExplained:
    'Een fout staat bij de regel waar zij over gaat, niet bij de categorie van het woord. Een verwisselde medeklinker of korte klank staat bij ‘Korte klank’.',
  dotsExplained: 'Eindigt een woord op puntjes, dan werd het kind bij die letter tegengehouden.',

  group: {
    hardFor: 'Nog lastig voor',
    hardForCount: '{low} van {known}',
    tooFew: '· {unknown}',
    emptyCell: 'leeg: niet geoefend',
    notPractised: 'niet geoefend',
  },

  looks: {
    good: 'gaat goed',
    middle: 'nog niet zeker',
    low: 'nog lastig',
  },

  mastery: {
    foldCourse: 'Per week',
    captionNow: 'Wat het kind nu kan, per categorie',
    explanationNow:
      'De kans, naar schatting, dat het kind vandaag een nieuw woord van deze soort in één keer goed schrijft, met tussen haakjes hoe onzeker dat is.',
    caption: 'Wat het kind nu kan, en hoeveel woorden in deze periode in één keer goed waren, per categorie',
    explanation:
      'Nu: de kans dat het kind vandaag een nieuw woord van deze soort in één keer goed schrijft, naar schatting. De balk laat zien hoe onzeker dat is, de streep staat bij 80%. Alleen woorden die het kind nog niet had geoefend, tellen mee, en alleen als het woord niet in beeld stond. Ook woorden van een andere categorie tellen, als deze moeilijkheid erin zit. Wat lang geleden is, telt minder. Daarom kan ‘nu’ anders zijn dan de aantallen laten denken. In deze periode: een woord telt als goed wanneer het bij de eerste poging goed was, zonder hulp; het telt elke keer mee dat een oefening of dictee erom vroeg.',
    inPeriod: 'In deze periode in één keer goed',
    interval: '{low} tot {high}',
    title: 'Beheersing',
    all: 'alle woorden',
    course: 'Verloop',
    courses: 'Verloop per categorie',
    foldCourses: 'Alle categorieën',
    between: 'Kan ook zijn',
    courseExplanation:
      'De as loopt tot deze week; in een week zonder punt zijn te weinig woorden geschreven. De groene band laat zien hoe onzeker een week is: van weinig woorden is hij lang. De oranje streep staat bij 80%.',
    weeks: 'In één keer goed per week, {title}',
    weekOf: 'Week van',
  },

  trend: {
    forward: '{name} ging hierin vooruit: meer dan door toeval te verwachten is.',
    back: '{name} ging hierin achteruit: meer dan door toeval te verwachten is.',
    tooShort: 'Of er iets verandert, is nog niet te zeggen. Daarvoor is er nog te kort geoefend.',
    none: 'Er is geen verandering te zien die groter is dan door toeval te verwachten is. Weken kunnen flink verschillen zonder dat het kind verandert.',
  },

  category: 'Categorie',

  practice: {
    thisWeek: 'Geoefende woorden deze week: {words}.',
    bestBefore: ' De beste week hiervoor: {words}.',
    fold: 'Per week en per keer',
    perWeek: 'Oefentijd per week',
    times: 'Keer geoefend',
    latest: 'De laatste keren',
    session: {
      one: '{moment}: {duration}, {right} van 1 woord in één keer goed',
      many: '{moment}: {duration}, {right} van {count} woorden in één keer goed',
    },
    unspelled: '{moment}: {duration}, {words}',
    explanation:
      'Zit er tien minuten tussen twee antwoorden, dan begint een nieuwe keer; die pauze telt niet mee. Ook dictees, toetsen en metingen horen erbij. Geoefend is elk woord in elke oefening, ook als {name} het alleen las; die van het werkboek tellen niet mee. Bij ‘in één keer goed’ tellen alleen de woorden die {name} schreef.',
  },

  groupPractice: {
    title: 'Oefentijd ({period})',
    words: 'Geschreven woorden',
    explanation:
      'Zit er tien minuten tussen twee antwoorden, dan begint een nieuwe keer; die pauze telt niet mee. Bij ‘in één keer goed’ was de eerste poging goed, zonder hulp. Werk telt in de groep waarin het kind toen zat. De getallen zijn er om te zien wat een kind nodig heeft, niet om kinderen te vergelijken.',
    print: 'Print dit overzicht',
  },

  repetition: {
    why: '{label} ({words}): waarom?',
    proposed: 'Voorgestelde herhalingen',
    offered: 'Het spel biedt ze {name} zelf aan: u hoeft er niets voor te doen.',
    fold: 'Welke woorden',
    due: 'Toe aan herhaling',
    more: ' en nog {count}',
    byChoice: 'Een begeleider koos deze stap om te herhalen.',
    byWords:
      'Een korte reeks uit alle stappen die gehaald zijn. Wat het zwakst is en het langst wacht, komt eerst.',
    neverWritten: 'nog niet geschreven',
    dueSince: '{before}. Toe aan herhaling sinds {day}',
    written: '{before}. In deze reeks al geschreven',
    fills: '{before}. Nog niet toe aan herhaling: vult de reeks aan',
    unrecalled: '{before}. Geoefend, maar er is nog niet gebleken dat het onthouden is',
    confirms: 'nooit geoefend. Laat zien of ‘{step}’ ook met nieuwe woorden lukt',
    rightLater: 'goed na een fout of hulp',
  },

  reports: {
    onlyAdministrators: 'Op uw school haalt alleen een beheerder gegevens op als bestand.',
    from: 'Van',
    until: 'Tot en met',
    wrongOrder: 'Kies een dag die niet voor de eerste ligt.',
    saved: '‘{name}’ is bewaard bij uw downloads.',
    saveAgain: 'Bewaar nog eens',
    concept: 'concept, niet gecertificeerd',
    explanation:
      'Alles komt uit het logboek van antwoorden; onder elk rapport staat hoe er is geteld. Deel het alleen met wie het mag lezen.',
    title: 'Rapporten',
    hintOfChild: 'Voor de ouders, voor het dossier, als bestand, en een bladzijde voor thuis',
    hintOfGroup: 'Om te bewaren of door te geven',
  },

  support: {
    by: 'Begeleid door (naam en functie)',
    period: 'Periode van de begeleiding',
    perWeek: 'Hoe vaak per week',
    perTime: 'Hoe lang per keer, en met hoeveel kinderen',
    effect: 'Effect',
    intro:
      'Dit weet het programma niet. Wat u leeg laat, wordt een lijn om op te schrijven. Wat u invult, staat alleen in het rapport en wordt niet bewaard.',
    title: 'Over de begeleiding',
    make: 'Maak het rapport',
  },

  training: {
    chart: 'Geoefende en nieuwe woorden in dictees en toetsen',
    before: 'Eerder geoefend',
    never: 'Nooit geoefend',
    explanation: 'Alleen dictees en toetsen tellen: daar is het woord niet te zien.',
    title: 'Geoefende en nieuwe woorden',
  },

  numbersFold: 'De getallen',
  notPractised: '{name} heeft in deze periode niet geoefend.',

  concludes: {
    practice: {
      one: '{name} oefende 1 keer: {duration}.',
      many: '{name} oefende {count} keer, samen {duration}.',
    },
    practiceInWeeks: '{name} oefende {count} keer, samen {duration}, in {weeks} verschillende weken.',
    trainedBetter: 'Woorden die {name} oefende, gaan beter dan woorden die nooit geoefend zijn.',
    newBetter: '{name} schrijft nieuwe woorden beter dan geoefende.',
    tooSmall: 'Het verschil is te klein om er iets uit op te maken.',
    interval: '{percent} goed (naar schatting {least} tot {most})',
    topError: 'Deze fout maakt {name} het meest: {error}, {count} keer{example}.',
    amongErrors: '{name} maakt onder andere deze fout: {error}, {count} keer{example}.',
    topConfusion: '{name} schrijft het vaakst {written} waar {expected} hoort: {count} keer{example}.',
    amongConfusions: '{name} schrijft onder andere {written} waar {expected} hoort: {count} keer{example}.',
    knowsDoubt: '{name} weet vaak wanneer het een woord nog niet weet.',
    knowsNoDoubt: '{name} kan nog niet goed zeggen wanneer een woord fout is.',
    nothingKnown:
      'Het programma kan nog van geen categorie zeggen hoe goed {name} die nu kan. Daarvoor zijn meer nieuwe woorden nodig.',
    goesWell: 'Dit gaat nu goed: {names}.',
    isHard: 'Dit is nu nog lastig: {names}.',
    noneSure: 'Van geen categorie is zeker dat die nu goed gaat, of dat die nog lastig is.',
    aboutChance: '{name} (ongeveer {percent})',
    and: 'en',
    trainingTooFew: 'Er zijn nog te weinig dictees en toetsen om geoefende en nieuwe woorden te vergelijken.',
    trainingNumbers: 'Geoefende woorden: {before} goed. Nieuwe woorden: {never} goed.',
    noErrors: 'Van {name} zijn in deze periode geen fouten bekend.',
    noRule: 'Geen regel verklaart wat {name} in deze periode fout schreef.',
    example: ', bijvoorbeeld {spelling}',
    noConfusion: 'Geen verwisseling valt op bij {name}.',
    manyDue:
      '{name} kan veel woorden herhalen, het meest bij: {categories}. ‘Door elkaar’ kiest er elke dag een paar uit.',
    nothingDue: 'Geen woord van {name} is nu toe aan herhaling.',
    groupTooFew: 'Er is nog te weinig geoefend om iets over deze groep te zeggen.',
    groupNoneHard:
      'Van geen enkel kind is zeker dat een categorie nu nog lastig is. Wie vastloopt in een stap, staat op ‘Vandaag’.',
    calibrationTooFew:
      'Er zijn nog te weinig antwoorden om iets te zeggen: pas vanaf {taps} keer kiezen, met minstens {count} keer ‘zeker’ en {count} keer ‘twijfel’.',
    calibrationNumbers: 'Zeker: {sure}. Twijfel: {doubt}.',
  },

  period: { weeks: 'Laatste 6 weken', year: 'Dit schooljaar', all: 'Alles' },

  files: {
    data: {
      title: 'Alle gegevens',
      hint: 'Voor Excel of een ander rekenblad: elke regel is één antwoord, één onderdeel van een meting of één oefenmoment.',
      answers: 'Antwoorden (CSV)',
      answersName: 'Antwoorden',
      measures: 'Metingen (CSV)',
      sessions: 'Oefenmomenten (CSV)',
    },
    uwlr: {
      title: 'Resultaten voor het leerlingvolgsysteem',
      hint: 'Afgeronde metingen, opgebouwd zoals UWLR. Vraag eerst of uw systeem dit bestand kan inlezen. Alleen kinderen met een leerlingnummer komen erin.',
      label: 'UWLR (XML)',
      name: 'UWLR concept',
    },
    parents: {
      title: 'Voor de ouders',
      hint: 'Eén bladzijde: wat goed gaat, wat uw leerling nu oefent en hoe ouders thuis kunnen helpen.',
      make: 'Maak de bladzijde (PDF)',
      name: 'Rapport voor ouders',
    },
    dyslexia: {
      title: 'Voor het dyslexiedossier',
      hint: 'Twee interventies met hun metingen, de scores op toetsen met normen, oefentijd per week, en wat er is geoefend. Met bijlage staat ook elk gevraagd woord erin. Zonder interventie vult u zelf in hoe u begeleidde.',
      make: 'Maak het dossier (PDF)',
      annex: 'Met bijlage (PDF)',
      name: 'Dyslexiedossier',
    },
  },

  tooLittle: 'te weinig gegevens',
  longerPeriod: 'Kies een langere periode, of kom terug als er geoefend is.',
  title: 'Inzicht: {name}',
  intro: 'Alles hier komt uit wat {name} zelf heeft gedaan.',
  periodLegend: 'Periode',
  groupNotPractised: 'In deze periode heeft nog niemand geoefend.',
  groupCaption: 'Beheersing van {name}, per kind en categorie',
  groupIntro:
    'De kans dat een kind nu een nieuw woord in één keer goed schrijft, naar schatting. Kies een categorie of kinderen voor een instructiegroep.',
  mistakes: { one: '1 fout', many: '{count} fouten' },
  moreWords: { one: 'Nog 1 woord', many: 'Nog {count} woorden' },
  nothing: 'niets',
  dueNow: { one: '1 woord is nu toe aan herhaling', many: '{count} woorden zijn nu toe aan herhaling' },
  dueSoon: { one: 'deze week komt er 1 bij.', many: 'deze week komen er {count} bij.' },
  groupHard: {
    one: '{category} is nog lastig voor 1 kind, van de {all} van wie dat te zeggen is.',
    many: '{category} is nog lastig voor {count} kinderen, van de {all} van wie dat te zeggen is.',
  },
  groupChooseLow: {
    one: 'Kies het kind voor wie dit nog lastig is',
    many: 'Kies de {count} kinderen voor wie dit nog lastig is',
  },
  numUnknown: {
    one: 'Van 1 categorie is nog niets te zeggen.',
    many: 'Van {count} categorieën is nog niets te zeggen.',
  },

  harmRow: '{category}, {count} keer, laatst: {day}',
  growth: {
    tooShort:
      'Of {name} dit schooljaar vooruitging, is nog niet te zeggen. Daarvoor is er nog te kort geoefend.',
    noChange: 'Dit schooljaar is er bij {name} geen verandering te zien die groter is dan toeval.',
    forward: '{name} ging dit schooljaar vooruit, meer dan door toeval te verwachten is.',
    back: '{name} ging dit schooljaar achteruit, meer dan door toeval te verwachten is.',
    fell: '{name} ging de laatste maanden achteruit, meer dan door toeval te verwachten is.',
    mostIn: 'Dat is ook apart te zien bij {names}.',
    last: 'Laatst geoefend: {day}.',
    notLately: 'In de laatste vier weken is er niet geoefend.',
    lately: {
      one: 'In de laatste vier weken 1 keer: {duration}.',
      many: 'In de laatste vier weken {count} keer, samen {duration}.',
    },
  },
  moreCategories: { one: 'Nog 1 categorie', many: 'Nog {count} categorieën' },

  holiday: 'Vakantie',
  holidaysShaded: 'De grijze stroken zijn vakantie: {names}.',
  formerChildren: {
    one: '1 kind dat uit deze groep ging, schreef hier in deze periode {words} woorden, waarvan {right} in één keer goed.',
    many: '{count} kinderen die uit deze groep gingen, schreven hier in deze periode {words} woorden, waarvan {right} in één keer goed.',
  },
})
