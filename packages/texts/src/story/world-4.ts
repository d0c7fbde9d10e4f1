import { firefly, narrator, wind } from './voices.ts'
import type { StoryScene } from './scene.ts'

export const scenesOfWorld4: readonly StoryScene[] = [
  {
    id: 'firefly',
    title: 'Lies het lichtje',
    world: 4,
    after: { world: 3, is: 'passed' },
    cover: 'firefly',
    acts: [
      {
        cast: ['firefly'],
        line: narrator(
          'De berg is donker. Kijk, een lichtje!',
          'De berg is donker. Verderop beweegt een licht.',
        ),
      },
      {
        cast: ['firefly'],
        line: firefly('Ik ben Lies. Donker vind ik eng.', 'Ik ben Lies. Ik durf niet verder.'),
      },
      {
        cast: ['firefly'],
        line: narrator('Maar Lies, jij geeft zelf licht!', 'Lies, dat licht komt van jou.'),
      },
      {
        cast: ['firefly'],
        line: firefly('O ja! Waar ik ben, is het licht.', 'Waar ik vlieg, is het dus licht.'),
      },
      {
        cast: ['firefly', 'wind'],
        line: firefly('Kom! De wind zit in de grot.', 'Volg mij. De wind zit in de grot.'),
      },
    ],
  },
  {
    id: 'gate',
    title: 'De deur van de grot',
    world: 4,
    after: { world: 4, is: 'half' },
    cover: 'gate',
    acts: [
      {
        cast: ['firefly', 'gate'],
        line: firefly('Dit is de deur van de grot. Luister!', 'De deur van de grot. Stil, ik hoor iemand.'),
      },
      {
        cast: ['gate', 'wind'],
        line: wind('Ik snap er niets van. Wat staat hier nou?', 'Wat staat hier? Ik begrijp het niet.'),
      },
      {
        cast: ['gate', 'wind'],
        isSad: true,
        line: narrator('Dat is de wind. Hij kan nog niet lezen.', 'Het is de wind. Hij kan niet lezen.'),
      },
      {
        cast: ['firefly', 'gate'],
        line: firefly(
          'Vier diamanten openen de deur. Dan helpen we hem.',
          'Met vier diamanten gaat de deur open. Dan helpen we.',
        ),
      },
    ],
  },
  {
    id: 'last-page',
    title: 'De lege bladzijde',
    world: 4,
    after: { world: 4, is: 'cave' },
    cover: 'book-last',
    acts: [
      {
        cast: ['wind'],
        line: wind(
          'Sorry! Ik wilde ook een verhaal. Ik kan niet lezen.',
          'Sorry. Ik wilde ook een verhaal, maar ik kan niet lezen.',
        ),
      },
      {
        cast: ['wind', 'book-full'],
        line: narrator('Kom maar, wind. Wij lezen je voor.', 'Kom erbij, wind. Wij lezen je voor.'),
      },
      {
        cast: ['wind', 'letters'],
        line: narrator('Nu blaast hij elke letter zacht naar huis.', 'Nu brengt de wind elke letter terug.'),
      },
      {
        cast: ['book-last'],
        line: narrator(
          'Eén bladzijde is nog leeg. Die is voor jou.',
          'Eén bladzijde is nog leeg. Die is voor jouw verhaal.',
        ),
      },
    ],
  },
]
