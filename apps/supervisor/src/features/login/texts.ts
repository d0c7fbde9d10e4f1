import { catalogue } from '@letterliaan/texts'

/** The supervisor's door. */

export const documentTitle = 'Inloggen – Letterliaan voor begeleiders'
export const forWhom = 'Voor begeleiders en beheerders.'
export const forgotten = 'Wachtwoord vergeten?'
export const isStudent = 'Bent u leerling?'
export const toGame = 'Naar het spel'
export const failure = catalogue({
  incomplete: 'Vul uw e-mailadres en uw wachtwoord in.',
  unknown: 'Er was een fout tijdens het inloggen.',
  noSubscription: 'U kunt niet inloggen omdat het abonnement verlopen is.',
  schoolClosed:
    'Uw school is gesloten in Letterliaan. Alles is bewaard. Vraag uw bestuur om de school weer te openen.',
  tooMany: 'Er is te vaak achter elkaar geprobeerd in te loggen. Wacht {wait}.',
  aMoment: 'even',
  waitAndTry: '{wait} en probeer het dan opnieuw',
  school: 'Het inloggen met de school is niet gelukt. Probeer het nog een keer.',
  wrong: 'Dit e-mailadres en wachtwoord horen niet bij elkaar.',
})
