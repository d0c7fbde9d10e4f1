import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  showMore: 'Toon er nog {count}',
  clearSelection: 'Keuze wissen',
  selectAll: 'Kies alles',
  sortBy: 'Op {header}',
  sortChoose: 'Sorteer op …',
  sortLegend: 'Sorteer op',
  studentAccount: 'Dit is het account van een leerling. Een leerling logt in bij het spel.',
  noConnection: 'Geen verbinding',
  failedTitle: 'Dat is niet gelukt',
  notYours: 'Deze pagina kunt u niet zien',
  unreachable: 'De server is niet bereikbaar. Controleer uw internetverbinding.',
  wentWrong: 'Er ging iets mis. Probeer het opnieuw.',
  documentTitle: '{title} – Letterliaan voor begeleiders',
  printedOn: 'Geprint op {day}',
  onlyLooking:
    'U kijkt mee. U ziet alles van uw groepen en verandert niets: knoppen die iets veranderen, doen het bij u niet.',
  toContent: 'Naar de inhoud',
  mainMenu: 'Hoofdmenu',
  accountOf: '{name}: uw account',
  logOut: 'Uitloggen',
  /** Shown when cookies and site data are blocked, or the disk is full. */
  nothingStored: 'Deze browser bewaart niets. U kunt gewoon werken, tot u deze pagina sluit of ververst.',
  loading: 'Aan het laden',

  sounds: {
    short: 'Korte klanken',
    long: 'Lange klanken',
    two: 'Tweetekenklanken',
    three: 'Drie- en viertekenklanken',
    dull: 'Stomme e',
    consonants: 'Medeklinkers',
    loan: 'Klanken van leenwoorden',
  },

  soundFailed: 'Dit geluid is nu niet te horen. Probeer het opnieuw.',

  notFound: {
    intro: 'Het adres klopt niet, of wat hier stond is weg.',
    hint: 'Hier is niets te vinden.',
    action: 'Naar Vandaag',
    title: 'Deze pagina bestaat niet',
  },
  numChosen: '{count} {what} gekozen',
  dullE: 'stomme e',
  foreignG: 'g (goal)',
  dayToday: 'vandaag',
  dayYesterday: 'gisteren',
  months: {
    september: 'september',
    october: 'oktober',
    november: 'november',
    december: 'december',
    january: 'januari',
    february: 'februari',
    march: 'maart',
    april: 'april',
    may: 'mei',
    last: 'juni en juli',
  },
  sortBack: 'Op {header}, andersom',

  passkeyFailed: 'Het inloggen met een toegangssleutel is niet gelukt. Probeer het nog een keer.',
  idle: 'U bent uitgelogd, want u deed een tijd niets. Log opnieuw in: wat u al typte, staat er dan meestal nog.',
})
