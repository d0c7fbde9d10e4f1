import { lion, narrator } from './voices.ts'
import type { StoryScene } from './scene.ts'

export const scenesOfWorld3: readonly StoryScene[] = [
  {
    id: 'lion',
    title: 'De leeuw van steen',
    world: 3,
    after: { world: 2, is: 'passed' },
    cover: 'lion',
    acts: [
      {
        cast: ['lion'],
        line: narrator(
          'In de tempel ligt een leeuw van steen.',
          'In de tempel vinden we een leeuw van steen.',
        ),
      },
      {
        cast: ['lion'],
        line: lion('Hmm. Wie maakt mij wakker? Is er pap?', 'Wie maakt mij wakker? Hoelang heb ik geslapen?'),
      },
      {
        cast: ['lion', 'letters'],
        line: lion(
          'Ik weet mijn naam niet meer. Die is weggewaaid.',
          'Ik ben mijn naam kwijt. De wind nam hem mee.',
        ),
      },
      {
        cast: ['lion'],
        line: narrator(
          'Wij zoeken je naam, leeuw. Slaap maar lekker.',
          'Rust maar uit, leeuw. Wij zoeken je naam.',
        ),
      },
    ],
  },
  {
    id: 'name',
    title: 'Hoe heet de leeuw?',
    world: 3,
    after: { world: 3, is: 'half' },
    cover: 'lion',
    acts: [
      {
        cast: ['lion'],
        line: lion('Ik heb nagedacht. Heet ik soms Muis?', 'Ik heb nagedacht. Heet ik misschien Muis?'),
      },
      {
        cast: ['lion'],
        line: narrator('Nee, leeuw. Je bent geen muis.', 'Nee. Een muis ben je zeker niet.'),
      },
      {
        cast: ['lion'],
        line: lion('Of Pannenkoek? Dat klinkt zo lekker.', 'Of Pannenkoek? Dat klinkt bekend.'),
      },
      {
        cast: ['lion', 'letters'],
        line: narrator(
          'Kijk onder je poot! Daar ligt al een letter.',
          'Til je poot op. Er ligt een letter onder.',
        ),
      },
    ],
  },
  {
    id: 'lion-bye',
    title: 'Het verhaal van Kei',
    world: 3,
    after: { world: 3, is: 'passed' },
    cover: 'book-full',
    acts: [
      {
        cast: ['lion', 'letters'],
        line: narrator(
          'De naam van de leeuw is terug. Hij heet Kei!',
          'De naam van de leeuw is compleet. Hij heet Kei.',
        ),
      },
      {
        cast: ['lion'],
        line: lion('Kei! Ja, zo heet ik. Wat klinkt dat mooi.', 'Kei. Dat was het. Nu weet ik het weer.'),
      },
      {
        cast: ['lion', 'wind'],
        line: lion(
          'De wind wilde mij iets vragen. Maar ik sliep.',
          'De wind wilde mij iets vragen, maar ik sliep.',
        ),
      },
      {
        cast: ['wind'],
        line: lion('Toen ging hij naar de berg.', 'Daarna vertrok hij naar de berg.'),
      },
    ],
  },
]
