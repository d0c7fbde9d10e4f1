import { catalogue, exclaimed, spoken } from '../catalogue.ts'

export const hello = exclaimed('Hallo!')
export const tryAgain = 'Probeer opnieuw'
export const and = ' en '
export const yes = 'Ja'
export const no = 'Nee'
export const areYouSure = spoken('Weet je het zeker?')
export const save = 'Bewaren'
export const remove = 'Verwijderen'
export const download = 'Download'
export const playTogether = 'Speel samen met een maatje'
export const begin = spoken('Begin!', { sober: 'Begin' })
export const done = 'Klaar'
export const toMap = 'Naar de kaart'
export const toShop = 'Naar de winkel'
export const listenToWord = 'Luister naar {word}'
export const hearWord = 'Luister naar het woord'
export const world = 'Wereld'
export const worldNumber = 'Wereld {world}'
export const toWorld = 'Naar wereld {world}'
export const step = 'Stap'
export const stepNumber = 'Stap {position}'
export const points = 'punten'
export const pointsHeading = spoken('Punten')
export const words = catalogue({ one: '1 woord', many: '{count} woorden' })
export const wordHeading = 'Woorden'
export const countOf = '{count} van {all}'
export const title = 'Titel'
export const author = 'Schrijver'
export const together = 'Samen met {name}'
export const reached = exclaimed('Gehaald!')
export const buddyChoice = spoken('Kies je maatje', { sober: 'Kies je teken' })
export const anchors = spoken('Ankerwoorden')
export const anchorsHelp = spoken('Deze plaatjes helpen je om de regel te onthouden.')
export const locked = spoken('Nog op slot')
export const level = spoken('Niveau')
export const group = spoken('Groep')
export const schoolYear = spoken('Leerjaar')
export const letsGo = spoken('Aan de slag!', { sober: 'Aan de slag' })
export const showMe = 'Laat maar zien'
export const toTreehouse = spoken('Ga nu naar de boomhut!', { sober: 'Ga nu naar het kamp.' })
export const toCave = exclaimed('Ga nu naar de eindgrot!')
export const doToets = exclaimed('Doe nu de toets!')
export const moreStars = spoken('Alles is klaar, kies nu meer sterren!', {
  sober: 'Alles is klaar. Kies nu meer sterren.',
})
export const mastered = spoken('Beheerst: je kent deze woorden nog steeds.')
export const faded = spoken('Even opfrissen bij Door elkaar.')
export const mayRepeat = spoken('Deze stap mag je herhalen.')
export const hearSound = 'Luister naar de klank'
export const somethingElse = spoken('Iets anders')
export const empty = 'leeg'
export const thatEmpty = 'nog leeg'
export const forSupervisors = 'Voor begeleiders'
export const stop = 'Stoppen'
export const back = spoken('Terug')
export const help = spoken('Help')
export const yourWords = 'Jouw woorden'
export const offline = spoken('De jungle is even niet te bereiken. Doet je internet het?', {
  sober: 'Er is geen verbinding. Doet je internet het?',
})
/** Marks results that the server has not confirmed. */
export const unheard = 'Wordt nog nagekeken'
export const unheardLater = spoken('Zodra er weer internet is, wordt dit nagekeken.')
export const backToMap = 'Terug naar de kaart'
export const tip = 'Tip'
export const hint = 'Hint'
export const progress = spoken('Voortgang')
/** Shown if cookies and site data are blocked, or the disk is full. */
export const nothingStored = 'Deze browser bewaart niets. Je kunt gewoon spelen, tot je deze pagina sluit.'
