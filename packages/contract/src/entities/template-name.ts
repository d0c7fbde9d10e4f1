import * as z from 'zod'
import { gameNames } from '../games.ts'

export const GameTemplate = z.enum(gameNames)
export type GameTemplate = z.infer<typeof GameTemplate>

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
  'StappenPlan',
  ...GameTemplate.options,
])
export type TemplateName = z.infer<typeof TemplateName>
