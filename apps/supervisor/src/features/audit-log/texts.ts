import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  intro:
    'Hier staat wat er op uw school is gedaan: wie inlogde, wie een kind bekeek, wat is opgehaald en wat is veranderd. Wat later wordt veranderd, valt op bij de controle.',
  filters: {
    title: 'Wat wilt u zien?',
    from: 'Vanaf deze dag',
    until: 'Tot en met deze dag',
    wrongOrder: 'De laatste dag is eerder dan de eerste.',
    kind: 'Wat er is gedaan',
    everyKind: 'Alles wat is gedaan',
    by: 'Door wie',
    everybody: 'Iedereen van de school',
    child: 'Over wie',
    everyChild: 'Alle kinderen en de school',
  },
  kinds: {
    login: 'Inloggen en toegang',
    view: 'Een kind bekijken',
    export: 'Ophalen als bestand',
    staff: 'Medewerkers en rollen',
    child: 'Veranderd voor kinderen',
    school: 'Veranderd voor de school',
  },
  list: {
    title: 'Wat er in het logboek staat',
    none: 'Er staat niets in het logboek dat hierbij past.',
    older: 'Toon wat ouder is',
    aboutMany: 'Over {count} kinderen',
    about: 'Over:',
    unknown: 'op de server, of door iemand die is gewist',
    failed: 'Het logboek kon niet worden geladen.',
  },
  files: {
    fetch: 'Haal op als bestand',
    name: 'logboek.csv',
    done: 'Het bestand staat bij uw downloads. Het ophalen staat in het logboek.',
  },
  check: {
    title: 'Klopt het logboek?',
    explained:
      'Elke vijf minuten wordt verzegeld wat erbij kwam. Aan de zegels is te zien of er later iets is veranderd of weggehaald.',
    press: 'Controleer het logboek',
    nothingSealed: 'Er is nog niets verzegeld. Probeer het over vijf minuten nog eens.',
    right: 'Het logboek klopt. Alle verzegelde regels zijn zoals ze zijn geschreven. Aantal: {count}.',
    redacted: 'Regels waarvan de inhoud is gewist, omdat een mens is gewist: {count}. Dat mag.',
    lastHash:
      'Dit is het laatste zegel. Wie het elders bewaart, kan later zien dat het hele logboek niet opnieuw is gemaakt:',
    wrong:
      'Het logboek klopt niet meer. Laat niemand de database aanraken, en vraag wie de server beheert om een kopie te bewaren.',
    changed: 'Regel {row} is veranderd nadat hij is geschreven (zegel {seal}).',
    chain: 'Bij zegel {seal} zijn regels toegevoegd, weggehaald of verwisseld.',
    redactedWithout: 'De inhoud van regel {row} is weg, zonder dat er iemand is gewist (zegel {seal}).',
    missing: 'Zegel {seal} is weggehaald of vervangen.',
    more: 'En nog {count} andere.',
  },
})
