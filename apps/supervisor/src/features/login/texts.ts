import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  documentTitle: 'Inloggen – Letterliaan voor begeleiders',
  forWhom: 'Voor begeleiders en beheerders.',
  forgotten: 'Wachtwoord vergeten?',
  isStudent: 'Bent u leerling?',
  toGame: 'Naar het spel',
  failure: {
    incomplete: 'Vul uw e-mailadres en uw wachtwoord in.',
    unknown: 'Er was een fout tijdens het inloggen.',
    noSubscription: 'U kunt niet inloggen omdat het abonnement verlopen is.',
    schoolClosed:
      'Uw school is gesloten in Letterliaan. Alles is bewaard. Vraag uw bestuur om de school weer te openen.',
    tooMany: 'Er is te vaak achter elkaar geprobeerd in te loggen. Wacht {wait}.',
    aMoment: 'even',
    waitAndTry: '{wait} en probeer het dan opnieuw',
    school: 'Het inloggen met de school is niet gelukt. Probeer het nog een keer.',
    passkey: 'Met deze toegangssleutel kunt u hier niet inloggen.',
    code: 'Deze code klopt niet, of is al gebruikt. Wacht op de volgende code.',
    over: 'Dat duurde te lang, of er is te vaak geprobeerd. Vul uw wachtwoord opnieuw in.',
    wrong: 'Dit e-mailadres en wachtwoord horen niet bij elkaar.',
  },

  withPasskey: 'Log in met een toegangssleutel',

  second: {
    title: 'Nog een stap',
    askCode: 'Open de app op uw telefoon en vul de code in.',
    askPasskey: 'Bevestig met uw toegangssleutel dat u het bent.',
    askRecovery: 'Vul een van uw herstelcodes in. Elke code werkt één keer.',
    recoveryCode: 'Herstelcode',
    needsCode: 'Vul de code in.',
    useCode: 'Gebruik een code van de app',
    usePasskey: 'Gebruik een toegangssleutel',
    useRecovery: 'Gebruik een herstelcode',
    other: 'Log in met een ander account',
    lost: 'Lukt het niet? Een beheerder van uw school kan de tweede stap weghalen.',
  },
})
