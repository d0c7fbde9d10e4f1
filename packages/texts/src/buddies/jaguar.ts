import { createBuddyLines } from './create-buddy-lines.ts'
import { buddyTones } from './tones.ts'

/** The jaguar cub is brave, and afraid of small things. */
export const jaguar = createBuddyLines(buddyTones.jaguar, {
  greet: [
    'Grrr! Schrik niet. Ik ben het maar.',
    'Hoi! Ik heb op ons pad gepast.',
    'Daar ben je. Nu durf ik alles!',
    'Miauw… Ik bedoel: grrr! Hallo!',
    'Ik hoorde je lopen. Mijn oren werden blij.',
  ],
  joke: [
    'Ik ben nergens bang voor. Is dat een mug? Help!',
    'Ik zag een vlek op mijn poot. Het was mijn vlek.',
    'Ik brulde naar het water. Het brulde terug!',
    'Mijn sok heeft vlekken. Nu past hij bij mij.',
    'Ik sloop door het gras. Toen zei mijn buik: brom.',
    'Ik ving iets groots. Het was een gaap.',
  ],
  cheer: [
    'Hoor je mij? Dat is mijn blije brul.',
    'Mijn staart danst. Ik kan hem niet stoppen.',
    'Dat was dapper werk. Ik geef je een poot.',
    'Ik kreeg er een vlek bij. Van trots!',
    'Ik brul het over de heuvel. Raaa!',
  ],
  comfort: [
    'Kom, schuil bij mij. Mijn vacht is warm.',
    'Ik was ook eens bang. Voor een blad.',
    'Dapper is: toch nog eens kijken. Ik kijk met je mee.',
    'Oei, dat prikt even. Ik blijf naast je.',
    'Het lukt nóg niet. Dat kan nog komen.',
  ],
})
