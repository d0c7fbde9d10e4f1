import { addresses } from '../app/addresses.ts'

export interface SearchablePage {
  readonly label: string
  readonly to: string
  readonly words: string
  /** The part of the page to look at. */
  readonly detail?: string
  readonly isForAdministrator?: true
}

const ofChild = 'Kies een kind'

export const searchablePages: readonly SearchablePage[] = [
  {
    label: 'Handleiding',
    to: addresses.handbook,
    words: 'help uitleg handboek hoe werkt het gebruiksaanwijzing vraag',
  },
  { label: 'Vandaag', to: addresses.today, words: 'begin start home overzicht aandacht taken' },
  { label: 'Kinderen', to: addresses.children, words: 'leerlingen groepen klassen klassenlijst namenlijst' },
  {
    label: 'Nu bezig',
    to: addresses.now,
    words: 'live meekijken wie is bezig wie werkt online aan het werk hulp helpen',
  },
  {
    label: 'Stappen',
    to: addresses.ownSteps,
    words: 'lesstof leerlijn eigen stappen les lessen maken kopiëren spellingregel werkboek',
  },
  {
    label: 'Woorden van de week',
    to: addresses.ownWords,
    words: 'woordjes woordpakket woordenlijst spellingwoorden plakken eigen woorden invoeren',
  },
  { label: 'Uitspraak', to: addresses.pronunciation, words: 'klanken geluid luisteren spreken verbeteren' },
  {
    label: 'Spreek zelf in',
    to: addresses.pronunciation,
    words: 'inspreken opnemen opname microfoon stem',
    detail: 'Kies een stap',
  },
  {
    label: 'Een middag inspreken',
    to: addresses.recordFirstHour,
    words: 'inspreken klanken opnemen eigen stem microfoon',
  },
  { label: 'Klinkt raar', to: addresses.marked, words: 'verkeerd geluid woord klinkt niet goed' },
  { label: 'Stemmen', to: addresses.voices, words: 'stem voorlezen computerstem geluid' },
  { label: 'Boeken', to: addresses.books, words: 'leesboek boekenplank lezen bibliotheek' },
  { label: 'Meldingen', to: addresses.reports, words: 'foutmelding fout gevonden klacht probleem' },

  {
    label: 'Kinderen toevoegen',
    to: addresses.addChildren,
    words: 'leerling toevoegen nieuwe leerlingen importeren invoeren csv excel edex edexml parnassys esis',
  },
  { label: 'Nieuwe groep', to: addresses.children, words: 'nieuwe klas maken combinatiegroep' },
  {
    label: 'Archief',
    to: addresses.archive,
    words: 'oud-leerlingen gearchiveerd archiveren leerling weg van school terughalen',
  },
  {
    label: 'Overschrijfbladen',
    to: addresses.writingSheet,
    words: 'overschrijven werkblad papier code invullen',
  },

  {
    label: 'Inzicht',
    to: addresses.children,
    detail: ofChild,
    words: 'resultaten voortgang grafiek fouten analyse vorderingen',
  },
  {
    label: 'Pad',
    to: addresses.children,
    detail: ofChild,
    words: 'stappen klaarzetten plannen volgorde leerroute',
  },
  {
    label: 'Metingen',
    to: addresses.children,
    detail: ofChild,
    words: 'toets toetsen toetsing nulmeting beginmeting eindmeting cito meting afnemen',
  },
  {
    label: 'Geschiedenis',
    to: addresses.children,
    detail: ofChild,
    words: 'oefenmomenten wat deed logboek van een kind ongeldig',
  },
  {
    label: 'Rapport voor ouders',
    to: addresses.children,
    detail: `${ofChild}, dan Inzicht`,
    words: 'rapporten oudergesprek oudergesprekken thuis link huiswerk pdf csv exporteren export',
  },
  {
    label: 'Dyslexiedossier',
    to: addresses.children,
    detail: `${ofChild}, dan Inzicht`,
    words: 'dyslexie rapport verklaring zorg ondersteuningsniveau remediëren',
  },
  {
    label: 'Interventie',
    to: addresses.children,
    detail: 'Kies een kind of groep',
    words:
      'handelingsplan behandelplan groepsplan rt remediëren remedial teacher begeleidingsplan ondersteuning',
  },
  {
    label: 'Rustig profiel en uiterlijk',
    to: addresses.children,
    detail: `${ofChild}, dan Instellingen`,
    words:
      'letters lettergrootte lettertype dyslexie opendyslexic kleuren beweging tempo muziek geluid prikkels oog kijken',
  },
  {
    label: 'Inloggen van een kind',
    to: addresses.children,
    detail: `${ofChild}, dan Instellingen`,
    words: 'wachtwoord vergeten veranderen wijzigen leerling inlogkaart kaartje inlogkaartje plaatjes',
  },
  {
    label: 'Notitie',
    to: addresses.children,
    detail: ofChild,
    words: 'notities aantekening aantekeningen opmerking terugkomen',
  },

  { label: 'Instellingen', to: addresses.settings, words: 'opties voorkeuren school' },
  {
    label: 'Vakanties',
    to: addresses.settings,
    words: 'vakantie vrije dagen studiedag feestdagen regio kalender',
  },
  { label: 'Wekelijkse e-mail', to: addresses.settings, words: 'weekmail mail bericht nieuwsbrief maandag' },
  { label: 'BRIN', to: addresses.settings, words: 'brincode brinnummer uwlr vestiging leerlingvolgsysteem' },
  {
    label: 'Naam van de school',
    to: addresses.settings,
    words: 'schoolnaam organisatie',
    isForAdministrator: true,
  },
  {
    label: 'Nederland of Vlaanderen',
    to: addresses.settings,
    words: 'land regio belgië vlaams leerjaar',
    isForAdministrator: true,
  },
  {
    label: 'Geboortedag van de kinderen',
    to: addresses.settingsOfChildren,
    words: 'geboortedatum verjaardag leeftijd',
  },
  {
    label: 'Door elkaar',
    to: addresses.settingsOfChildren,
    words: 'herhaling herhalen aantal woorden per dag',
  },
  {
    label: 'Cijfer voor een weekdictee',
    to: addresses.settingsOfChildren,
    words: 'cijfers normering beoordeling punten aftrek fout',
  },
  {
    label: 'Waarmee een nieuw kind begint',
    to: addresses.settingsOfChildren,
    words: 'profiel standaard letters muziek',
    isForAdministrator: true,
  },
  {
    label: 'Uw account',
    to: addresses.account,
    words:
      'profiel naam e-mail wachtwoord veranderen wijzigen tweede stap tweestapsverificatie 2fa passkey toegangssleutel authenticator inloggen uitloggen',
  },
  {
    label: 'Inloggen van begeleiders',
    to: addresses.settingsOfLogin,
    words: 'beveiliging tweede stap verplicht 2fa automatisch uitloggen minuten',
    isForAdministrator: true,
  },
  {
    label: 'Inloggen met de school',
    to: addresses.singleSignOn,
    words: 'koppeling koppelingen sso basispoort entree google microsoft inlogdienst single sign-on',
  },
  {
    label: 'Medewerkers',
    to: addresses.staff,
    words:
      'collega collega’s juf meester leerkracht toevoegen begeleider meekijker stagiair invaller beheerder account blokkeren',
    isForAdministrator: true,
  },
  {
    label: 'Collega’s uitnodigen',
    to: addresses.inviteStaff,
    words: 'collega uitnodigen medewerker toevoegen juf meester leerkracht stagiair',
    isForAdministrator: true,
  },
  {
    label: 'Privacy',
    to: addresses.privacy,
    words: 'kind kinderen leerling verwijderen wissen bewaren bewaartermijn gegevens AVG export download',
  },
  {
    label: 'Logboek',
    to: addresses.auditLog,
    words: 'wie deed wat audit log wijzigingen',
    isForAdministrator: true,
  },
  {
    label: 'Gaat alles goed?',
    to: addresses.installation,
    words: 'backup back-up reservekopie server versie storing update status',
    isForAdministrator: true,
  },
]

/** Actions for a group. Each group has its own result. */
export const groupActions: readonly (Omit<SearchablePage, 'to'> & {
  readonly addressOf: (group_id: number) => string
})[] = [
  {
    label: 'Woorden en weekdictee',
    addressOf: addresses.weekWords,
    words: 'dictee woorden van de week printen nakijken toets',
  },
  {
    label: 'Inlogkaarten',
    addressOf: addresses.groupCards,
    words: 'inlogkaart inlogkaartjes kaartjes printen inloggen wachtwoord code qr',
  },
  { label: 'Pad', addressOf: addresses.groupPath, words: 'stappen klaarzetten plannen leerroute' },
  {
    label: 'Inzicht',
    addressOf: addresses.groupInsight,
    words: 'resultaten voortgang instructiegroep rapport groepsoverzicht analyse csv export',
  },
  {
    label: 'Interventie',
    addressOf: addresses.newIntervention,
    words: 'handelingsplan groepsplan behandelplan rt remediëren',
  },
  { label: 'Kinderen toevoegen', addressOf: addresses.addToGroup, words: 'leerling nieuw' },
  {
    label: 'Volgend schooljaar',
    addressOf: addresses.nextYear,
    words: 'overgang overgaan nieuw jaar doorschuiven volgende groep',
  },
]
