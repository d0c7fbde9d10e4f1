import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  intro:
    'Met een inlogkaart hoeft een kind geen wachtwoord te onthouden: het scant de QR-code, of typt de korte code.',
  ofGroup: 'Inlogkaarten van {name}',
  ofChild: 'Inlogkaart van {screen_name}',
  newFor: 'Nieuwe inlogkaarten voor {who}',
  fillGroup: 'Zet eerst kinderen in de groep. Daarna maakt u hier hun kaarten.',
  makeCards: 'Kaarten maken',
  allChildren: 'Alle {count} kinderen',
  pictures: {
    legend: 'Plaatjes',
    none: 'Zonder plaatjes',
    list: 'Met plaatjes, op een lijst voor u',
    card: 'Met plaatjes, op de kaart',
    noneExplained:
      'Wie de kaart heeft, komt ermee in. Voor ‘Wie ben jij?’ op een gedeeld apparaat zijn plaatjes nodig.',
    listExplained:
      'Na het scannen kiest een kind zijn eigen 3 van 12 plaatjes. Wie een kaart vindt, komt er niet mee in. De lijst is alleen voor u.',
    cardExplained:
      'Na het scannen kiest een kind zijn eigen 3 van 12 plaatjes. Ze staan op de kaart: handig om te oefenen, maar wie de kaart vindt, komt ermee in.',
  },
  make: {
    none: 'Maak kaarten',
    first: { one: 'Maak 1 kaart', many: 'Maak {count} kaarten' },
    again: { one: 'Maak 1 nieuwe kaart', many: 'Maak {count} nieuwe kaarten' },
    ask: { one: 'Nieuwe kaart maken?', many: 'Nieuwe kaarten maken?' },
  },
  replaced: {
    onlyChild:
      'Dit kind heeft al een kaart. Die werkt daarna niet meer. Wie ermee is ingelogd, wordt uitgelogd.',
    some: {
      one: '1 kind heeft al een kaart. Die werkt daarna niet meer. Wie ermee is ingelogd, wordt uitgelogd.',
      many: '{count} kinderen hebben al een kaart. Die kaarten werken daarna niet meer. Wie ermee is ingelogd, wordt uitgelogd.',
    },
  },
  localAddress:
    'Print nog geen kaarten: er komt {address} op te staan. Dat adres werkt alleen op de computer waarop het spel draait. Een tablet komt er niet mee in. Vraag wie het spel op uw school beheert om de server te starten met PUBLIC_URL: het adres waarop tablets het spel vinden. Maak daarna de kaarten.',
  made: {
    explained:
      'De kaarten zijn klaar. U krijgt ze alleen nu: print ze, of bewaar het bestand op een veilige plek.',

    file: 'inlogkaarten.pdf',
  },
  devices: {
    title: '‘Wie ben jij?’ op de apparaten van de klas',
    onlyThis: 'Of sta alleen het apparaat toe waarop u nu werkt.',
    name: 'Naam van dit apparaat',
    nameHint: 'Bijvoorbeeld: tablet bij het raam',
    needsName: 'Geef dit apparaat een naam.',
    allow: 'Sta dit apparaat toe',
    allowed: 'Dit apparaat is toegestaan. Log hier uit als begeleider voordat u het aan kinderen geeft.',
    list: 'Toegestane apparaten',
    since: 'Toegestaan op {day} · {use}',
    unused: 'nog niet gebruikt',
    used: 'laatst gebruikt op {day}',
    stop: 'Stop',
    stopOn: 'Stop op {name}',
    stopAll: 'Ontkoppel alle {count} apparaten',
    doneAllow: 'Dit apparaat is toegestaan.',
    doneStop: 'Op {name} kan het nu niet meer.',
    doneStopAll: 'Alle apparaten van deze groep zijn ontkoppeld.',
  },
  pairing: {
    explained:
      'Koppel alle apparaten van de klas met één code. Kinderen zien daar daarna de kinderen van deze groep, tikken op hun naam en kiezen hun 3 plaatjes. Maak daarvoor eerst kaarten met plaatjes.',
    scan: 'Scan de code met elk apparaat. Of open daar',
    type: 'en typ de letters en cijfers. De code werkt tot {time} uur.',
    make: 'Maak een koppelcode',
    makeOther: 'Maak een andere code',
    picture: 'QR-code',
    done: 'De code is klaar.',
  },
})
