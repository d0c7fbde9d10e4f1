import { firefly, narrator, wind } from './guests.ts'
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
          'Op de berg is het donker. Verderop beweegt een licht.',
        ),
      },
      {
        cast: ['firefly'],
        line: firefly('Ik ben Lies. Donker vind ik eng.', 'Ik ben Lies. In het donker durf ik niet verder.'),
      },
      {
        cast: ['firefly'],
        line: narrator('Maar Lies, jij geeft zelf licht!', 'Maar Lies, dat licht komt van jou.'),
      },
      {
        cast: ['firefly'],
        line: firefly('O ja! Waar ik ben, is het licht.', 'Dat is waar. Waar ik vlieg, wordt het licht.'),
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
        line: firefly(
          'Dit is de deur van de grot. Luister!',
          'Dit is de deur van de grot. Stil, ik hoor iemand.',
        ),
      },
      {
        cast: ['gate', 'wind'],
        line: wind(
          'Ik snap er niets van. Wat staat hier nou?',
          'Wat staat hier toch? Ik begrijp er niets van.',
        ),
      },
      {
        cast: ['gate', 'wind'],
        line: narrator(
          'Dat is de wind. Hij kan niet lezen!',
          'Dat is de wind. Nu snappen we het: hij kan niet lezen.',
        ),
      },
      {
        cast: ['firefly', 'gate'],
        line: firefly(
          'Vier diamanten openen de deur. Dan helpen we hem.',
          'Met vier diamanten gaat de deur open. Dan helpen we hem.',
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
          'Het spijt me. Ik wilde ook een verhaal, maar ik kan niet lezen.',
        ),
      },
      {
        cast: ['wind', 'book-full'],
        line: narrator('Kom maar, wind. Wij lezen je voor.', 'Kom erbij, wind. Wij lezen je voor.'),
      },
      {
        cast: ['wind', 'letters'],
        line: narrator(
          'Nu blaast hij elke letter zacht naar huis.',
          'Nu brengt de wind elke letter terug naar het boek.',
        ),
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
