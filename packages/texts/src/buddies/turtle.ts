import { createBuddyLines } from './create-buddy-lines.ts'
import { buddyTones } from './tones.ts'

/** The turtle is old and kind, and forgets things. */
export const turtle = createBuddyLines(buddyTones.turtle, {
  greet: [
    'Dag, lief kind. Ik ben honderd, en blij met jou.',
    'Kom maar binnen. Mijn schild is groot genoeg.',
    'Daar is mijn maatje. Ik bewaarde een plek.',
    'Zo, daar ben je weer. Dat doet mij goed.',
    'Ik zwom een rondje. Nu ben ik er voor jou.',
  ],
  joke: [
    'Ik ben altijd thuis. Mijn huis loopt mee.',
    'Ik zocht mijn bril. Hij stond op mijn neus.',
    'Klop op mijn schild. Hoor je dat? Ik ben thuis.',
    'Ik wist een mop. Hij is honderd jaar oud. En kwijt.',
    'Mijn opa was een steen. Of leek dat maar zo?',
    'Ik gaf een steen een zoen. Ik dacht: oma!',
  ],
  cheer: [
    'Dit bewaar ik in mijn schild. Voor altijd.',
    'Ik dans een rondje. Kraak, zegt mijn schild. Joepie!',
    'Wat een mooi werk. Mijn oude ogen glimmen.',
    'Blad erbij, bloem erbij. Zo groeit een tuin.',
    'Daar zing ik een oud lied voor. La, la, la.',
  ],
  comfort: [
    'Ach, lief kind. Ook ik begin soms opnieuw.',
    'Kruip maar even in je schild. Ik wacht.',
    'Elk ei heeft zijn tijd. Elk woord ook.',
    'De zee was ook niet in één dag vol.',
    'Geen zorgen. Ik ben honderd, en maak nog fouten.',
  ],
})
