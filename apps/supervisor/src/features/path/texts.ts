import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  draft: {
    isPlaced: 'Uw wijzigingen staan nu op het nieuwere pad. Kijk ze na, en bewaar ze dan.',
    isNewer: 'Iemand anders heeft dit pad intussen gewijzigd. Uw wijzigingen staan er nog.',
    seeNewer: 'Bekijk het nieuwere pad',
    isUnsaved: 'Uw wijzigingen zijn nog niet bewaard.',
  },

  entry: {
    inTreehouse: 'In de boomhut',
    mixed: 'Verschillend',
    whenOpen: 'Wanneer gaat de stap open?',
    auto: 'Als de stap ervoor is gehaald',
    open: 'Altijd open',
    locked: 'Op slot',
    mustDo: 'Moet het kind de stap doen?',
    waived: 'Nee, de stap telt als gehaald',
    yes: 'Ja',
    toets: 'Toets',
    noToets: 'Geen toets',
    entryToets: 'Instaptoets: meet, houdt niet tegen',
    finalToets: 'Sluittoets: moet gehaald worden',
    repeatDone: 'Ja, zodra de stap gehaald is',
    repeatProposed: 'Alleen als het spel dat voorstelt',
    place: 'Waar staat de stap?',
    takeOff: 'Haal van het pad',
    words: 'Een woordje voor het kind',
    wordsHint: 'Staat op de pagina van de stap.',
    hintHint: 'Laat leeg voor de hint van de stap zelf.',
    tipHint: 'Laat leeg voor de tip van de stap zelf.',
  },

  map: {
    isLocked: 'Deze wereld zit nog op slot.',
    isHere: ' (hier is het kind)',
    worldSteps: 'Stappen van wereld {world}',
    treehouseSteps: 'Stappen in de boomhut',
    title: 'Zo ziet het kind de kaart',
  },

  newer: {
    added: 'erbij',
    taken: 'eraf',
    moved: 'andere plaats',
    changed: 'anders ingesteld',
    removed: 'Van het pad gehaald',
    settings: 'De sterren of oefeningen zijn ook gewijzigd.',
    title: 'Het nieuwere pad',
  },

  told: {
    redone: 'De wijziging staat er weer.',
    noPlace: '{message} Voor {count} is geen plaats meer op de kaart van de wereld.',
    onPathAlready: 'Die stappen staan al op het pad.',
    filled: 'Het pad is gevuld.',
    filledWithSkipped:
      'Het pad is gevuld. Overgeslagen wordt wat de leerlijn vóór {month} van {group} leert, ook als een kind dat nog niet deed.',
    savedOf: 'Bewaard. Dit is nu het pad van {name}.',
    follows: '{child} volgt nu het pad van {name}.',
    savedAll: 'Iedereen in de groep heeft nu dit pad.',
  },

  title: 'Het pad',
  seeMap: 'Bekijk de kaart',
  change: 'Stel in',
  skip: 'Sla over',
  open: 'Zet open',

  list: {
    behind: '{count} stappen zijn gehaald of overgeslagen',
    isOwn: 'eigen',
    isPair: 'twee spellingen',
    isExtra: 'extra stap',
    isOpen: 'open',
    isWaived: 'overgeslagen',
    entryToets: 'instaptoets',
    finalToets: 'sluittoets',
    repeats: 'herhalen',
    chooseTreehouse: 'Kies alle stappen in de boomhut',
    chooseWorld: 'Kies alle stappen van wereld {world}',
    places: '{count} van {all} plaatsen',
    emptyTreehouse:
      'Nog geen stappen. Hier staan alleen eigen stappen en stappen met twee spellingen: het kind vindt ze in de boomhut bij de blaadjes, of met ‘Veldkamp (10+)’ in het kamp bij de kist.',
    empty: 'Nog geen stappen.',
    drag: 'Sleep om te verplaatsen',
    up: '{label} omhoog',
    upHint: 'Omhoog (Alt+↑)',
    down: '{label} omlaag',
    downHint: 'Omlaag (Alt+↓)',
    changeNamed: 'Instellen: {label}',
    change: 'Instellen',
    lostStep: 'Een stap die er niet meer is',
    toetsAfter: 'Toets na {label}',
    isLocked: 'op slot',
    hasWords: 'tekst voor het kind',
  },

  settings: {
    min: 'Minstens',
    max: 'Hoogstens',
    maxIsMin: 'Met hoogstens 1 ster wordt een stap ook met 1 ster gehaald.',
    excluded: 'Oefeningen die het kind niet krijgt',
    title: 'Sterren en oefeningen',
  },

  pick: {
    as: 'Zoals',
    in: 'In',
    fill: 'Vul het pad',
    category: 'Een spellingcategorie erbij',
    chooseCategory: 'Kies een categorie …',
    search: 'Zoek een stap',
    pairs: 'Twee spellingen',
    extra: 'Extra stappen voor {group}',
    add: 'Zet op het pad',
    extraExplained:
      'Extra stappen staan niet op het gewone pad. ‘Vul het pad’ zet die van de groep erbij, waar plaats is.',
    allExtra: 'Alle {title}',
    allOf: 'Alle stappen van {category}',
    toetsOf: 'Toets over {category}',
    isOnPath: '{label} staat op het pad',
    putOnPath: 'Zet {label} op het pad',
  },

  compare: {
    extra: 'niet bij de groep',
    missing: 'alleen bij de groep',
    changed: 'anders dan de groep',
    hasPath: '{name} heeft ook een pad.',
    isEqual: 'Dit pad is gelijk aan dat van {group}.',
    settings: 'de sterren of oefeningen zijn anders',
  },

  follow: 'Volg het pad van {name}',
  following: {
    confirm: 'Volg dit pad',
    replaces: 'Het pad van {group} komt in de plaats van het pad van {child}.',
    before: {
      one: 'Nu heeft {child} 1 stap op het pad.',
      many: 'Nu heeft {child} {count} stappen op het pad.',
    },
    after: { one: 'Straks is dat 1 stap.', many: 'Straks zijn dat {count} stappen.' },
    keeps:
      'Wat {child} heeft geoefend, gehaald en verdiend, blijft bewaard. U kunt daarna terug met Ongedaan maken.',
  },
  followsPath: '{name} volgt het pad van {group}. Verandert u hier iets, dan krijgt {name} een eigen pad.',
  giveToo: 'Geef ook hun dit pad',
  followers: '{count} van {all} kinderen volgen dit pad.',
  titleOf: 'Pad van {name}',

  whySkipped: {
    byCurriculum:
      'De leerlijn leert dit vóór {month} van {group}: {steps}. Of de kinderen het ook kennen, weet het programma nog niet.',
  },
  offerMeasure: 'Zet een startmeting klaar',
  numWaived: { one: '1 stap wordt overgeslagen.', many: '{count} stappen worden overgeslagen.' },
  offerStart: {
    one: 'Een startmeting laat zien of dit kind die al kent.',
    many: 'Een startmeting laat zien of de kinderen die al kennen.',
  },
  otherPath: { one: 'Een ander pad heeft: {names}.', many: 'Een ander pad hebben: {names}.' },
  hasOwnPath: '{name} heeft een eigen pad.',
  getsOwnPath: '{name} krijgt een eigen pad.',
  shutWorlds: {
    one: 'Wereld {worlds} blijft op slot voor {name}: ook een stap die open staat, komt daar pas na de werelden ervoor. Zet hem in een wereld die open is als {name} hem nu al moet doen.',
    many: 'De werelden {worlds} blijven op slot voor {name}: ook een stap die open staat, komt daar pas na de werelden ervoor. Zet hem in een wereld die open is als {name} hem nu al moet doen.',
  },
  step: 'stap',
  steps: 'stappen',
  numSteps: '{count} stappen',
  numAdded: { one: '1 stap staat nu op het pad.', many: '{count} stappen staan nu op het pad.' },
  inTreehouse: {
    one: 'De kaart van de wereld is vol: de stap staat in de boomhut.',
    many: 'De kaart van de wereld is vol: {count} stappen staan in de boomhut.',
  },
  differs: { one: '1 stap is anders dan bij {group}', many: '{count} stappen zijn anders dan bij {group}' },
  onlyGroup: {
    one: '1 daarvan staat alleen bij de groep',
    many: '{count} daarvan staan alleen bij de groep',
  },
  allOnlyGroup: { one: 'die staat alleen bij de groep', many: 'ze staan allemaal alleen bij de groep' },
  numFollow: { one: 'Bewaard. 1 kind heeft dit pad.', many: 'Bewaard. {count} kinderen hebben dit pad.' },
  redo: 'Opnieuw doen',

  progress: {
    passedOn: 'gehaald: {day}',
    mastered: 'beheerst',
    faded: 'was beheerst',
    failed: { one: 'dictee niet gehaald: {day}', many: 'dictee {count} keer niet gehaald, laatst: {day}' },
    failedBefore: { one: 'daarvoor 1 keer niet gehaald', many: 'daarvoor {count} keer niet gehaald' },
    busy: 'bezig, laatst: {day}',
    nothing: 'Hierin is nog niets gedaan.',
    did: 'Wat er is gedaan: {parts}.',
    lookNamed: 'Kijk wat er misging in {label}',
  },

  place: {
    none: '{name} heeft nog geen stappen op het pad.',
    now: 'Nu aan de beurt: ‘{label}’.',
    passed: {
      one: 'Van de {all} stappen op het pad is er 1 gehaald.',
      many: 'Van de {all} stappen op het pad zijn er {count} gehaald.',
    },
    skipped: { one: '1 stap is overgeslagen.', many: '{count} stappen zijn overgeslagen.' },
    mastered: { one: '1 stap is beheerst.', many: '{count} stappen zijn beheerst.' },
  },
})
