import { catalogue } from '@letterliaan/texts'

/** Texts of more than one feature. */

export const busy = 'Even wachten …'
export const cancel = 'Annuleren'
export const close = 'Sluiten'
export const save = 'Bewaar'
export const saved = 'Bewaard'
export const remove = 'Verwijderen'
export const add = 'Toevoegen'
export const undo = 'Ongedaan maken'
export const undone = 'Dat is ongedaan gemaakt.'
export const done = 'Klaar'
export const day = 'Dag'
export const inMinutes = 'Minuten'
export const copy = 'Kopieer'
export const linkCopied = 'De link is gekopieerd.'
export const linkNotCopied = 'Kopiëren lukt hier niet. De link is geselecteerd: kopieer hem met Ctrl+C.'
export const withdraw = 'Trek in'
export const more = 'Meer'
export const adopt = 'Overnemen'
export const archive = 'Archiveer'
export const takeBack = 'Neem terug'
export const openAndPrint = 'Open en print'
export const listen = 'Beluister'
export const space = 'spatie'
export const chooseFile = 'Kies een bestand'
export const chooseNamed = 'Kies {name}'
export const chooseExercise = 'Kies een oefening'
export const chooseChildren = 'Kies kinderen'

export const tryAgain = 'Probeer opnieuw'
export const onlyLooking = 'U kijkt mee: u kunt alles zien en niets veranderen.'
export const failed = 'Dat is niet gelukt.'

export const today = 'Vandaag'
export const nowAtWork = 'Nu bezig'
export const children = 'Kinderen'
export const steps = 'Stappen'
export const ownSteps = 'Eigen stappen'
export const pronunciation = 'Uitspraak'
export const books = 'Boeken'
export const reports = 'Meldingen'
export const staff = 'Medewerkers'
export const settings = 'Instellingen'
export const settingsTabs = catalogue({
  school: 'School',
  privacy: 'Privacy en logboek',
  links: 'Koppelingen',
  security: 'Beveiliging',
})
export const lessons = 'Lesstof'
export const auditLog = 'Logboek'
export const schools = 'Scholen'
export const path = 'Pad'
export const insight = 'Inzicht'
export const measures = 'Metingen'
export const voices = 'Stemmen'
export const loginCards = 'Inlogkaarten'
export const ownAccount = 'Uw account'
export const never = 'nog nooit'
export const brokenLink = 'In deze link ontbreekt een stuk. Kopieer hem nog eens helemaal.'
export const toLogin = 'Naar het inloggen'
export const yourName = 'Uw naam'
export const passwordHint = 'Ten minste {count} tekens.'
export const passwordTooShort = 'Kies een wachtwoord van ten minste {count} tekens.'
export const secondStep = 'Tweede stap bij het inloggen'
export const appCode = 'Code van de app'
export const appCodeHint = 'Zes cijfers.'
export const logins = catalogue({
  supervisorApp: 'Letterliaan voor begeleiders',
  game: 'Het spel',
  about: 'Sinds {since}. Het laatst gebruikt: {used}.',
  end: 'Log uit',
  endOf: 'Log uit: ingelogd sinds {since}',
})
export const logIn = 'Inloggen'
export const logInWithSchool = 'Inloggen met de school'

export const addChildren = 'Kinderen toevoegen'
export const putChildrenIn = 'Voeg kinderen toe'
export const putInGroup = 'Zet in een groep'
export const newGroup = 'Nieuwe groep'
export const changeGroup = 'Groep wijzigen'
export const newCards = 'Nieuwe kaarten'
export const prepareMeasure = 'Meting klaarzetten'
export const setReady = 'Zet klaar'
export const setReadyFor = 'Zet klaar voor …'
export const setStepsReady = 'Zet stappen klaar'

export const child = 'Kind'
export const regions = catalogue({
  ask: 'Waar staat de school?',
  nederland: 'In Nederland',
  vlaanderen: 'In Vlaanderen',
})
export const numChildren = catalogue({ one: '1 kind', many: '{count} kinderen' })
export const group = 'Groep'
export const groups = 'Groepen'
export const noGroup = 'Zonder groep'
export const notInGroup = 'Nog geen groep'
export const emptyGroup = 'In deze groep zit nog niemand.'
export const needsGroupName = 'Vul de naam van de groep in.'
export const name = 'Naam'
export const saveName = 'Bewaar de naam'
export const needsName = 'Vul een naam in.'
export const firstName = 'Voornaam'
export const lastName = 'Achternaam'
export const email = 'E-mailadres'
export const password = 'Wachtwoord'
export const level = 'Niveau'
export const levelNumber = 'Niveau {level}'
export const forWhom = 'Voor wie?'
export const why = 'Waarom? (mag leeg blijven)'

export const world = 'Wereld'
export const worldNumber = 'Wereld {world}'
export const treehouse = 'boomhut'
export const step = 'Stap'
export const exercises = 'Oefeningen'
export const hint = 'Hint'
export const tip = 'Tip'
export const word = 'Woord'
export const words = 'Woorden'
export const theWord = 'het woord'
export const countedWords = catalogue({ one: '1 woord', many: '{count} woorden' })
export const wordsOfWeek = 'Woorden van week {week}'
export const sentence = 'Zin'
export const plural = 'Meervoud'
export const soundGroups = 'Klankgroepen'
export const soundsOf = 'Klanken van {word}'
export const listenTo = 'Luister naar {word}'
export const soundsWrong = 'Klinkt raar'
export const anchor = 'Ankerwoord'
export const anchors = 'Ankerwoorden'

export const aim = 'Doel'
export const minutes = '{count} min'
export const practiceTime = 'Oefentijd'
export const sessions = 'Oefenmomenten'
export const lastPractised = 'Laatst geoefend'
export const right = 'goed'
export const wrong = 'fout'
export const rightAtOnce = 'In één keer goed'
/** Practice in which a child only read or listened. */
export const noWords = 'geen woorden gespeld'
export const repeat = 'Herhalen'
export const nobodyAtWork = 'Er is nu niemand aan het werk.'
export const now = 'Nu'
export const allRight = 'Alles goed'
export const readyFor = catalogue({
  one: '‘{label}’ staat klaar voor 1 kind.',
  many: '‘{label}’ staat klaar voor {count} kinderen.',
})
export const instruction = 'Instructie'
export const whyInstruction = 'Waarvoor'
export const noSpelling = 'Geen spelling in het bijzonder'
export const whenLookAgain = 'Wanneer kijkt u weer?'
export const lookAgainHint = 'Op die dag staat de groep op Vandaag.'
export const marks = catalogue({
  seen: 'Gezien',
  later: 'Later',
  markOf: '{mark}: {name}',
  doneSeen: '{name} staat op gezien.',
})
export const cannotTellYet = 'nog niet te zeggen'
export const file = 'Bestand'
export const countOf = '{count} van {all}'
export const wordsOf = '{count} van {all} woorden'
export const and = ' en '
export const changes = { forward: 'vooruit', back: 'achteruit' } as const
/** In a cell of a table. */
export const nothing = '–'
export const countMore = 'en nog {count}'
export const markedRight = 'Goed'
export const markedWrong = 'Fout'
export const pasteOthers = 'Andere woorden plakken'
export const notYet = 'Nog niet'
export const namesAndMore = '{names} en nog {count}'
export const stars = catalogue({ one: '1 ster', many: '{count} sterren' })
export const neverPractised = '{name} heeft nog niet geoefend.'
export const passed = 'gehaald'
export const withHelp = 'met hulp'
export const seeWhatWentWrong = 'Kijk wat er misging'
export const whyLabel = 'Waarom?'
export const howItGoes = 'Hoe het gaat'
export const toDo = 'Wat u nu kunt doen'
