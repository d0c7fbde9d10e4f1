/** The way to the sound of a word: by world and step. */

export const intro =
  'Kies een stap en luister naar de woorden. Klinkt een woord raar? Dan verbetert u de klanken, of u spreekt het woord zelf in. Uw leerlingen horen het meteen.'
export const recordWorld = 'Spreek wereld {world} in'
export const worlds = 'Werelden'
export const numMarked = '{count} klinkt raar'
