import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  anchors: {
    named: 'ankerwoord {word}',
    remove: 'Weghalen: ankerwoord {word}',
    another: 'Nog een ankerwoord',
  },

  removeItem: 'Weghalen',

  legend: {
    short: 'korte klank; 2: de medeklinker erna is dubbel',
    long: 'lange klank, in 1, 2 of 3 letters',
    two: 'tweetekenklank, in 1 of 2 letters',
    three: 'klank van drie of vier letters',
    dull: 'doffe klank (stomme e)',
    consonant: 'medeklinker, in 1, 2 of 3 letters',
    silent: 'stille letter',
    mark: 'hulpteken: apostrof, streepje of spatie',
    title: 'Wat betekenen K1, L1, M1, D1 en H1?',
    intro: 'De letter zegt wat voor klank u hoort, het cijfer hoeveel letters u schrijft.',
  },

  drag: { move: 'Verplaats {name}: pijl omhoog of omlaag', hint: 'Slepen, of pijl omhoog en omlaag' },

  findings: {
    ready: 'De stap is klaar om te spelen.',
    errors: 'Dit moet eerst anders',
    warnings: 'Dit kan beter',
  },

  give: {
    wholeGroup: '{name} (de hele groep)',
    choose: 'Kies een groep of een kind …',
    intro: 'De stap staat meteen klaar. Op de kaart van de werelden verandert niets.',
    inJungle: 'Het kind vindt de stap in de boomhut: bij de blaadjes, onder ‘Eigen woorden’.',
    inCamp: 'Het kind vindt de stap in het kamp: bij de kist, onder ‘Eigen woorden’.',
    inEither:
      'Kinderen vinden de stap in de boomhut, bij de blaadjes. Wie met ‘Veldkamp (10+)’ speelt, vindt hem in het kamp, bij de kist. Hij staat onder ‘Eigen woorden’.',
    nobody: 'In deze groep zit nog geen kind.',
  },

  letters: {
    silent: 'stil',
    intro:
      'Klik tussen twee letters: horen ze bij elkaar of niet? Klik op een blok om te kiezen wat u hoort.',
    groupsIntro: 'Klik waar een nieuwe klankgroep begint.',
    groupAt: 'Klankgroep begint bij {letters}',
    reset: 'Terug naar de ontleding',
    of: 'Letters van {word}',
    title: 'Letters en klanken van ‘{word}’',
    split: 'Haal {before} en {after} uit elkaar',
    merge: 'Voeg {letters} en wat erachter staat samen',
    which: 'Wat hoort u bij ‘{letters}’?',
    none: 'Niets',
    read: '{word} in klankgroepen: {groups}. Codes: {codes}',
  },

  rule: 'Regel',

  original: {
    isEqual: 'Uw stap is gelijk aan de stap van Letterliaan.',
    isNewer: 'vernieuwd',
    adopt: 'Neem {field} over',
    title: 'Verschillen met de stap van Letterliaan',
  },

  list: {
    origin: 'Komt uit',
    ownWords: 'eigen woorden',
    actions: 'Doen',
    toFile: 'Naar een bestand: {label}',
    putAway: 'Opbergen',
    putAwayNamed: 'Opbergen: {label}',
    empty: 'Plak de woorden van deze week: binnen een minuut kunnen uw leerlingen ermee spelen.',
    none: 'U hebt nog geen eigen stappen',
    paste: 'Plak uw woorden',
    intro: 'Maak een stap van uw woorden van de week, of kopieer een stap van Letterliaan en verander hem.',
    fromFile: 'Uit een bestand',
    aStepFromFile: 'Een stap uit een bestand',
  },

  paste: {
    label: 'Uw woorden',
    hint: 'Op elke regel één woord, of een paar woorden die bij elkaar horen: ik word. Komma’s of een hele tekst mag ook. Een zin erbij kan zo: bakker: De bakker bakt brood.',
    submit: 'Bekijk de woorden',
  },

  pictures: {
    choose: 'Kies een plaatje',
    chooseFor: 'Kies een plaatje bij {word}',
    none: 'Geen plaatje',
    own: 'Eigen plaatjes',
    search: 'Zoek een plaatje (Engels)',
    ours: 'Plaatjes van Letterliaan',
    needsAlt: 'Vertel eerst wat er op het plaatje staat.',
    alt: 'Eigen plaatje: wat staat erop?',
    altHint: 'Voor wie het niet ziet. Zet geen kinderen op een plaatje.',
    upload: 'Plaatje van dit apparaat',
  },

  copyNamed: 'Kopieer {label}',

  recipe: {
    option: { one: '{name} ({category}, 1 woord)', many: '{name} ({category}, {count} woorden)' },
    another: 'Nog een oefening',
    change: 'Verander',
    changeNamed: 'Verander oefening {title}',
    remove: 'Haal oefening {title} weg',
    name: 'Naam van de oefening',
    needsName: 'Geef de oefening een naam.',
    task: 'Wat doet het kind?',
    taskHint: 'Leest het kind boven de oefening.',
    needsTask: 'Vertel wat het kind doet.',
    howMany: 'Hoeveel woorden?',
  },

  saveWords: {
    how: 'Hoe bewaart u de woorden?',
    inOne: 'In één stap',
    inTwo: 'In twee stappen',
    name: 'Naam van de stap',
    needsName: 'Geef de stap een naam.',
    fullName: 'Een naam heeft hoogstens {max} letters.',
    saveTwo: 'Bewaar de stappen',
    saveOne: 'Bewaar de stap',
    titleTwo: '3. Bewaar als twee stappen',
    title: '3. Bewaar als stap',
    noCategory:
      'De woorden hebben geen spellingcategorie gemeen. De stap krijgt een regel die bij alle woorden past.',
    category: 'Spellingcategorie: ',
    getsRule: '. De stap krijgt de regel die daarbij hoort.',
    most: 'De meeste woorden horen bij ',
    exceptions: '. Dat geldt niet voor ',
    general:
      '. In één stap krijgen de woorden daarom een algemene regel. In twee stappen krijgt elke groep een regel die past.',
  },

  about: {
    rule: 'Wat een kind moet weten: Hoor je een korte klank? Dan …',
    description: 'Wat een kind in deze stap doet.',
    hint: 'Waar een kind aan kan denken.',
    tip: 'Hoe een kind het kan aanpakken.',
    anyCategory: 'Geen, of van alles wat',
    category: 'Spellingcategorie',
    world: 'Waar de stap komt als u hem op een pad zet. Op het pad zelf kunt u dat nog veranderen.',
    group: 'Hoort bij groep',
    month: 'In de maand',
  },

  wordList: {
    removed: '‘{word}’ is weg.',
    failed: 'Niet alle woorden konden worden ontleed. Wat u typte, staat er nog.',
    progress: '{count} van {all} woorden zijn ontleed. U kunt al verder werken.',
    isThere: 'Dit woord staat er al.',
    another: 'Nog een woord',
  },

  row: {
    sentence: 'Zin met ‘{word}’',
    sentenceHere: 'Zin (mag leeg blijven)',
    more: 'Meer over {word}',
    plural: 'Meervoud van ‘{word}’',
    letters: 'Letters',
    lettersOf: 'Letters en klanken van {word}',
    remove: 'Haal {word} weg',
    corrected: 'Door u verbeterd',
    whichCut: 'Hoe knipt u ‘{word}’? Kies.',
    unknown: 'Niet in het woordenboek',
    homophone: 'Klinkt als {others}: geef er een zin bij',
    likelyErrors: 'Fouten die een kind kan maken: {words}',
  },

  stars: {
    one: 'één ster',
    two: 'twee sterren',
    three: 'drie sterren',
    at: '{word} bij {stars}',
    of: 'Sterren van {word}',
  },

  told: {
    copied: 'De stap is gekopieerd. U kunt hem nu veranderen.',
    adopted: 'De stap is overgenomen.',
    exported: 'Het bestand staat bij uw downloads.',
    putAway: '‘{label}’ is opgeborgen. Kinderen die de stap hebben, houden hem.',
    saved: 'Bewaard. Kinderen die nog niet aan de stap begonnen, krijgen de nieuwe.',
    twoSaved: 'De twee stappen zijn bewaard. Open een stap om hem klaar te zetten.',
    oneSaved: 'De stap is bewaard. Met ‘Zet klaar voor …’ krijgen uw leerlingen hem meteen.',
  },

  proposal: 'Voorstel',

  tabs: { texts: 'Tekst' },

  isNewer:
    'Iemand anders heeft deze stap intussen gewijzigd. Uw wijzigingen staan er nog. Zet u ze erop, dan vervangen ze wat de ander in dezelfde tekst of lijst wijzigde.',

  preview: 'Bekijk als kind',
  productSteps: 'Stappen van Letterliaan',
  pasteWords: 'Woorden plakken',

  more: 'Naam, uitleg, ankerwoorden en oefeningen',
  moreHint: 'Zoals Letterliaan ze kiest, tot u ze verandert',

  words: {
    none: 'Hier staan geen woorden in.',
    paste: '1. Plak uw woorden',
    check: { one: '2. Bekijk het woord', many: '2. Bekijk de {count} woorden' },
    ignored: 'Dit is niet overgenomen',
    title: 'Woorden van de week',
    intro:
      'Plak uw lijst. U ziet meteen hoe elk woord is opgebouwd, en maakt er een stap van die uw leerlingen spelen.',
  },
  givenOwnPath: { one: '1 daarvan heeft een eigen pad.', many: '{count} daarvan hebben een eigen pad.' },
  givenAllOwnPaths: { one: 'Het kind heeft een eigen pad.', many: 'Ze hebben allemaal een eigen pad.' },
  notGiven: 'De boomhut is vol bij: {names}.',
  reaches: {
    one: 'De stap komt bij 1 kind van {name}.',
    many: 'De stap komt bij {count} kinderen van {name}.',
  },
  reachesOwnPaths: {
    one: '1 daarvan volgt het pad van de groep niet, en krijgt hem op een eigen pad.',
    many: '{count} daarvan volgen het pad van de groep niet, en krijgen hem op een eigen pad.',
  },
  reachesAllOnOwnPaths: {
    one: 'Het volgt het pad van de groep niet, en krijgt hem op een eigen pad.',
    many: 'Ze volgen het pad van de groep niet, en krijgen hem op een eigen pad.',
  },
})
