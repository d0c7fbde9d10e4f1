import { catalogue } from '@letterliaan/texts'

export const soundsWrongOf = 'Klinkt raar: {word}'

export const player = catalogue({
  previous: 'Vorig woord',
  pause: 'Pauze',
  goOn: 'Verder',
  next: 'Volgend woord',
  close: 'Stop met afspelen',
  stop: 'Stoppen',
})

export const playAll = 'Speel alles'
export const stressed = '(klemtoon)'

export const voice = catalogue({
  recorded: 'Eigen opname',
  neural: 'Neurale stem',
  synthetic: 'Computerstem',
})

export const ofPack = 'Stempakket'
export const soundsCorrected = 'Klanken verbeterd'
export const recordingOf = 'Opname {name}'
export const toolOf = '{name} van {word}'
export const pluralShort = ' · mv. {word}'
export const doubt = ' · Twijfel: {sounds}'
export const sounds = 'Klanken'
export const recording = 'Opname'

export const hear = catalogue({
  word: 'Luister naar het woord {word}',
  groups: 'Luister naar de klankgroepen van {word}',
  separate: 'Luister naar de losse klanken van {word}',
  sentence: 'Luister naar de zin met {word}',
  plural: 'Luister naar het meervoud {word}',
})

export const separate = 'Losse klanken'

export const marked = catalogue({
  hint: 'Kies daar ‘Klinkt raar’ bij een woord dat niet goed klinkt.',
  none: 'Geen enkel woord is gemarkeerd.',
  listen: 'Luister naar de woorden van een stap',
  intro: 'Klinkt een woord weer goed? Zet ‘Klinkt raar’ dan uit.',
  inWorld: ', wereld {world}',
})

export const allLevels = 'Alle niveaus'
export const previousStep = 'Vorige stap'
export const nextStep = 'Volgende stap'
export const otherSteps = 'Andere stappen'
/** Beside the keys: space, the arrows, R. */
export const keys = catalogue({ pause: ' pauze · ', word: ' woord · ', mark: ' klinkt raar' })
export const recorded = catalogue({ plural: 'meervoud', sound_groups: 'klankgroepen', sentence: 'zin' })
