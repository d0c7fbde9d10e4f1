import { catalogue, spoken } from '../catalogue.ts'

export const start = 'Starten'
export const password = 'Wachtwoord'
export const email = 'E-mailadres'
export const haveCard = 'Heb je een kaart?'
export const howToLogin = spoken(
  'Heb je een kaart? Tik op het plaatje van de kaart. Wil je je code typen? Tik op de letters. Heb je geen kaart? Typ je e-mailadres en je wachtwoord.',
)
export const wrongPassword = spoken('Kan niet inloggen met deze gegevens')
export const needsPassword = spoken('Wachtwoord is verplicht')
export const needsEmail = spoken('E-mailadres is verplicht')
export const wrongEmail = spoken('Geen geldig e-mailadres')
export const failed = spoken('Er was een fout tijdens het inloggen')
export const failedWait = catalogue({
  one: spoken('Er was een fout tijdens het inloggen. Wacht een minuut en probeer het dan nog eens.'),
  many: spoken('Er was een fout tijdens het inloggen. Wacht {count} minuten en probeer het dan nog eens.'),
})
export const noSubscription = spoken('Je kunt niet inloggen omdat je abonnement verlopen is')
export const schoolClosed = spoken(
  'Je kunt niet inloggen: je school gebruikt Letterliaan nu niet. Vraag het aan je juf of meester.',
)
export const accountClosed = spoken('Je kunt nu niet inloggen. Vraag het aan je juf of meester.')
export const noSubscriptionByCard = spoken('Je kunt niet inloggen omdat je abonnement verlopen is.')
export const choosePictures = spoken('Kies jouw 3 plaatjes. Let op de volgorde!')
export const forgotPictures = spoken('Weet je ze niet meer? Vraag het je begeleider.')
export const pictures = 'Plaatjes'
export const chosen = 'Gekozen'
export const picture = 'plaatje'
export const again = 'Opnieuw'
export const yourPictures = 'Jouw plaatjes'
export const notLoggedIn = 'Inloggen is niet gelukt'
export const byEmail = 'Inloggen met je e-mailadres'
export const toLogin = 'Naar inloggen'
export const code = spoken('De code op je kaart')
export const typeWholeCode = spoken('Typ alle letters en cijfers van je code.')
export const keys = 'Toetsen'
export const clear = 'Wissen'
export const cameraStarts = spoken('De camera gaat aan …')
export const holdCard = spoken('Houd je kaart stil voor de camera.')
export const otherCard = spoken('Dit is geen kaart van Letterliaan. Probeer het met jouw kaart.')
export const noCamera = spoken(
  'De camera doet het hier niet. Geen probleem: typ de code die op je kaart staat.',
)
export const cameraRefused = spoken(
  'De camera mag hier niet aan. Vraag je begeleider om hulp, of typ de code die op je kaart staat.',
)
export const cameraSees = 'Wat de camera ziet'
export const switchCamera = 'Andere camera'
export const scanAgain = spoken('Scan je kaart nog een keer, of open je link opnieuw.')
export const wrongCode = spoken(
  'Deze code klopt niet. Kijk nog eens goed op je kaart. Werkt het echt niet? Vraag je begeleider om een nieuwe kaart.',
)
export const wrongPictures = spoken('Dat klopt nog niet. Kies je plaatjes nog een keer.')
export const tooOften = catalogue({
  one: spoken('Dit is te vaak achter elkaar geprobeerd. Wacht een minuut en probeer het dan nog eens.'),
  many: spoken('Dit is te vaak achter elkaar geprobeerd. Wacht {count} minuten en probeer het dan nog eens.'),
})
export const deadCard = spoken(
  'Deze link of kaart werkt niet meer. Vraag je begeleider om een nieuwe, of log in met je e-mailadres.',
)
export const children = 'Kinderen'
export const pairingCode = spoken('De code van juf of meester')
export const pair = 'Koppel'
export const hello = 'Hoi {name}!'
export const notInList = 'Staat jouw naam er niet bij?'
export const loginHere = 'Log hier in'
export const notMe = 'Dat ben ik niet'
export const takeCard = spoken('Pak je kaart erbij.')
export const loggedOut = 'Uitgelogd'
export const notAllStored = 'Nog niet alles is bewaard'
export const logoutAnyway = 'Toch uitloggen'
export const link = catalogue({
  ask: 'Stuur de link',
  askNew: 'Vraag een nieuwe link',
  dead: 'Deze link werkt niet meer. Vraag een nieuwe.',
  explained: '{greeting} Met een link in de mail is een nieuw wachtwoord te kiezen.',
  address: 'Het adres om mee in te loggen.',
  lookInMail: 'Kijk in de mail.',
  sent: 'Hoort er een account bij dit e-mailadres? Dan komt er een link om een nieuw wachtwoord te kiezen. De link werkt een uur.',
  backToLogin: 'Terug naar inloggen',
  toGame: 'Naar het spel',
})
export const newPassword = catalogue({
  tooShort: 'Kies minstens {min} tekens',
  atLeast: 'Minstens {min} tekens.',
  stored: 'Het nieuwe wachtwoord is bewaard.',
  loggedOut: 'Overal waar nog was ingelogd, is nu uitgelogd.',
  save: 'Bewaar',
})
export const forgot = catalogue({
  greeting: 'Geen probleem, dat gebeurt iedereen wel eens!',
  withoutMail: 'Vraag een begeleider, juf of meester om een nieuw wachtwoord.',
  noLetter: 'Geen mail gekregen? Een begeleider kan ook helpen.',
  otherwise: 'Geen eigen e-mailadres? Vraag een begeleider, juf of meester om een nieuw wachtwoord.',
})
export const adults = catalogue({
  forgot: {
    greeting: 'Geen probleem.',
    withoutMail:
      'Letterliaan kan hier geen mail sturen. Vraag wie de server beheert om een link voor u. Daarmee kiest u zelf een nieuw wachtwoord.',
    noLetter: 'Geen mail gekregen? Wie de server beheert, kan ook een link voor u maken.',
    otherwise: 'Lukt dat niet? Vraag wie de server beheert om een link voor u.',
  },
})
