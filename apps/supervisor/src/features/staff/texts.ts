import { catalogue } from '@letterliaan/texts'

export const intro =
  'Deze mensen werken met Letterliaan op uw school. Kies er een om de rol en de groepen te zien of te wijzigen.'
export const introOfBoard = 'Deze mensen vormen het bestuur in Letterliaan. Samen ziet u dezelfde scholen.'
export const invite = 'Nodig collega’s uit'
export const roles = catalogue({
  legend: 'Rol',
  beheerder: 'Beheerder',
  begeleider: 'Begeleider',
  meekijker: 'Meekijker',
  bestuur: 'Bestuur',
  aboutBeheerder: 'Een beheerder ziet alle kinderen van de school en regelt wie er meewerkt.',
  aboutBestuur: 'Een bestuur maakt en sluit scholen, ziet aantallen en ziet geen kinderen.',
  aboutBegeleider: 'Een begeleider ziet en begeleidt de kinderen van de eigen groepen.',
  aboutMeekijker: 'Een meekijker ziet wat een begeleider van die groepen ziet, en verandert niets.',
})
export const table = catalogue({
  caption: 'Alle medewerkers',
  allGroups: 'alle kinderen',
  noGroups: 'nog geen groep',
  lastLogin: 'Laatst ingelogd',
  blocked: 'geblokkeerd',
  you: '{name} (u)',
})
export const invitations = catalogue({
  title: 'Uitnodigingen',
  list: 'Uitnodigingen die nog werken',
  none: 'Er staat geen uitnodiging open.',
  open: 'Zonder e-mailadres',
  about: '{role}. Gemaakt door {name}: {made}. Werkt tot: {until}.',
  renew: 'Maak een nieuwe link',
  renewOf: 'Maak een nieuwe link: {who}',
  renewed: 'De nieuwe link is klaar. De oude werkt niet meer.',
  withdrawOf: 'Trek in: {who}',
  withdrawn: 'De uitnodiging is ingetrokken.',
})
export const inviting = catalogue({
  title: 'Collega’s uitnodigen',
  emails: 'E-mailadressen',
  emailsHint:
    'Zet elk adres op een eigen regel. Laat het leeg voor één link zonder adres: dan vult uw collega het zelf in.',
  groups: 'Groepen die zij krijgen',
  noGroups: 'Er zijn nog geen groepen. U kunt ze later geven.',
  make: 'Maak de uitnodigingen',
  ofBoard: 'Wie u hier uitnodigt, mag in het bestuur alles wat u mag.',
  works: 'Een uitnodiging werkt één keer, 14 dagen lang.',
  tooMany: 'U kunt {count} collega’s tegelijk uitnodigen.',
  more: 'Nodig nog iemand uit',
})
export const made = catalogue({
  title: 'De links',
  once: 'De links ziet u alleen nu. Kopieer ze, en stuur elke collega de eigen link.',
  mailed: 'gemaild',
  notMailed: 'niet gemaild',
  mailFailed: 'Niet elke mail is verstuurd. Kopieer die links en stuur ze zelf.',
  linkFor: 'Link voor {who}',
  copyOf: 'Kopieer de link voor {who}',
  local:
    'Op een andere computer werken deze links niet: er staat {address} in, en dat adres werkt alleen hier. Vraag de beheerder van de server om PUBLIC_URL in te stellen.',
})
export const member = catalogue({
  ownRole: 'Uw eigen rol kan alleen een andere beheerder wijzigen.',
  roleChanged: '{name} is nu {role}.',
  whichGroups: 'Welke groepen heeft {name}?',
  saveGroups: 'Bewaar de groepen',
  groupsSaved: 'De groepen van {name} zijn bewaard.',
  administratorSeesAll: 'Een beheerder ziet ook alle andere kinderen.',
})
export const handingOver = catalogue({
  title: 'Groepen overdragen',
  explained: 'De collega krijgt alle groepen van {name}. {name} heeft daarna geen groepen meer.',
  to: 'Aan wie?',
  press: 'Draag de groepen over',
  done: 'De groepen zijn overgedragen.',
  chooseColleague: 'Kies een collega.',
  nothing: '{name} heeft geen groepen om over te dragen.',
})
export const logins = catalogue({
  title: 'Ingelogd',
  list: 'Plaatsen waar {name} is ingelogd',
  none: '{name} is nergens ingelogd.',
  current: 'Dit bent u, hier en nu.',
  endAll: 'Log overal uit',
  ended: '{name} is uitgelogd.',
})
export const blocking = catalogue({
  title: 'Toegang',
  explained:
    '{name} kan dan niet meer inloggen en is meteen overal uitgelogd. Groepen, kaarten en links voor thuis blijven.',
  askTitle: '{name} blokkeren?',
  block: 'Blokkeer {name}',
  blocked: '{name} is geblokkeerd.',
  unblock: 'Laat {name} weer toe',
  unblocked: '{name} kan weer inloggen.',
  isBlocked: '{name} kan niet inloggen.',
  yourself: 'U kunt uzelf niet blokkeren. Dat kan alleen een andere beheerder.',
  copies:
    'Heeft {name} nog inlogkaarten of links voor thuis? Maak dan nieuwe kaarten: de oude werken niet meer. De links beëindigt u op de pagina van een kind.',
  newCards: 'Nieuwe kaarten voor {group}',
  devices: 'Kijk ook bij de groepen of er tablets gekoppeld zijn die de school niet meer gebruikt.',
})
export const accepting = catalogue({
  documentTitle: 'Uitnodiging – Letterliaan voor begeleiders',
  title: 'Welkom bij Letterliaan',
  from: '{organisation} nodigt u uit als {role}.',
  nameHint: 'Zoals kinderen u noemen, bijvoorbeeld Juf Marit.',
  needsName: 'Vul uw naam in.',
  needsEmail: 'Vul uw e-mailadres in.',
  press: 'Maak mijn account',
  notOpened: 'Deze uitnodiging gaat niet open',
  madeButNotIn: 'Uw account is gemaakt. Log nu in met uw e-mailadres en wachtwoord.',
})

export const secondFactor = catalogue({
  has: '{name} logt in met een tweede stap.',
  hasNone: '{name} logt in zonder tweede stap.',
  remove: 'Haal de tweede stap weg',
  askTitle: 'De tweede stap van {name} weghalen?',
  explained:
    'Doe dit als {name} de telefoon of sleutel kwijt is. {name} wordt overal uitgelogd, en logt dan in met alleen het wachtwoord. Bel of spreek {name} eerst zelf: zo weet u wie het vraagt.',
  isRemoved: 'De tweede stap van {name} is weg.',
  own: 'Uw eigen tweede stap stelt u in bij ‘Uw account’.',
})
