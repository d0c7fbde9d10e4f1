import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  steps: {
    intro:
      'Kies een stap en luister naar de woorden. Klinkt een woord raar? Dan verbetert u de klanken, of u spreekt het woord zelf in. Uw leerlingen horen het meteen.',
    recordWorld: 'Spreek wereld {world} in',
    worlds: 'Werelden',
    numMarked: '{count} klinkt raar',
  },

  soundsWrongOf: 'Klinkt raar: {word}',

  player: {
    previous: 'Vorig woord',
    goOn: 'Verder',
    next: 'Volgend woord',
    close: 'Stop met afspelen',
    stop: 'Stoppen',
  },

  playAll: 'Speel alles',
  stressed: '(klemtoon)',

  voice: {
    recorded: 'Eigen opname',
    neural: 'Neurale stem',
    synthetic: 'Computerstem',
  },

  ofPack: 'Stempakket',
  soundsCorrected: 'Klanken verbeterd',
  recordingOf: 'Opname {name}',
  toolOf: '{name} van {word}',
  pluralShort: ' · mv. {word}',
  doubt: ' · Twijfel: {sounds}',
  sounds: 'Klanken',
  recording: 'Opname',

  hear: {
    word: 'Luister naar het woord {word}',
    groups: 'Luister naar de klankgroepen van {word}',
    separate: 'Luister naar de losse klanken van {word}',
    sentence: 'Luister naar de zin met {word}',
    plural: 'Luister naar het meervoud {word}',
  },

  separate: 'Losse klanken',

  marked: {
    hint: 'Kies daar ‘Klinkt raar’ bij een woord dat niet goed klinkt.',
    none: 'Geen enkel woord is gemarkeerd.',
    listen: 'Luister naar de woorden van een stap',
    intro: 'Klinkt een woord weer goed? Zet ‘Klinkt raar’ dan uit.',
    inWorld: ', wereld {world}',
  },

  allLevels: 'Alle niveaus',
  previousStep: 'Vorige stap',
  nextStep: 'Volgende stap',
  otherSteps: 'Andere stappen',
  /** Each text follows a key: space, the arrows, R. */
  keys: { pause: ' pauze · ', word: ' woord · ', mark: ' klinkt raar' },
  recorded: { plural: 'meervoud', sound_groups: 'klankgroepen', sentence: 'zin' },
})
