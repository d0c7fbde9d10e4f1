import * as z from 'zod'

/** In no recipe: 'Door elkaar' and repetitions are played with them (docs/adr/0073-games.md). */
export const GameTemplate = z.enum(['Vlot', 'Vangnet', 'Memorie', 'Doorfluisteren'])
export type GameTemplate = z.infer<typeof GameTemplate>

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
  ...GameTemplate.options,
])
export type TemplateName = z.infer<typeof TemplateName>
