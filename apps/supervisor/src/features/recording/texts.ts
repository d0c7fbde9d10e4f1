import { recordingSeconds } from '@letterliaan/contract/limits'
import { catalogue } from '@letterliaan/texts'

/** Recordings in the place of the computer's voice. */

export const title = 'Spreek zelf in'
export const ofWord = 'Opname van {word}'
export const whatToRecord = 'Wat spreekt u in?'
export const say = 'Zeg rustig en duidelijk:'
export const record = 'Opnemen'
export const recordAgain = 'Opnieuw opnemen'
export const stop = 'Stop ({seconds} s)'
export const onlySecure = 'Opnemen kan alleen over een beveiligde verbinding (https).'
export const working = 'De stilte gaat eraf en het geluid krijgt de goede sterkte …'
export const taken = 'Zo horen uw leerlingen het:'
export const hearTaken = 'Beluister de nieuwe opname'
export const kept = 'Opname van {name}, {day}, {seconds} seconden'
export const keptOfPack = 'Uit het stempakket van {name}, {day}, {seconds} seconden'
export const hearKept = 'Beluister de opname'
export const doneKeep = 'Bewaard. Uw leerlingen horen uw stem meteen.'
export const doneRemove = 'De opname is verwijderd. De computerstem spreekt weer.'
export const failure = catalogue({
  refused: 'De browser mag de microfoon niet gebruiken. Geef toestemming bij de adresbalk.',
  noMicrophone: 'Er is geen microfoon die werkt.',
  tooLarge: 'Dit bestand is te groot.',
  tooLong: `Een opname duurt hoogstens ${recordingSeconds} seconden.`,
  noSound: 'Dit bestand is geen geluid dat deze browser kan lezen.',
})
