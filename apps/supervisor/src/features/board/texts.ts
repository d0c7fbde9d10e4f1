import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  intro: 'U ziet per school aantallen. Kinderen, hun namen en hun werk ziet alleen de school zelf.',
  makeSchool: 'Maak een school',
  none: {
    title: 'Er is nog geen school.',
    explained: 'Maak een school. De eerste beheerder krijgt een link, en regelt de rest zelf.',
  },
  table: {
    caption: 'Scholen van het bestuur',
    active: 'Kinderen aan het werk',
    words: 'Geoefende woorden',
  },
  countedWeek: 'Kinderen aan het werk, woorden en oefenmomenten gaan over de laatste zeven dagen.',
  cells: {
    few: 'minder dan 5',
    notShown: 'niet getoond',
    never: 'nog geen keer',
    closed: 'school gesloten',
    waits: 'wacht op beheerder',
  },
  fewExplained: 'Van minder dan 5 kinderen tonen we geen aantal: daaraan kunt u zien wat één kind deed.',
  form: {
    newTitle: 'Nieuwe school',
    name: 'Hoe heet de school?',
    brin: 'BRIN (mag leeg blijven)',
    brinHint: 'Bijvoorbeeld 06SS of 06SS01.',
    brinWrong: 'Dit is geen BRIN. Het heeft twee cijfers en twee letters, en soms nog twee cijfers.',
    regionHint:
      'In Vlaanderen heten de groepen leerjaren, en krijgen kinderen Vlaamse woorden. Een beheerder van de school kan het later nog veranderen.',
    email: 'E-mailadres van de eerste beheerder (mag leeg blijven)',
    emailHint: 'Leeg: u krijgt een link zonder adres, en de beheerder vult het zelf in.',
    press: 'Maak de school',
    works: 'De link voor de beheerder werkt één keer, 14 dagen lang.',
    needsName: 'Vul de naam van de school in.',
    more: 'Maak nog een school',
    toSchool: 'Naar de school',
  },
  link: {
    title: 'De link voor de eerste beheerder',
    once: 'De link ziet u alleen nu. Kopieer hem, en stuur hem aan de beheerder van de school.',
    label: 'Link voor de eerste beheerder',
    mailed: 'De link is ook gemaild.',
    notMailed: 'De mail is niet verstuurd. Kopieer de link en stuur hem zelf.',
    local:
      'Op een andere computer werkt deze link niet: er staat {address} in, en dat adres werkt alleen hier. Vraag de beheerder van de server om PUBLIC_URL in te stellen.',
  },
  school: {
    numbers: 'Aantallen',
    details: 'Gegevens van de school',
    save: 'Bewaar de gegevens',
    saved: 'De gegevens van {name} zijn bewaard.',
    administrator: 'Eerste beheerder',
    noAdministrator:
      'Nog niemand nam de uitnodiging aan. Maak zo nodig een nieuwe link: de oude werkt dan niet meer.',
    newLink: 'Nieuwe link voor de beheerder',
    hasAdministrator: 'Deze school heeft een beheerder. Die nodigt zelf collega’s uit.',
  },
  closing: {
    title: 'School sluiten',
    explained:
      'Iedereen van {name} is dan meteen uitgelogd, kinderen ook, en niemand kan meer inloggen. Alles blijft bewaard. U kunt de school later weer openen.',
    askTitle: '{name} sluiten?',
    close: 'Sluit {name}',
    done: '{name} is gesloten.',
    isClosed: '{name} is gesloten sinds {day}. Alles is bewaard.',
    open: 'Open {name} weer',
    opened: '{name} is weer open. Iedereen kan weer inloggen.',
  },
  ownName: {
    title: 'Naam van het bestuur',
    explained: 'Deze naam staat in uitnodigingen voor het bestuur.',
    done: 'De naam is bewaard.',
  },
})
