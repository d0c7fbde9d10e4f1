import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  intro: 'Zo kent Letterliaan u, en zo komt u binnen. Alleen u ziet deze pagina.',
  demanded:
    'Uw school vraagt een tweede stap bij het inloggen. Stel hieronder codes van een app in, of een toegangssleutel. Daarna gaan alle andere pagina’s weer open.',
  confirmHint: 'Vul uw wachtwoord in, zodat niemand anders dit doet.',
  yourPassword: 'Uw wachtwoord',
  needsPassword: 'Vul uw wachtwoord in.',

  naming: {
    title: 'Naam en e-mailadres',
    hint: 'Zoals kinderen en collega’s u zien.',
    save: 'Bewaar uw naam',
    isSaved: 'Uw naam is bewaard.',
    email: 'U logt in met {email}.',
    pending: 'Er is een link gemaild naar {email}. Open die link, dan logt u daarna met dat adres in.',
    noMail:
      'Letterliaan verstuurt hier geen mail. Een ander e-mailadres is dan niet te controleren, en dus niet te kiezen.',
    newEmail: 'Nieuw e-mailadres',
    change: 'Wijzig het e-mailadres',
    send: 'Mail de link',
    isSent: 'De link is verstuurd naar {email}.',
  },

  passwords: {
    fresh: 'Uw nieuwe wachtwoord',
    change: 'Wijzig het wachtwoord',
    isChanged: 'Uw wachtwoord is gewijzigd. Op andere apparaten bent u uitgelogd.',
  },

  stepsExplained:
    'Met een tweede stap komt niemand binnen die alleen uw wachtwoord kent. Kies een van de twee, of allebei.',

  totp: {
    title: 'Codes van een app',
    explained:
      'Een app op uw telefoon geeft elke dertig seconden een andere code. Bijvoorbeeld Microsoft Authenticator, Google Authenticator of Aegis.',
    since: 'Ingesteld: {day}. Bij het inloggen vult u een code in.',
    begin: 'Stel codes in',
    scan: 'Scan dit plaatje met de app, of typ de sleutel over.',
    picture: 'QR-code met de sleutel',
    secret: 'Sleutel: {secret}',
    confirm: 'Zet de codes aan',
    isOn: 'De codes staan aan.',
    remove: 'Verwijder de codes',
    isOff: 'De codes zijn verwijderd.',
  },

  passkeys: {
    title: 'Toegangssleutels',
    explained:
      'Een toegangssleutel (passkey) zit in uw laptop, telefoon of een USB-sleutel. U logt in met uw vinger, gezicht of pincode, ook zonder wachtwoord.',
    notHere: 'Op dit adres kan dat niet: een toegangssleutel hoort bij een naam, en hier staat een IP-adres.',
    unsupported: 'Deze browser kan geen toegangssleutel maken.',
    list: 'Uw toegangssleutels',
    about: 'Gemaakt: {made}. Laatst gebruikt: {used}.',
    name: 'Naam van de sleutel',
    nameHint: 'Bijvoorbeeld: laptop van school.',
    needsName: 'Geef de sleutel een naam.',
    add: 'Maak een toegangssleutel',
    isAdded: 'De toegangssleutel is bewaard.',
    failed: 'De toegangssleutel is niet gemaakt. Probeer het nog een keer.',
    remove: 'Verwijder {name}',
    isRemoved: 'De toegangssleutel is verwijderd. Verwijder hem ook op het apparaat zelf.',
  },

  recovery: {
    title: 'Herstelcodes',
    left: 'U hebt er nog {count}. Is uw telefoon weg? Dan logt u in met een herstelcode. Elke code werkt één keer.',
    once: 'Deze codes ziet u alleen nu. Print ze of schrijf ze op, en bewaar ze niet bij uw telefoon.',
    list: 'Uw herstelcodes',
    renew: 'Maak nieuwe codes',
    isRenewed: 'De oude herstelcodes werken niet meer.',
    kept: 'Ik heb ze bewaard',
  },

  logins: {
    title: 'Waar u bent ingelogd',
    list: 'Plaatsen waar u bent ingelogd',
    here: 'Hier en nu',
    endOthers: 'Log overal elders uit',
    isEnded: 'Daar bent u uitgelogd.',
  },

  confirming: {
    documentTitle: 'E-mailadres bevestigen – Letterliaan voor begeleiders',
    title: 'Uw nieuwe e-mailadres',
    explained: 'Bevestig dat u voortaan met dit adres inlogt. U wordt overal uitgelogd.',
    press: 'Bevestig het adres',
    done: 'U logt nu in met {username}.',
  },
})
