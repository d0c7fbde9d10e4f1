import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  intro:
    'Kies een stap en luister naar de woorden. Klinkt een woord raar? Dan verbetert u de klanken, of u spreekt het woord zelf in. Uw leerlingen horen het meteen.',
  recordWorld: 'Spreek wereld {world} in',
  worlds: 'Werelden',
  numMarked: '{count} klinkt raar',
})
