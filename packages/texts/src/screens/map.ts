import { catalogue, exclaimed, spoken } from '../catalogue.ts'

export const mapTexts = catalogue({
  toMyStep: 'Naar mijn stap',
  toCave: 'Naar de eindgrot',
  toWorld4: 'Naar wereld 4',
  toTreehouse: spoken('Naar de boomhut', { sober: 'Naar het kamp' }),
  lockedWorld: 'Wereld {world} is nog op slot',
  stepLabel: 'Stap {position}: {label}. {status}',
  anchorsOfStep: 'Ankerwoorden van stap {position}',
  anchorsInStep: 'Ankerwoorden in deze stap',
  mayRepeat: '{label}. Deze stap mag je herhalen.',
  playStep: spoken('Speel stap {position}!', { sober: 'Doe stap {position}.' }),
  /** Spoken by the buddy next to the picture that opens 'Door elkaar'. */
  mix: spoken('Of tik op de pijlen voor Door elkaar!', { sober: 'Of kies Door elkaar.' }),
  /** Replaces `mix` if 'Door elkaar' is practised with a game. */
  mixWithGame: spoken('Of tik op de dobbelsteen. Bij Door elkaar hoort nu een spel!', {
    sober: 'Of kies Door elkaar, met een spel.',
  }),
  mixLabel: 'Door elkaar',
  worldDone: spoken('Deze wereld is klaar. Ga nu naar wereld {world}!', {
    sober: 'Deze wereld is klaar. Verder naar wereld {world}.',
  }),
  worldWaived: spoken('Deze wereld hoef je niet te doen. Ga nu naar wereld {world}!', {
    sober: 'Deze wereld hoeft niet. Verder naar wereld {world}.',
  }),
  noSteps: 'Er zijn nog geen stappen!',
  noStepsYet: spoken('Jouw begeleider heeft nog geen stappen voor jou klaargezet.'),
  passed: 'Behaald',
  passedWorld: spoken('Je hebt wereld {world} behaald. Wat knap!', {
    sober: 'Wereld {world} is gehaald.',
  }),
  film: {
    skip: 'Sla over',
    again: 'Bekijk de film',
    place: spoken('Kijk eens, je bent aan het eind van wereld {world}!', {
      sober: 'Dit is het eind van wereld {world}.',
    }),
    path: {
      // Is used too if a child skipped all other steps and did only the toets.
      one: spoken('Je deed alles wat hier voor je klaarstond.', { sober: 'Je deed wat hier klaarstond.' }),
      many: spoken('Je deed wel {count} stappen. Een voor een.', { sober: 'Je deed {count} stappen.' }),
    },
    diamond: exclaimed('De diamant van wereld {world} is van jou!'),
    buddies: spoken('Alle maatjes juichen voor jou.', { sober: 'Dat heb jij gedaan.' }),
    party: spoken('Het is feest in de jungle!', { sober: 'De weg verder is open.' }),
  },
  redoWorld: spoken(
    'Wil je deze wereld nog een keer doen? Kies dan je sterren. Wat je hebt verdiend, blijft van jou.',
  ),
  chooseStars: 'Met hoeveel sterren wil je deze wereld nog een keer doen?',
  world4: {
    welcome: 'Welkom in wereld 4',
    intro: spoken('In deze wereld vind je weetwoorden en leenwoorden.'),
    weetwoord: spoken(
      'Bij een weetwoord kun je niet horen hoe je het schrijft. Dat moet je weten, zoals bij ’s avonds.',
    ),
    leenwoord: spoken(
      'Een leenwoord komt uit een andere taal. Je schrijft het vaak anders dan je het zegt, zoals cadeau of baby.',
    ),
    go: spoken('Op pad!', { sober: 'Beginnen' }),
  },
  animals: {
    duck: 'Aai de eend',
    rabbit: 'Aai het konijn',
    turtle: 'Aai de schildpad',
    parrot: 'Aai de papegaai',
    sloth: 'Aai de luiaard',
    monkey: 'Aai de aap',
    lizard: 'Aai de hagedis',
    snake: 'Aai de slang',
    owl: 'Aai de uil',
    bat: 'Aai de vleermuis',
    hedgehog: 'Aai de egel',
  },
  animalSounds: {
    duck: 'Kwaak!',
    rabbit: 'Hop!',
    turtle: 'Hap, hap!',
    sloth: 'Gaap…',
    monkey: 'Oe-oe!',
    lizard: 'Ritsel!',
    snake: 'Sss!',
    owl: 'Oehoe!',
    bat: 'Piep!',
    hedgehog: 'Snuf, snuf!',
  },
  tour: {
    atYourStep: spoken('Ik sta bij de stap die je nu doet. Tik erop!', {
      sober: 'Je teken staat bij de stap die je nu doet. Tik erop.',
    }),
    map: spoken('De kaart'),
    path: spoken('Je loopt over het pad van stap naar stap. Bij elke stap leer je nieuwe woorden.'),
    youAreHere: spoken('Hier ben je nu'),
    tapStep: spoken('Tik op deze stap. Dan kun je beginnen.'),
    tapNumber: spoken('Tik op het cijfer. Dan zie je de ankerwoorden van de stap.'),
    nextWorld: spoken('Volgende wereld'),
    swipe: spoken('Tik op het bord of veeg opzij. Dan ga je naar de volgende wereld.'),
    backToWorlds: spoken('Hiermee ga je terug naar de vier werelden.'),
  },
})
