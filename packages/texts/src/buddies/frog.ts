import { createBuddyLines } from './create-buddy-lines.ts'
import { buddyTones } from './tones.ts'

/** The frog speaks in rhyme. */
export const frog = createBuddyLines(buddyTones.frog, {
  greet: [
    'Kwaak en kwik! Hier ben ik.',
    'Wat ben ik blij! Jij bent weer bij mij.',
    'Dag, lieve maat. Fijn dat je naast mij staat.',
    'Plons! Een natte groet van ons.',
    'Eén, twee, daar ben je. Drie, vier, ik ken je.',
  ],
  joke: [
    'Een kikker in bed. Hij droeg een pet.',
    'Er zat een vlieg op mijn neus. Geen goede keus.',
    'Mijn laars is nat. Er zwemt iets in. Een kat?',
    'Soep rijmt op snoep. Nu eet ik snoepsoep.',
    'Een worm met een das. Hij dacht dat het feest was.',
    'Ik sprong naar de maan. Ik bleef in de boom staan.',
  ],
  cheer: [
    'Hop, hop, hop! Kijk, ik sta op mijn kop.',
    'Tik, tak, tok! Ik dans op een stok.',
    'Kwaak, kwaak, kwaak! Zingen is mijn taak.',
    'Een feest in de plas! Ik spetter op het gras.',
    'Met jou erbij is elk woord blij.',
  ],
  comfort: [
    'Stil maar, zacht. Ik blijf hier, dag en nacht.',
    'Lukt het nu niet zo fijn? Dan mag het morgen zijn.',
    'Een traan, een lach. Er komt weer een dag.',
    'Wat krom is, wordt recht. Ik blijf bij je, echt.',
    'Een bloem in de wei. Hij groeit, net als wij.',
  ],
})
