import { catalogue, exclaimed, ofStep, spoken } from '../catalogue.ts'

export const lessonTexts = catalogue({
  exercises: 'Oefeningen',
  progress: 'Voortgang van deze stap',
  fromSupervisor: 'Van je begeleider:',
  goOnWith: ofStep('Ga verder met ‘{name}’!'),
  doAgain: ofStep('Doe ‘{name}’ nog eens!'),
  doNow: ofStep('Doe nu ‘{name}’!'),
  waivedForFun: spoken('Deze stap hoef je niet te doen. Je mag hier wel voor de lol oefenen.', {
    sober: 'Deze stap hoef je niet te doen. Oefenen mag wel.',
  }),
  waived: spoken('Deze stap hoef je niet te doen. Ga terug naar de kaart.'),
  /** Shown after any result, good or bad. */
  repeated: spoken('Deze herhaling is gedaan. Ga maar terug.'),
  passedForFun: spoken('Deze stap heb je gehaald! Wat hier nog staat, mag je voor de lol doen.', {
    sober: 'Gehaald. Wat hier nog staat, hoeft niet.',
  }),
  passed: spoken('Deze stap heb je gehaald! Ga terug naar de kaart.', {
    sober: 'Gehaald. Ga terug naar de kaart.',
  }),
  allDone: spoken('Hier is alles klaar, ga terug naar de kaart!', {
    sober: 'Hier is alles klaar. Ga terug naar de kaart.',
  }),
  toToets: exclaimed('Ga naar de kaart en doe de toets!'),
  chooseLevel: spoken('Op welk niveau wil je de oefeningen doen?'),
  redo: {
    at: spoken('Je doet deze stap nu op {stars} sterren.'),
    needs2: spoken('Dit telt nu niet mee. Kies {stars} of {more} sterren.'),
    needs3: spoken('Dit telt nu niet mee. Kies {stars} sterren.'),
  },
  coins: spoken('Met elke oefening die je haalt, verdien je punten.'),
  coinsMore: exclaimed('Kies meer sterren, dan krijg je er meer!'),
  adviceTitle: 'Tip bij deze stap',
  /** Shown only in the look 10+. */
  histories: {
    title: 'Woordgeschiedenis',
    more: 'Meer over deze woorden staat op etymologiebank.nl.',
  },
  words: 'Woorden in deze stap:',
  previousWords: 'Vorige woorden',
  nextWords: 'Volgende woorden',
  /** The rucksack of a step has its words, anchors and tip. */
  rucksack: 'Rugzak',
  status: { new: 'Nieuw', paused: 'Bezig', passed: 'Gehaald', failed: 'Nog eens' },
  legend: {
    title: 'Uitleg oefeningen',
    button: 'Uitleg exercises',
    exploring: spoken('Je kijkt en luistert naar de woorden. Zo ontdek je hoe ze in elkaar zitten.'),
    practising: spoken('Je schrijft de woorden zelf. Zo train je wat je net hebt ontdekt.'),
    dictation: spoken('Je hoort een woord en schrijft het op. Zo laat je zien wat je al kunt.'),
  },
  tour: {
    atYourExercise: spoken('Ik sta bij de oefening die je nu doet. Tik erop!', {
      sober: 'Je teken staat bij de oefening die je nu doet. Tik erop.',
    }),
    exercises: spoken('De oefeningen'),
    pictures: spoken('De verrekijker is verkennen. De schoen is oefenen. Het kompas is een dictee.'),
    stars: spoken('Kies 1, 2 of 3 sterren. Met meer sterren is het moeilijker.'),
    passStep: spoken('Zo haal je de stap'),
    whatIsNeeded: spoken(
      'Oefen met minstens 2 sterren. Doe minstens 2 oefeningen met de verrekijker en 2 met de schoen. Het Werkboek telt niet mee.',
      {
        easier:
          'Kies 2 of 3 sterren. Doe 2 oefeningen met de verrekijker en 2 met de schoen. Het Werkboek telt niet mee.',
      },
    ),
    dictation: spoken('Het Stapdictee'),
    dictationNeeded: spoken('Maak daarna het Stapdictee. Heb je 80% goed? Dan is de stap gehaald!', {
      sober: 'Maak daarna het Stapdictee. Met 80% goed is de stap gehaald.',
    }),
    words: spoken('De woorden'),
    wordsOfStep: spoken('Deze woorden leer je in deze stap.'),
    points: spoken('Voor elke oefening die je haalt, krijg je punten.'),
  },
})
