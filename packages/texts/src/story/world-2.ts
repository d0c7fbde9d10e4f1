import { narrator, snail } from './voices.ts'
import type { StoryScene } from './scene.ts'

export const scenesOfWorld2: readonly StoryScene[] = [
  {
    id: 'snail',
    title: 'Fien de slak',
    world: 2,
    after: { world: 1, is: 'passed' },
    cover: 'snail',
    acts: [
      {
        cast: ['snail'],
        line: narrator('Hoog in de boom woont Fien de slak.', 'In een boom vinden we een slak: Fien.'),
      },
      {
        cast: ['snail'],
        line: snail('Ik klim al sinds de lente. Mooi hier!', 'Ik klim al sinds de lente.'),
      },
      {
        cast: ['snail', 'letters'],
        line: snail('Er plakt iets aan mijn huis. Jam?', 'Er kleeft iets aan mijn huis. Wat is het?'),
      },
      {
        cast: ['letters'],
        line: narrator('Nee, Fien. Het zijn letters!', 'Letters. De storm kwam dus ook hier.'),
      },
      { cast: ['snail'], line: snail('O. Ik heb er al aan gelikt.', 'Dat verklaart die rare smaak.') },
    ],
  },
  {
    id: 'sigh',
    title: 'De wind zucht',
    world: 2,
    after: { world: 2, is: 'half' },
    cover: 'wind',
    acts: [
      {
        cast: ['snail'],
        line: snail('Psst! De wind was hier vannacht.', 'Ik heb de wind gezien, vannacht.'),
      },
      {
        cast: ['snail', 'wind'],
        line: snail('Hij zat op een tak, met een letter.', 'Hij zat op een tak en hield een letter vast.'),
      },
      {
        cast: ['wind', 'letters'],
        line: snail(
          'Hij keek er heel lang naar. Toen zuchtte hij.',
          'Hij keek er lang naar. Daarna zuchtte hij.',
        ),
      },
      {
        cast: ['snail'],
        line: narrator(
          'Een wind die zucht? Wat zou hij willen?',
          'Waarom zucht hij om een letter? Dat zoeken we uit.',
        ),
      },
    ],
  },
  {
    id: 'snail-bye',
    title: 'Het verhaal van Fien',
    world: 2,
    after: { world: 2, is: 'passed' },
    cover: 'book-full',
    acts: [
      {
        cast: ['book-full'],
        line: narrator('Het verhaal van Fien is terug!', 'Ook het verhaal van Fien is terug.'),
      },
      {
        cast: ['snail'],
        line: snail('Wacht op mij! Ik ben er over drie dagen.', 'Ik kom eraan. Reken op drie dagen.'),
      },
      {
        cast: ['snail', 'book-full'],
        line: narrator(
          'Blijf maar zitten. Het boek komt naar jou.',
          'Je hoeft niet te komen. Het boek komt naar jou.',
        ),
      },
      {
        cast: ['snail', 'wind'],
        line: snail(
          'De wind ging naar de tempel. Daar snurkt iemand.',
          'De wind ging naar de tempel. Daar slaapt iemand.',
        ),
      },
    ],
  },
]
