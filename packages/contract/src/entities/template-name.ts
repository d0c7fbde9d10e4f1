import * as z from 'zod'

/** Each is defined in its folder in packages/exercises. */
export const TemplateName = z.enum([
  'LeesLetters',
  'KijkLuister',
  'KijkLees',
  'LeesTyp',
  'KiesKlank',
  'Klankgroepen',
  'SorteerLeer',
  'Blokken',
  'SpeurKleur1',
  'SpeurKleur2',
  'LetterBlokken',
  'TypKlankgroepen1',
  'TypKlankgroepen2',
  'LuisterTyp',
  'TypHints',
  'Zinnen1',
  'Zinnen2',
  'Verhaal',
  'Test',
  'OefenDictee',
  'StapDictee',
  'Werkboek',
  'Werkwoord',
  'ZinDictee',
  'Foutenjager',
  'Vlot',
])
export type TemplateName = z.infer<typeof TemplateName>
