import { catalogue, spoken } from '../catalogue.ts'

export const menu = 'Menu'
export const map = 'Kaart'
export const profile = 'Profiel'
export const more = 'Meer'
export const pause = catalogue({ title: 'Pauze', playOn: 'Speel verder' })
export const fullScreen = 'Volledig scherm'
export const leaveFullScreen = 'Volledig scherm verlaten'
export const goOn = 'Ga verder'
export const calm = 'Rustig'
export const sound = spoken('Geluid')
export const soundIsOff = 'Geluid: staat uit'
export const scoreboard = 'Scorebord'
export const reportError = 'Fout gevonden?'
export const reportSent = 'Rapport is verzonden!'
export const noInternet = spoken('Even geen internet. Wat je doet, wordt bewaard.')
export const refusedAnswer = 'Eén antwoord telt niet mee. Het is wel bewaard. Speel maar verder!'
/** Spoken if work that waited for the network was changed by a supervisor, another device or a new path. */
export const changedMeanwhile = spoken(
  'Er is intussen iets veranderd. Misschien telt niet alles mee wat je deed. Dat ligt niet aan jou.',
)
export const badgeLater = '{sender} geeft je een badge! Je krijgt hem na deze oefening.'
export const laidReady = 'Je begeleider heeft deze oefening opnieuw klaargezet. Je mag weer vooraan beginnen.'
export const closed = 'Dit is weer dicht. Kies op de kaart waar je verder gaat.'
export const noConnection = 'Geen verbinding'
export const failed = 'Oeps, dat lukte niet'
export const newVersion = catalogue({
  title: 'Er is een nieuwe versie',
  waits: spoken('Er is een nieuwe versie. Wat je doet, wordt bewaard.'),
  get: 'Haal de nieuwe versie',
  said: spoken('Er is een nieuwe versie van het spel. Tik op de knop, dan haal ik hem op.'),
})
/** Shown if there is no network. */
export const notHere = spoken(
  'Deze plek staat niet op dit apparaat. Met internet kun je er weer heen. Ga terug en speel verder waar je was.',
)
export const sentLater = spoken(
  'Je laatste antwoorden zijn nog niet verstuurd. Doet je internet het? Log je nu uit, dan versturen we ze als je hier weer inlogt.',
)
export const lostAtLogout = spoken(
  'Je laatste antwoorden zijn nog niet verstuurd. Doet je internet het? Log je nu uit, dan ben je ze kwijt.',
)
export const leaving = catalogue({
  title: spoken('Wil je stoppen?'),
  said: spoken('Dan log je de volgende keer weer in.'),
  stay: 'Blijf spelen',
})
export const goBack = 'Ga terug'
export const wentWrong = spoken('Er ging iets mis. Dat ligt niet aan jou.')
export const noPlayer = spoken('Met dit account kun je niet spelen.')
export const lockedPage = spoken('Haal eerst de stappen die ervoor komen.')
export const lost = spoken('Je bent verdwaald!', { sober: 'Je bent verdwaald' })
export const notFound = spoken('Deze plek is niet in de jungle. Volg het pad terug naar de kaart.', {
  sober: 'Deze pagina bestaat niet. Ga terug naar de kaart.',
})
export const turnOverCard = '{name}: draai de kaart om'
export const bubble = catalogue({ goOn: 'Ga door' })
export const adults = catalogue({
  watching: 'Meekijken',
  takenOver: 'Overgenomen',
  watchingAs: 'U kijkt mee als {name}.',
  watchingCounts: 'Wat u doet, telt niet mee.',
  playingAs: 'U speelt als {name}. Wat u doet, telt mee.',
  notAllowed: 'Niet toegestaan',
  nothingStored: 'U kijkt alleen mee: er wordt niets bewaard.',
  ownPages: 'Dit account is van een begeleider. U gaat naar uw eigen pagina’s.',
})
