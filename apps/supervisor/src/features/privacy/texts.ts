import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  title: 'Privacy',
  intro: 'Wat uw school bewaart, hoe lang, en wat er wordt gewist.',
  onlyAdministrators: 'Deze bladzijde is voor beheerders.',
  onlyAdministratorsHint: 'Vraag de beheerder van uw school om gegevens te wissen.',

  onlyByAdministrator: {
    administrators: 'Alleen een beheerder van uw school kan een kind wissen: {names}.',
    how: 'Die opent de bladzijde van het kind, en kiest onderaan bij ‘Inzien en wissen’ voor ‘Wissen …’.',
    archive:
      'Wilt u het kind alleen niet meer in uw lijsten? Dan kunt u het zelf archiveren. Wat het deed, blijft bewaard.',
  },

  proposed: {
    title: 'Voorgesteld om te wissen',
    explained: 'Deze kinderen waren er al {months} maanden niet. Er wordt niets gewist voordat u het vraagt.',
    none: 'Er is nu geen kind dat al {months} maanden weg is.',
    caption: 'Kinderen die worden voorgesteld om te wissen',
    lastActive: 'Laatst actief: {day}',
    archived: 'staat in het archief',
    erase: 'Wis gekozen kinderen …',
  },

  waiting: {
    title: 'Wordt gewist',
    none: 'Er wacht niets om te worden gewist.',
    how: 'Een kind wissen? Open de bladzijde van het kind, en kies onderaan bij ‘Inzien en wissen’ voor ‘Wissen …’.',
    list: 'Wat wacht en wat is gewist',
    child: 'Kind: {name}',
    user: 'Medewerker: {name}',
    organisation: 'De hele school: {name}',
    asked: 'Gevraagd door {who}: {day}. Wordt gewist: {due}.',
    askedBySomebody: 'een oud-medewerker',
    byYou: 'uzelf',
    confirm: 'Bevestig: wis nu',
    confirmNamed: 'Bevestig: wis nu {name}',
    otherConfirms: 'Een andere beheerder kan dit bevestigen. Dan gaat het meteen.',
    cancel: 'Niet wissen',
    cancelNamed: 'Niet wissen: {name}',
    running: 'Wordt nu gewist.',
    doneChild: 'Een kind is gewist: {day}.',
    doneUser: 'Een medewerker is gewist: {day}.',
    confirmTitle: 'Nu wissen?',
    confirmExplained:
      'U bevestigt wat {who} heeft gevraagd. Alles van {name} wordt meteen gewist. Dit kan niet terug.',
    confirmed: 'Het wissen is begonnen.',
    cancelled: 'Er wordt niets gewist.',
  },

  terms: {
    title: 'Hoe lang bewaart uw school?',
    inactive: 'Een kind voorstellen om te wissen na',
    inactiveHint: 'Zo lang niet geoefend en niet ingelogd.',
    audit: 'Bewaren wat medewerkers deden',
    auditHint: 'Wat ouder is, wordt elk uur vanzelf gewist.',
    months: '{count} maanden',
    save: 'Bewaar de termijnen',
    done: 'De termijnen zijn bewaard.',
  },

  staffAndSchool: {
    title: 'Een medewerker of de hele school wissen',
    explained:
      'Wat een medewerker voor de school maakte, blijft. Er staat dan bij: een oud-medewerker. Opnamen met zijn of haar stem gaan weg.',
    whom: 'Medewerker',
    eraseUser: 'Wis medewerker …',
    eraseSchool: 'Wis de hele school …',
  },

  archive: {
    title: 'De hele school in één bestand',
    explained:
      'Alles van de school: kinderen, groepen, paden, antwoorden, eigen woorden, opnamen en plaatjes. Wie een andere installatie beheert, kan het daar inlezen.',
    care: 'In het bestand staan gegevens van kinderen. Bewaar het veilig, en gooi het weg als u het niet meer nodig hebt.',
    download: 'Download de school',
    busy: 'Bezig met het bestand …',
    downloaded: 'De school is gedownload.',
    file: 'school-{name}.zip',
  },

  dialog: {
    childTitle: 'Alles van {name} wissen?',
    childrenTitle: 'Alles van {count} kinderen wissen?',
    userTitle: '{name} wissen?',
    schoolTitle: 'De hele school wissen?',
    childWhat:
      'Antwoorden, punten, notities, rapporten en het account gaan weg. Het kind kan meteen niet meer inloggen.',
    childMentions:
      'Staat de voor- en achternaam in een notitie over een ander kind? Dan komt daar: een gewist kind. Staat er alleen een voornaam? Dan blijft die staan.',
    userWhat: 'Het account en de opnamen met de eigen stem gaan weg. Wie is ingelogd, wordt nu uitgelogd.',
    schoolWhat:
      'Alle kinderen, groepen, medewerkers, eigen stappen, opnamen en plaatjes gaan weg. Tot die tijd werkt alles gewoon.',
    when: 'Over 7 dagen wordt het gewist, of eerder als een andere beheerder het bevestigt. Tot dan kunt u het tegenhouden.',
    backups:
      'Reservekopieën van vóór het wissen bevatten de gegevens tot wie de server beheert ze verwijdert. Wordt er een teruggezet, dan wist Letterliaan alles opnieuw.',
    download: 'Willen de ouders de gegevens hebben? Download die dan eerst.',
    type: 'Typ ter controle: {name}',
    wrong: 'Dit is niet hetzelfde.',
    ask: 'Wis over 7 dagen',
    asked: catalogue({
      one: 'Het wissen is gevraagd.',
      many: 'Het wissen van {count} kinderen is gevraagd.',
    }),
  },

  child: {
    title: 'Inzien en wissen',
    explained:
      'Ouders mogen alles zien wat er van hun kind is bewaard. In het bestand staat het om te lezen (index.html) en voor een computer (leerling.json).',
    download: 'Alles van dit kind downloaden',
    downloaded: 'Het bestand is gedownload.',
    erase: 'Wissen …',
    waits: 'Het wissen van dit kind is gevraagd.',
    isErased: 'Dit kind wordt gewist. Tot dan kan het niet inloggen.',
    erasedOn: 'Dit kind wordt gewist: {day}. Tot dan kan het niet inloggen.',
    whoKeeps: 'Is dat niet de bedoeling? Een beheerder kan het tegenhouden: {names}.',
    file: 'leerling-{name}.zip',
  },
})
