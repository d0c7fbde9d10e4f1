import { catalogue } from '@letterliaan/texts'

export const showMore = 'Toon er nog {count}'
export const clearSelection = 'Keuze wissen'
export const selectAll = 'Kies alles'
export const sortBy = 'Op {header}'
export const sortChoose = 'Sorteer op …'
export const sortLegend = 'Sorteer op'
export const studentAccount = 'Dit is het account van een leerling. Een leerling logt in bij het spel.'
export const noConnection = 'Geen verbinding'
export const failedTitle = 'Dat is niet gelukt'
export const unreachable = 'De server is niet bereikbaar. Controleer uw internetverbinding.'
export const wentWrong = 'Er ging iets mis. Probeer het opnieuw.'
export const documentTitle = '{title} – Letterliaan voor begeleiders'
export const printedOn = 'Geprint op {day}'
export const onlyLooking =
  'U kijkt mee. U ziet alles van uw groepen en verandert niets: knoppen die iets veranderen, doen het bij u niet.'
export const toContent = 'Naar de inhoud'
export const mainMenu = 'Hoofdmenu'
export const accountOf = '{name}: uw account'
export const logOut = 'Uitloggen'
export const loading = 'Aan het laden'

export const sounds = catalogue({
  short: 'Korte klanken',
  long: 'Lange klanken',
  two: 'Tweetekenklanken',
  three: 'Drie- en viertekenklanken',
  dull: 'Stomme e',
  consonants: 'Medeklinkers',
  loan: 'Klanken van leenwoorden',
})

export const soundFailed = 'Dit geluid is nu niet te horen. Probeer het opnieuw.'

export const notFound = catalogue({
  intro: 'Het adres klopt niet, of wat hier stond is weg.',
  hint: 'Hier is niets te vinden.',
  action: 'Naar Vandaag',
  title: 'Deze pagina bestaat niet',
})
export const numChosen = '{count} {what} gekozen'
export const dullE = 'stomme e'
export const foreignG = 'g (goal)'
export const dayToday = 'vandaag'
export const dayYesterday = 'gisteren'
export const months = catalogue({
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
})
export const sortBack = 'Op {header}, andersom'

export const passkeyFailed = 'Het inloggen met een toegangssleutel is niet gelukt. Probeer het nog een keer.'
export const idle =
  'U bent uitgelogd, want u deed een tijd niets. Log opnieuw in: wat u al typte, staat er dan nog.'
