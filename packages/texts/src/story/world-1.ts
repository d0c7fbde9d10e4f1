import { beaver, narrator } from './voices.ts'
import type { StoryScene } from './scene.ts'

export const beginningScene: StoryScene = {
  id: 'storm',
  title: 'De storm',
  world: 1,
  after: { world: 1, is: 'begun' },
  cover: 'letters',
  acts: [
    {
      cast: ['book-full'],
      isInShort: true,
      line: narrator('Dit is het Grote Boek van de jungle.', 'Dit logboek begint bij een oud boek.'),
    },
    {
      cast: ['book-full'],
      line: narrator('Elk dier had er een verhaal in.', 'Van elk dier stond er een verhaal in.'),
    },
    {
      cast: ['wind'],
      isSad: true,
      line: narrator('Toen kwam de wind. Woesj!', 'Toen kwam er storm.'),
    },
    {
      cast: ['wind', 'letters'],
      isInShort: true,
      isSad: true,
      line: narrator('Alle letters waaiden weg!', 'Alle letters waaiden weg.'),
    },
    {
      cast: ['book-empty'],
      isInShort: true,
      isSad: true,
      line: narrator('Help je zoeken?', 'We gaan ze zoeken.'),
    },
    {
      cast: ['book-empty', 'letters'],
      line: narrator('Elke stap brengt letters naar huis.', 'Met elke stap breng je letters terug.'),
    },
  ],
}

export const scenesOfWorld1: readonly StoryScene[] = [
  {
    id: 'beaver',
    title: 'Bas de bever',
    world: 1,
    after: { world: 1, is: 'first' },
    cover: 'beaver',
    acts: [
      {
        cast: ['beaver'],
        line: narrator(
          'Bij de rivier woont Bas de bever.',
          'We vinden een dam in de rivier. Hier woont Bas.',
        ),
      },
      {
        cast: ['beaver', 'letters'],
        line: beaver('Kijk nou! Mijn dam zit vol letters.', 'Er zit iets tussen de takken van mijn dam.'),
      },
      {
        cast: ['beaver', 'letters'],
        line: beaver(
          'Ik dacht dat het takken waren. Gekke takken!',
          'Ik dacht dat het hout was. Het zijn letters.',
        ),
      },
      {
        cast: ['beaver', 'book-empty'],
        line: beaver('Neem ze maar mee voor het boek. Dag, letters!', 'Neem ze mee. Ze horen in het boek.'),
      },
    ],
  },
  {
    id: 'beaver-bye',
    title: 'Het verhaal van Bas',
    world: 1,
    after: { world: 1, is: 'passed' },
    cover: 'book-full',
    acts: [
      {
        cast: ['book-full'],
        line: narrator('Er is een verhaal terug. Van Bas!', 'Het verhaal van Bas staat weer in het boek.'),
      },
      {
        cast: ['beaver'],
        line: beaver('Van mij? Lees voor! Ik doe mijn ogen dicht.', 'Over mij? Lees het voor. Ik luister.'),
      },
      {
        cast: ['beaver', 'book-full'],
        line: narrator(
          'Bas bouwde een dam. Klap, zei zijn staart.',
          'Bas bouwde zijn dam tak voor tak, tot hij klaar was.',
        ),
      },
      {
        cast: ['beaver', 'wind'],
        line: beaver(
          'Wat mooi! De wind ging omhoog. Klim maar!',
          'Zo ging het. De wind trok naar de boomtoppen.',
        ),
      },
    ],
  },
]
