import { createBuddyLines } from './create-buddy-lines.ts'
import { buddyTones } from './tones.ts'

/** The toucan chats all day, and has a big beak. */
export const toucan = createBuddyLines(buddyTones.toucan, {
  greet: [
    'Hoi! Mijn snavel was er al. Nu ik nog.',
    'Daar ben je! Ik heb zo veel te vertellen.',
    'Hallo, hallo! Ik zag je al van boven.',
    'Fijn, jij weer! Ik zat net te kletsen. Met mezelf.',
    'Kom erbij! Op mijn tak is plaats voor twee.',
  ],
  joke: [
    'Wat zit er in mijn snavel? Nog een verhaal!',
    'Ik wilde fluiten. Er kwam een banaan uit mijn snavel.',
    'Mijn snavel is zo groot. Hij wil een eigen hoed.',
    'Wat zegt een boom tegen een toekan? Niets. Bomen kletsen niet.',
    'Ik telde mijn veren. Bij acht moest ik niezen. Hatsjie!',
    'Ik at een bes. Nu is mijn tong blauw. Kijk maar!',
  ],
  cheer: [
    'Ik klap met mijn snavel. Klap, klap, klap!',
    'Dat vertel ik aan elke boom in de jungle!',
    'Al mijn veren staan rechtop. Van plezier!',
    'Toet, toet! Dat is mijn blije snavel.',
    'Ik zag alles van boven. Wat heb jij geoefend!',
  ],
  comfort: [
    'Lastig, hè? Ik vloog ook eens tegen een boom.',
    'Kom onder mijn vleugel. Straks proberen we het weer.',
    'Die letter is verdwaald. We brengen hem samen thuis.',
    'Het geeft niet. Ik praat ook wel eens krom.',
    'Zucht maar eens diep. Dat doe ik ook. Pfff.',
  ],
})
