/** Address and title of the pages that need no login. */
export const visitorPages = [
  ['/login', 'Inloggen'],
  ['/login/kaart', 'Scan je kaart'],
  ['/login/code', 'Typ je code'],
  ['/login/koppel', 'Koppel dit apparaat'],
  ['/inloggen', 'Inloggen met de school'],
  ['/inloggen/bestaat-niet', 'Inloggen met de school'],
  ['/wachtwoord-vergeten', 'Wachtwoord vergeten'],
  ['/wachtwoord-vergeten/begeleider', 'Wachtwoord vergeten'],
  ['/wachtwoord-nieuw', 'Nieuw wachtwoord'],
] as const
