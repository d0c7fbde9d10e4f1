import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  input: {
    how: 'Hoe voegt u ze toe?',
    paste: 'Plakken',
    type: 'Typen',

    group: 'Naar welke groep?',
    newGroup: 'Een nieuwe groep',

    groupName: 'Naam van de nieuwe groep',
    needsGroupName: 'Vul eerst de naam van de nieuwe groep in.',
    pasteLabel: 'Namen, of kolommen uit een rekenblad',
    pasteHint: 'Eén kind op een regel, bijvoorbeeld ‘Noor de Vries’ of ‘Vries, Noor de’.',
    read: 'Bekijk de lijst',
    firstNameOf: 'Voornaam van kind {at}',
    lastNameOf: 'Achternaam van kind {at}',
  },
  file: {
    explained:
      'Een CSV-bestand uit een rekenblad, of een EDEXML-bestand uit uw administratie (zoals ParnasSys of ESIS). Sleep het hierheen, of kies het.',

    tooLarge: 'Dit bestand is groter dan 5 MB. Dat kan geen lijst van kinderen zijn.',
    kept: 'Wij bewaren alleen de naam, de groep, het leerjaar, het leerlingnummer en het ECK iD. De rest van het bestand wordt niet bewaard.',
  },
  rows: {
    names: { one: '1 kind op de lijst', many: '{count} kinderen op de lijst' },
    table: { one: '1 kind in de tabel', many: '{count} kinderen in de tabel' },
    edexml: { one: '1 kind in het EDEXML-bestand', many: '{count} kinderen in het EDEXML-bestand' },
    undecided: {
      one: 'Van 1 kind kiest u hieronder nog wie het is.',
      many: 'Van {count} kinderen kiest u hieronder nog wie het is.',
    },
    nothingYet: 'Er is nog niets gewijzigd.',
    same: {
      one: '1 kind is er al en blijft zoals het is.',
      many: '{count} kinderen zijn er al en blijven zoals ze zijn.',
    },
    caption: 'Wat er met de kinderen gebeurt',

    repeats: {
      one: '1 kind staat meer dan één keer in de lijst.',
      many: '{count} kinderen staan meer dan één keer in de lijst.',
    },
    remarked: { one: 'Van 1 rij gaat iets niet mee.', many: 'Van {count} rijen gaat iets niet mee.' },
    repeatsOnce: 'Wij nemen elk kind één keer mee.',
    repeatOf: 'Rij {lines} ({name})',
    noGroup: 'nog geen',
    what: 'Wat gebeurt er?',
    new: 'Nieuw',
  },
  first: {
    caption: 'De eerste kinderen van de lijst',
    title: { one: 'Klopt deze naam?', many: 'Kloppen deze namen?' },
    columns: 'Staat er iets verkeerd? Kies dan hieronder wat er in elke kolom staat.',
    list: 'Staat er iets verkeerd? Pas de lijst dan aan en bekijk haar opnieuw.',
  },
  take: {
    nothing: 'Niets toe te voegen',
    onlyAdd: { one: 'Voeg 1 kind toe', many: 'Voeg {count} kinderen toe' },
    add: '{count} toevoegen',
    change: '{count} wijzigen',
    archive: '{count} archiveren',
  },
  columns: {
    title: 'Kloppen de kolommen?',
    needsName: 'Kies hierboven in welke kolom de voornaam staat. Daarna ziet u wat er met elk kind gebeurt.',
    hasHeader: 'De eerste regel zegt wat er in de kolommen staat',
    samples: 'De eerste regels van de lijst',
    column: 'Kolom {at}',
    skip: 'Niet gebruiken',
    prefix: 'Tussenvoegsel',
    fullName: 'Volledige naam',
    level: 'Leerjaar',
    key: 'Leerlingnummer',
    eckid: 'ECK iD',
  },
  groups: {
    title: 'Welke groepen?',
    there: { one: '{name} (1 kind)', many: '{name} ({count} kinderen)' },
    new: { one: '{name} (1 kind, nieuwe groep)', many: '{name} ({count} kinderen, nieuwe groep)' },
  },
  refused: {
    rows: { one: '1 rij kan niet mee.', many: '{count} rijen kunnen niet mee.' },
    advice: 'Pas de lijst aan en bekijk haar opnieuw, of ga verder zonder.',
    row: 'Rij {line}: {reasons}',
    rowOf: 'Rij {line} ({name}): {reasons}',
  },
  doubtful: {
    title: 'Wie is dit?',
    explained:
      'Wij weten niet zeker of deze kinderen er al zijn. Kiest u niets, dan gebeurt er niets met ze.',
    likely: {
      one: 'Een van deze kinderen heet precies zo als een kind dat er al is, in dezelfde klas.',
      many: '{count} van deze kinderen heten precies zo als kinderen die er al zijn, in dezelfde klas.',
    },
    chooseLikely: { one: 'Dit is hetzelfde kind', many: 'Deze {count} zijn dezelfde kinderen' },
    sameName: 'Er is al een kind dat zo heet.',
    nearName: 'Er is al een kind dat bijna zo heet.',
    sameKey: 'Er is al een kind met dit leerlingnummer.',
    twice: 'Rij {line}. Deze naam staat ook eerder in de lijst.',
    skip: 'Niets doen',
    is: 'Het is {name} ({place})',
    isChanged: 'Het is {name} ({place}): {changes}',
    inArchive: 'archief',
    noGroup: 'geen groep',
    new: 'Het is een ander, nieuw kind',
  },
  namesakes: {
    title: 'Heet een ander kind net zo?',
    explained:
      'Deze namen staan al in uw lijst. Is het een ander kind? Typ dan liever ook de achternaam, dan houdt u ze uit elkaar op inlogkaarten en lijsten. Of kies hier wie er toch bij komt.',
    isOther: '{name}: toch een ander kind',
  },
  changes: {
    returns: 'komt terug uit het archief',
    firstName: 'heet voortaan {first_name}',
    lastName: 'achternaam wordt {last_name}',
    joins: 'gaat naar {groups}',
    leaves: 'verlaat {groups}',

    level: 'zit in {group}',
    key: 'krijgt een leerlingnummer',
    eckid: 'krijgt een ECK iD',
  },
  gone: {
    title: { one: '1 kind staat niet in het bestand', many: '{count} kinderen staan niet in het bestand' },
    explained:
      'Gaan zij niet meer naar deze school? Kies dan wie u archiveert. Wat zij deden, blijft bewaard; inloggen kan niet meer.',
    caption: 'Kinderen die niet in het bestand staan',
    archive: 'Archiveren',
  },
  done: {
    added: { one: '1 kind toegevoegd', many: '{count} kinderen toegevoegd' },
    changed: { one: '1 kind gewijzigd', many: '{count} kinderen gewijzigd' },
    archived: { one: '1 kind gearchiveerd', many: '{count} kinderen gearchiveerd' },
    nothing: 'Er is niets gewijzigd',
    left: { one: '1 rij is niet meegenomen.', many: '{count} rijen zijn niet meegenomen.' },
    undecided: 'U koos niet wie dit is.',
    next: 'Kies nu wat de kinderen gaan oefenen, en maak inlogkaarten. Zonder kaart of wachtwoord kan een kind nog niet inloggen.',
    more: 'Nog meer kinderen toevoegen',

    toCards: 'Maak inlogkaarten',
    toGroup: 'Open de groep',
  },
  today: {
    row: '{time}: {what}',
    undo: 'Ongedaan maken: {what}',
    nextYear: 'Groep naar het volgende schooljaar',
  },
  nextYear: {
    title: 'Naar het volgende schooljaar',
    name: 'Naam in het nieuwe schooljaar',

    explained:
      'Wie meegaat, gaat een groep omhoog en raakt niets kwijt. Wie van school gaat, komt in het archief.',
    who: 'Wie gaat mee?',
    goes: 'Gaat mee',
    stays: 'Blijft zitten',
    leaves: 'Van school',
    whereStays: 'Naar welke groep gaat wie blijft zitten?',

    go: { one: '1 kind naar {name}', many: '{count} kinderen naar {name}' },
    newYear: 'het nieuwe jaar',
    canBeUndone: 'U kunt dit vandaag nog ongedaan maken.',
    done: 'De groep heet nu {name}.',
  },
})
