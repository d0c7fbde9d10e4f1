type Place = 'cookie' | 'localStorage' | 'sessionStorage' | 'IndexedDB' | 'CacheStorage'

export interface StoredInBrowser {
  readonly place: Place
  /** As it stands in `file`; more may follow after it. */
  readonly name: string
  readonly file: string
  readonly holds: string
  readonly why: string
  readonly until: string
}

const cookies = 'apps/server/src/plugins/contract/device-cookie.ts'
const deviceDatabase = 'apps/game/src/app/offline/device-database.ts'
const untilCleared = 'tot de browser wordt leeggemaakt'
const untilLogout = 'tot het uitloggen'
const untilTabCloses = 'tot het tabblad dichtgaat'

/** All that the apps keep on a device; a test holds it against the sources (AVG-6). */
export const browserStorage: readonly StoredInBrowser[] = [
  {
    place: 'cookie',
    name: 'letterliaan-device',
    file: cookies,
    holds: 'een willekeurig kenmerk en afdrukken van accounts die hier eerder inlogden; geen namen',
    why: 'wie hier eerder inlogde niet buitensluiten als een ander te vaak raadt',
    until: '400 dagen na de laatste keer inloggen',
  },
  {
    place: 'cookie',
    name: 'letterliaan-group-device',
    file: cookies,
    holds: 'een geheim van dit apparaat',
    why: 'kinderen van een groep zichzelf laten kiezen op een apparaat van de klas',
    until: '400 dagen na het laatste gebruik, of tot de begeleider het apparaat weert',
  },
  {
    place: 'cookie',
    name: 'letterliaan-sso',
    file: cookies,
    holds: 'een willekeurig geheim',
    why: 'zorgen dat wie met de school inlogt dezelfde is als wie begon',
    until: '10 minuten',
  },
  {
    place: 'cookie',
    name: 'letterliaan-login',
    file: cookies,
    holds: 'een willekeurig geheim',
    why: 'zorgen dat wie de tweede stap doet dezelfde is als wie het wachtwoord gaf',
    until: '5 minuten',
  },
  {
    place: 'cookie',
    name: 'letterliaan-dev',
    file: 'apps/game/src/app/developer/is-developer.ts',
    holds: 'een 1; een ontwikkelaar zet hem zelf',
    why: 'het paneel van ontwikkelaars tonen, alleen op een eigen computer',
    until: untilTabCloses,
  },
  {
    place: 'localStorage',
    name: 'letterliaan-session',
    file: 'packages/web/src/app-logins.ts',
    holds: 'de sleutels waarmee een kind is ingelogd',
    why: 'ingelogd blijven',
    until: `${untilLogout}; na 30 dagen zonder gebruik werken ze niet meer`,
  },
  {
    place: 'localStorage',
    name: 'letterliaan-begeleider-session',
    file: 'packages/web/src/app-logins.ts',
    holds: 'de sleutels waarmee een medewerker is ingelogd',
    why: 'ingelogd blijven',
    until: `${untilLogout}; na 30 dagen zonder gebruik werken ze niet meer`,
  },
  {
    place: 'localStorage',
    name: 'letterliaan-answer ',
    file: 'apps/game/src/app/data/etag-cache.ts',
    holds:
      'de laatste antwoorden van de server over dit kind: zijn stappen, oefeningen en badges, en hoe het spel eruitziet; geen naam',
    why: 'het spel snel laten beginnen',
    until: untilLogout,
  },
  {
    place: 'localStorage',
    name: 'letterliaan-screen ',
    file: 'apps/game/src/app/first-screen/first-screen.ts',
    holds: 'hoe kaart, stap en oefening er bij dit kind het laatst uitzagen',
    why: 'het spel meteen tonen, terwijl de rest nog komt',
    until: untilLogout,
  },
  {
    place: 'localStorage',
    name: 'letterliaan-unstored ',
    file: 'apps/game/src/app/answer-queue/unstored-calls.ts',
    holds:
      'een antwoord dat op dat moment in de database van de browser wordt gezet: het nummer van de oefening en het antwoord',
    why: 'geen antwoord kwijtraken als de bladzijde dan net dichtgaat',
    until: `tot het daar staat, gewoonlijk een fractie van een seconde; anders ${untilLogout}`,
  },
  {
    place: 'localStorage',
    name: 'letterliaan-note-draft-',
    file: 'apps/game/src/features/logbook/note-draft.ts',
    holds: 'wat een kind in zijn logboek schrijft en nog niet bewaarde',
    why: 'tekst niet kwijtraken',
    until: 'tot het is bewaard, en ten hoogste 30 dagen',
  },
  {
    place: 'localStorage',
    name: 'letterliaan-group-device',
    file: 'packages/web/src/group-device.ts',
    holds: 'een 1',
    why: 'meteen ‘Wie ben jij?’ tonen op een apparaat van de klas',
    until: 'tot het apparaat wordt geweerd',
  },
  {
    place: 'localStorage',
    name: 'current-difficulty',
    file: 'apps/game/src/app/difficulty.ts',
    holds: 'de gekozen sterren per stap; geen naam',
    why: 'verdergaan met dezelfde sterren',
    until: untilCleared,
  },
  {
    place: 'localStorage',
    name: 'buddy-step-',
    file: 'apps/game/src/features/world-map/buddy-walk.ts',
    holds: 'bij welke stap het maatje stond; geen naam',
    why: 'het maatje naar de volgende stap laten lopen',
    until: untilCleared,
  },
  {
    place: 'localStorage',
    name: 'welcomed-in-world-4',
    file: 'apps/game/src/features/world-map/world-4-welcome.ts',
    holds: 'nummers van accounts die het welkom zagen',
    why: 'het welkom één keer tonen',
    until: untilCleared,
  },
  {
    place: 'localStorage',
    name: 'worlds-to-pass',
    file: 'apps/game/src/features/world-map/film-due.ts',
    holds: 'welke werelden een account hier zag en nog niet had gehaald',
    why: 'de film van een gehaalde wereld één keer vanzelf tonen',
    until: untilCleared,
  },
  {
    place: 'localStorage',
    name: 'story-seen',
    file: 'apps/game/src/app/story/seen-scenes.ts',
    holds: 'welke stukjes van het verhaal een account hier opende',
    why: 'een stukje niet opnieuw aanbieden',
    until: untilCleared,
  },
  {
    place: 'localStorage',
    name: 'end-cave-',
    file: 'apps/game/src/features/end-cave/locked-storage.ts',
    holds: 'welke diamanten op hun plek liggen, met het nummer van het account',
    why: 'de puzzel bewaren',
    until: untilCleared,
  },
  {
    place: 'localStorage',
    name: 'sound',
    file: 'packages/ui/src/sound/sound-settings.ts',
    holds: 'hoe hard geluid en muziek staan',
    why: 'de keuze onthouden',
    until: untilCleared,
  },
  {
    place: 'localStorage',
    name: 'device-voice',
    file: 'packages/ui/src/device-voice/chosen-voice.ts',
    holds: 'de gekozen stem van dit apparaat',
    why: 'de keuze onthouden',
    until: untilCleared,
  },
  {
    place: 'localStorage',
    name: 'letterliaan-begeleider-first-steps-away',
    file: 'apps/supervisor/src/features/today/first-steps.ts',
    holds: 'welke eerste stappen een medewerker wegklikte',
    why: 'ze niet weer tonen',
    until: untilCleared,
  },
  {
    place: 'localStorage',
    name: 'letterliaan-begeleider-letter-keys',
    file: 'apps/supervisor/src/features/keys/letter-keys.ts',
    holds: 'aan of uit',
    why: 'onthouden of letters als sneltoets werken',
    until: untilCleared,
  },
  {
    place: 'sessionStorage',
    name: 'letterliaan-begeleider-draft-',
    file: 'apps/supervisor/src/app/data/drafts.ts',
    holds: 'wat een medewerker schrijft en nog niet bewaarde; kan een kind noemen',
    why: 'tekst niet kwijtraken',
    until: untilTabCloses,
  },
  {
    place: 'localStorage',
    name: 'letterliaan-begeleider-draft-owner',
    file: 'apps/supervisor/src/app/data/draft-owner.ts',
    holds: 'het nummer van wie dit schreef',
    why: 'tekst alleen teruggeven aan wie hem schreef',
    until: untilLogout,
  },
  {
    place: 'localStorage',
    name: 'letterliaan-begeleider-active',
    file: 'apps/supervisor/src/app/idle-watch.ts',
    holds: 'wanneer de app het laatst werd gebruikt',
    why: 'uitloggen wie een tijd niets deed',
    until: untilCleared,
  },
  {
    place: 'sessionStorage',
    name: 'path',
    file: 'apps/supervisor/src/features/path/usePathDraft.ts',
    holds: 'een pad dat wordt veranderd en nog niet is bewaard',
    why: 'werk niet kwijtraken',
    until: untilTabCloses,
  },
  {
    place: 'sessionStorage',
    name: 'undone',
    file: 'apps/supervisor/src/features/path/useUndone.ts',
    holds: 'wat van een pad is teruggenomen',
    why: 'het weer vooruit kunnen zetten',
    until: untilTabCloses,
  },
  {
    place: 'IndexedDB',
    name: 'waiting-calls',
    file: deviceDatabase,
    holds:
      'antwoorden van een kind die nog naar de server moeten, versleuteld, met het nummer van het account',
    why: 'werk niet kwijtraken als het netwerk wegvalt',
    until: 'tot de server ze heeft',
  },
  {
    place: 'IndexedDB',
    name: 'copies',
    file: deviceDatabase,
    holds: 'de stap die een kind open heeft, met de woorden en het geluid, versleuteld',
    why: 'doorspelen als het netwerk wegvalt',
    until: untilLogout,
  },
  {
    place: 'IndexedDB',
    name: 'keys',
    file: deviceDatabase,
    holds: 'de sleutel van het kind dat nu is ingelogd; hij is te gebruiken en niet te lezen',
    why: 'wat op dit apparaat staat voor anderen onleesbaar maken',
    until: untilLogout,
  },
  {
    place: 'CacheStorage',
    name: 'letterliaan-pictures-',
    file: 'apps/game/src/service-worker/pictures.ts',
    holds: 'de plaatjes van het spel; niets van een kind',
    why: 'het spel openen als het netwerk weg is',
    until: 'tot een nieuwe versie',
  },
  {
    place: 'CacheStorage',
    name: 'precache',
    file: 'apps/game/src/service-worker/worker.ts',
    holds: 'de bestanden van het spel; niets van een kind',
    why: 'het spel openen als het netwerk weg is',
    until: 'tot een nieuwe versie',
  },
]
