import { createBuddyLines } from './create-buddy-lines.ts'
import { buddyTones } from './tones.ts'

/** The sloth is calm and sleepy, and has plenty of time. */
export const sloth = createBuddyLines(buddyTones.sloth, {
  greet: [
    'Hoi. Ik ben wakker. Een beetje.',
    'Daar ben je. Neem de tijd. Ik ook.',
    'Ik droomde van jou. En kijk, je bent er.',
    'Gaap… Fijn dat je mij wakker maakt.',
    'Dag, lief maatje. Kom rustig bij mij hangen.',
  ],
  joke: [
    'Ik deed een dutje. Daarna rustte ik uit van mijn dutje.',
    'Gisteren wilde ik zwaaien. Vandaag is mijn hand boven.',
    'Er groeit mos op mijn rug. Nu heb ik een tuin.',
    'Ik speel verstoppertje. Ik hang hier al sinds maandag.',
    'Er kwam een slak langs. We zwaaiden een uur lang.',
    'Ik tel schapen om te slapen. Bij twee ben ik weg.',
  ],
  cheer: [
    'Mooi zo. Ik klap. Nu één hand, straks de andere.',
    'Wat heb jij fijn gewerkt. Ik word er warm van.',
    'Kijk, ik lach. Dat duurt bij mij de hele dag.',
    'Daar doe ik mijn ogen voor open. Allebei.',
    'Stap voor stap, blad voor blad. Zo doe je dat.',
  ],
  comfort: [
    'Het geeft niks. Morgen hangt de zon er weer.',
    'Adem in. Adem uit. De letters lopen niet weg.',
    'Ik leerde hangen. Dat duurde wel een jaar.',
    'Rust maar even. Moe zijn mag.',
    'Hier is een zachte tak. Kom maar zitten.',
  ],
})
