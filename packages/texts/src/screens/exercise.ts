import { catalogue, exclaimed, spoken } from '../catalogue.ts'

export const exerciseTexts = catalogue({
  notReady: 'De oefening kon niet worden klaargezet.',
  goesOn: spoken('Je gaat verder waar je was: bij woord {number} van de {count}.'),
  wordsToCome: spoken('Je gaat oefenen met de volgende woorden:'),
  chooseWords: exclaimed('Kies {count} woorden uit de lijst hieronder!'),
  chooseMore: {
    one: spoken('Kies nog 1 woord.'),
    many: spoken('Kies nog {count} woorden.'),
  },
  noWorkbook: spoken('Dit werkboek is er nog niet. Vraag je begeleider ernaar.'),
  canBegin: spoken('Mooi! Je kunt beginnen.', { sober: 'Je kunt beginnen.' }),
  progress: 'Voortgang van de oefening',
  wordOf: 'Woord {number} van {count}',
  inARow: '{count} woorden goed op een rij!',
  /** Counts sentences, because only one word of a child's own sentence is checked. */
  sentencesInARow: '{count} zinnen geschreven!',
  wordIsRight: '{word}: goed!',
  nearly: exclaimed('Bijna!'),
  wrongMove: '{text}: dat is het nog niet.',
  space: 'Spatie',
  sounds: {
    sentence: 'Luister naar de zin',
    plural: 'Luister naar het meervoud',
    soundGroups: 'Luister naar de klankgroepen',
    structure: 'Luister naar de klanken',
    short: {
      word: 'woord',
      sentence: 'zin',
      plural: 'meervoud',
      soundGroups: 'klankgroepen',
      structure: 'klanken',
    },
  },
  hint: {
    title: spoken('Hulp van je maatje', { sober: 'Hulp bij dit woord' }),
    slides: 'Tip en hint',
  },
  confidence: { ask: 'Klaar? Hoe zeker ben je?', sure: 'Zeker', doubt: 'Twijfel' },
  showWord: 'Laat het woord even zien',
  turnBack: 'Draai de kaart terug en kijk nog een keer',
  lettersCome: 'De letters komen één voor één',
  anchorWord: 'ankerwoord:',
  usedInText: ', staat erin',
  yourWord: 'Jouw woord',
  yourSentence: 'Jouw zin',
  typeWord: 'Typ het woord',
  writeWord: 'Schrijf het woord',
  typeInBlocks: 'Typ het woord in {count} blokken: {letters}',
  hearAndWrite: spoken('Luister goed en schrijf het woord op'),
  hearAndType: spoken('Luister naar het woord en typ het'),
  typeWhole: spoken('Typ nu het hele woord'),
  hearAndTryAgain: spoken('Bijna! Luister nog eens en probeer het opnieuw.', {
    sober: 'Dat is het nog niet. Luister nog eens.',
  }),
  hearOnceMore: spoken('Dat is het nog niet. Luister nog eens en probeer het opnieuw.'),
  thinkAndTryAgain: spoken('Bijna! Denk na en probeer het opnieuw.', {
    sober: 'Dat is het nog niet. Kijk nog eens.',
  }),
  notYet: spoken('Dat is het nog niet.'),
  /** Shown after the last attempt at a word of a dictation. The answer is not given. */
  missedWord: spoken('Dat was het nog niet. Nu komt een ander woord.'),
  outro: {
    done: exclaimed('Klaar!'),
    storing: 'Je antwoorden worden bewaard …',
    /** Spoken while the coins are counted. */
    points: { one: spoken('Je krijgt er 1 punt bij.'), many: spoken('Je krijgt er {count} punten bij.') },
    mustRepeat: spoken(
      'Dat was hard werken! Om verder te kunnen vragen we je om de oefening nog een keer te herhalen.',
      { sober: 'Doe nu nog een keer de woorden die niet goed gingen.' },
    ),
    nearlyCount: spoken('Bijna: {right} van de {all}'),
    rightCount: spoken('Je had {right} van de {all} woorden goed.'),
    didAll: spoken('Je hebt alle {all} woorden gedaan.'),
    firstTime: spoken('De eerste keer had je {right} van de {all} woorden goed.'),
    needed: {
      one: spoken('Je haalt deze oefening met 1 goed woord.'),
      many: spoken('Je haalt deze oefening met {count} goede woorden.'),
    },
    ofSentences: {
      rightCount: spoken('Je had {right} van de {all} zinnen goed.'),
      didAll: spoken('Je hebt alle {all} zinnen gedaan.'),
      firstTime: spoken('De eerste keer had je {right} van de {all} zinnen goed.'),
      needed: {
        one: spoken('Je haalt deze oefening met 1 goede zin.'),
        many: spoken('Je haalt deze oefening met {count} goede zinnen.'),
      },
    },
    typed: spoken('Deze woorden kun je al goed typen:'),
    read: spoken('Deze woorden heb je gelezen:'),
    coloured: spoken('Deze woorden kleurde je goed:'),
    toPractise: spoken('Deze woorden mag je nog oefenen:', { sober: 'Nog te oefenen:' }),
    stillHard: spoken('Deze woorden zijn nog lastig. Dat geeft niet.', {
      sober: 'Deze woorden zijn nog lastig.',
    }),
    practiseMore: spoken('Nog even oefenen!', { sober: 'Nog niet gehaald.' }),
    looked: 'woord bekeken',
    hinted: 'met hulp',
    wrote: 'jij schreef',
    wroteFirst: 'eerst schreef je',
    thenRight: 'daarna goed',
    chose: 'jij koos',
    cut: 'jij knipte',
    asAnchor: 'net als {name}',
    soItIs: 'zo is het',
    heard: 'Je hoorde: {text}',
    sentences: spoken('Je hebt de volgende zinnetjes geschreven:', {
      sober: 'Je hebt de volgende zinnen geschreven:',
    }),
    story: spoken('Je hebt het volgend verhaal geschreven:'),
  },
  /** Texts of the exercise in which a child rewrites words missed in a failed dictation (WEET-10). */
  missed: {
    begin: {
      one: {
        label: 'Schrijf het woord nog een keer',
        said: exclaimed('Schrijf dit woord nog een keer!'),
      },
      many: {
        label: 'Schrijf ze nog een keer',
        said: exclaimed('Schrijf deze woorden nog een keer!'),
      },
    },
    again: 'Schrijf je fouten nog een keer goed',
    wroteAll: {
      one: spoken('Je hebt het woord geschreven.'),
      many: spoken('Je hebt alle {all} woorden geschreven.'),
    },
  },
  step: {
    needed: spoken('Je hebt {needed}% nodig.'),
    missing: spoken('Je uitslag kon niet worden opgehaald.'),
    mayDoMore: spoken('Knap gedaan! Voor deze stap mag je nog meer doen.', {
      sober: 'Voor deze stap is er nog meer te doen.',
    }),
    toDo: 'Knap gedaan! Voor deze stap mag je nog doen: {parts}.{more}',
    toDoSober: 'Voor deze stap is er nog: {parts}.{more}',
    exploring: '{count} keer Verkennen',
    /** A workbook does not count towards passing a step (RUL-1). */
    practising: '{count} keer Oefenen (niet het Werkboek)',
    dictationWithStars: 'het dictee met 2 of 3 sterren',
    dictation: 'het dictee',
    with3Stars: ' Doe alles met 3 sterren.',
    repetitionDone: spoken('Je herhaling is klaar!', { sober: 'De herhaling is klaar.' }),
    wellDone: spoken('Wat heb je dat knap gedaan!', { sober: 'Dat is gedaan.' }),
    passed: spoken('Je hebt deze stap gehaald! Het pad gaat verder.', { sober: 'Gehaald. Je kunt verder.' }),
  },
  onward: {
    lesson: 'Ga terug naar de lespagina',
    nextStep: {
      label: 'Ga naar volgende stap',
      said: exclaimed('Ga nu naar de volgende stap!'),
    },
    map: { label: 'Ga naar de kaart', said: exclaimed('Ga nu naar de kaart!') },
    nextLevel: {
      label: 'Ga door naar het volgende level',
      said: exclaimed('Ga nu door naar het volgende level!'),
    },
    cave: 'Ga naar de eindgrot',
    treehouse: spoken('Ga naar de boomhut', { sober: 'Ga naar het kamp' }),
    nextExercise: {
      label: 'Volgende oefening',
      said: exclaimed('Ga nu naar de volgende oefening!'),
    },
    dictation: {
      label: 'Naar het dictee',
      said: exclaimed('Doe nu het dictee!'),
    },
    toets: 'Naar de toets',
    stars: 'Kies meer sterren',
    backToTreehouse: {
      label: spoken('Terug naar de boomhut', { sober: 'Terug naar het kamp' }),
      said: spoken('Ga nu terug naar de boomhut!', { sober: 'Ga nu terug naar het kamp.' }),
    },
    result: {
      label: 'Bekijk je uitslag',
      said: exclaimed('Bekijk nu je uitslag!'),
    },
    repeat: {
      label: 'Herhaal de oefening',
      said: exclaimed('Doe deze oefening nog een keer!'),
    },
    repeatToets: {
      label: 'Herhaal de toets',
      said: exclaimed('Doe de toets nog een keer!'),
    },
  },
})
