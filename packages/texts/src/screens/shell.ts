import { catalogue, spoken } from '../catalogue.ts'

export const shellTexts = catalogue({
  menu: 'Menu',
  map: 'Kaart',
  profile: 'Profiel',
  more: 'Meer',
  pause: { title: 'Pauze', playOn: 'Speel verder' },
  fullScreen: 'Volledig scherm',
  leaveFullScreen: 'Volledig scherm verlaten',
  goOn: 'Ga verder',
  calm: 'Rustig',
  sound: spoken('Geluid'),
  soundIsOff: 'Geluid: staat uit',
  scoreboard: 'Scorebord',
  reportError: 'Fout gevonden?',
  reportSent: 'Rapport is verzonden!',
  noInternet: spoken('Even geen internet. Wat je doet, wordt bewaard.'),
  refusedAnswer: 'Eén antwoord telt niet mee. Het is wel bewaard. Speel maar verder!',
  /** Spoken if work that waited for the network was changed by a supervisor, another device or a new path. */
  changedMeanwhile: spoken(
    'Er is intussen iets veranderd. Misschien telt niet alles mee wat je deed. Dat ligt niet aan jou.',
  ),
  badgeLater: '{sender} geeft je een badge! Je krijgt hem na deze oefening.',
  laidReady: 'Je begeleider heeft deze oefening opnieuw klaargezet. Je mag weer vooraan beginnen.',
  closed: 'Dit is weer dicht. Kies op de kaart waar je verder gaat.',
  noConnection: 'Geen verbinding',
  failed: 'Oeps, dat lukte niet',
  newVersion: {
    title: 'Er is een nieuwe versie',
    waits: spoken('Er is een nieuwe versie. Wat je doet, wordt bewaard.'),
    get: 'Haal de nieuwe versie',
    said: spoken('Er is een nieuwe versie van het spel. Tik op de knop, dan haal ik hem op.'),
  },
  /** Shown if there is no network. */
  notHere: spoken(
    'Deze plek staat niet op dit apparaat. Met internet kun je er weer heen. Ga terug en speel verder waar je was.',
  ),
  sentLater: spoken(
    'Je laatste antwoorden zijn nog niet verstuurd. Doet je internet het? Log je nu uit, dan versturen we ze als je hier weer inlogt.',
  ),
  lostAtLogout: spoken(
    'Je laatste antwoorden zijn nog niet verstuurd. Doet je internet het? Log je nu uit, dan ben je ze kwijt.',
  ),
  leaving: {
    title: spoken('Wil je stoppen?'),
    said: spoken('Dan log je de volgende keer weer in.'),
    stay: 'Blijf spelen',
  },
  goBack: 'Ga terug',
  wentWrong: spoken('Er ging iets mis. Dat ligt niet aan jou.'),
  noPlayer: spoken('Met dit account kun je niet spelen.'),
  lockedPage: spoken('Haal eerst de stappen die ervoor komen.'),
  lost: spoken('Je bent verdwaald!', { sober: 'Je bent verdwaald' }),
  notFound: spoken('Deze plek is niet in de jungle. Volg het pad terug naar de kaart.', {
    sober: 'Deze pagina bestaat niet. Ga terug naar de kaart.',
  }),
  turnOverCard: '{name}: draai de kaart om',
  bubble: { goOn: 'Ga door' },
  adults: {
    watching: 'Meekijken',
    takenOver: 'Overgenomen',
    watchingAs: 'U kijkt mee als {name}.',
    watchingCounts: 'Wat u doet, telt niet mee.',
    playingAs: 'U speelt als {name}. Wat u doet, telt mee.',
    notAllowed: 'Niet toegestaan',
    nothingStored: 'U kijkt alleen mee: er wordt niets bewaard.',
    ownPages: 'Dit account is van een begeleider. U gaat naar uw eigen pagina’s.',
  },
})
