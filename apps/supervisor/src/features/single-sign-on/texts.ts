import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  intro:
    'Met het account dat iemand op school al heeft, van Microsoft, Google, SURFconext of Entree Federatie bijvoorbeeld. Een wachtwoord van Letterliaan is dan niet nodig, en blijft wel werken.',

  own: {
    title: 'Uw eigen account',
    none: 'Uw school heeft nog geen inlogdienst.',
    linked: 'Gekoppeld met {provider}. Laatst gebruikt: {when}.',
    unlinked: 'Nog niet gekoppeld met {provider}.',
    link: 'Koppel met {provider}',
    unlink: 'Ontkoppel {provider}',
    isLinked: 'Uw account is gekoppeld. U kunt nu inloggen met de school.',
    isUnlinked: 'Uw account is ontkoppeld. U logt in met uw wachtwoord.',
  },
  refused: {
    taken: 'Dit account van de school hoort hier al bij iemand anders.',
    closed: 'Deze inlogdienst is niet voor uw account.',
    away: 'De inlogdienst van de school doet het nu niet. Probeer het straks nog eens.',
    expired: 'Dat duurde te lang, of het begon in een ander venster. Begin opnieuw.',
    'no-subject':
      'De inlogdienst stuurt niet de claim die een account herkent. Kijk de instelling van de inlogdienst na.',
    failed: 'Het koppelen is niet gelukt. Probeer het nog een keer.',
  },

  address: {
    title: 'Het inlogadres van uw school',
    explained: 'Geef dit adres aan uw collega’s en kinderen. De code van uw school is ‘{code}’.',
  },

  providers: {
    add: 'Voeg een inlogdienst toe',
    on: 'Staat aan',
    off: 'Staat uit',
    turnOn: 'Zet aan',
    turnOff: 'Zet uit',
    check: 'Probeer de verbinding',
    checked: 'De verbinding met {name} is goed.',
    change: 'Wijzig de gegevens',
    removing: 'Inlogdienst verwijderen?',
    removingExplained:
      'Wie met {name} was ingelogd, wordt uitgelogd. Alle koppelingen met {name} vervallen. Inloggen met een wachtwoord of kaart blijft werken.',
    removed: 'De inlogdienst {name} is weg.',
    stored: '{name} is bewaard.',
    audience: 'Voor wie',
    people: 'Gekoppeld',
    domains: 'Domeinen',
    noDomains: 'Geen: alleen wie gekoppeld is, komt binnen.',
  },
  facts: {
    issuer: 'Adres van de inlogdienst (issuer)',
    callback: 'Vul dit in bij de inlogdienst als adres voor het antwoord (redirect URI)',
    subjectClaim: 'Claim die een account herkent',
    logout: 'Adres voor uitloggen (back-channel logout)',
  },
  audience: {
    staff: 'Alleen begeleiders',
    students: 'Alleen kinderen',
    everyone: 'Iedereen',
  },

  form: {
    newTitle: 'Nieuwe inlogdienst',
    changeTitle: 'Wijzig {name}',
    name: 'Naam op de knop',
    nameHint: 'Bijvoorbeeld: Inloggen met Microsoft.',
    issuerHint: 'Letterlijk zoals de inlogdienst het geeft. Het begint met https://.',
    clientId: 'Client-id',
    clientSecret: 'Geheim (client secret)',
    secretKept: 'Er is een geheim bewaard. Laat leeg om het te houden.',
    secretHint: 'Wordt versleuteld bewaard, en is hier later niet te lezen.',
    subjectClaims: 'Waaraan herkent Letterliaan een account?',
    subjectClaimsHint: 'Zijn er al accounts gekoppeld? Dan ligt dit vast.',
    sub: 'sub (standaard)',
    oid: 'oid (Microsoft Entra)',
    otherClaim: 'Een andere claim',
    claimName: 'Naam van de claim',
    claimNameHint: 'Nooit een mailadres, gebruikersnaam of naam: die kunnen veranderen.',
    isPermanent: 'Deze claim verandert nooit en hoort bij één persoon',
    domains: 'Maildomeinen van de school',
    domainsHint:
      'Gescheiden door een komma, zoals school.nl. Wie een geverifieerd adres op zo’n domein heeft, wordt zelf gekoppeld. Beheerders niet.',
    incomplete: 'Vul alle velden in.',
    wrongDomain: 'Dit is geen domein: {domain}.',
    isOn: 'Deze inlogdienst staat aan',
  },

  prepare: {
    title: 'Wie is gekoppeld met {name}',
    nobody: 'Er is nog niemand gekoppeld.',
    add: 'Koppel accounts',
    lines: 'Een regel per persoon',
    linesHint: 'De gebruikersnaam hier, een puntkomma, en de vaste naam bij de inlogdienst.',
    send: 'Koppel',
    wrongLine: 'Regel {line} klopt niet: er hoort één puntkomma in.',
    joined: 'Gekoppeld: {count}.',
    refusedOne: '{username}: {problem}',
    unlinkOne: 'Ontkoppel {name}',
    isUnlinked: '{name} is ontkoppeld.',
  },
})
