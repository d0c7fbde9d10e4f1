import type { TemplateName } from '@letterliaan/contract'
import type { TemplateLogic } from '../kit/template.ts'
import { blokken } from './Blokken/definition.ts'
import { kiesKlank } from './KiesKlank/definition.ts'
import { kijkLees } from './KijkLees/definition.ts'
import { kijkLuister } from './KijkLuister/definition.ts'
import { klankgroepen } from './Klankgroepen/definition.ts'
import { leesLetters } from './LeesLetters/definition.ts'
import { leesTyp } from './LeesTyp/definition.ts'
import { letterBlokken } from './LetterBlokken/definition.ts'
import { luisterTyp } from './LuisterTyp/definition.ts'
import { oefenDictee } from './OefenDictee/definition.ts'
import { sorteerLeer } from './SorteerLeer/definition.ts'
import { speurKleur1 } from './SpeurKleur1/definition.ts'
import { speurKleur2 } from './SpeurKleur2/definition.ts'
import { stapDictee } from './StapDictee/definition.ts'

/** The templates of this release; with all 22 it is TemplateName itself. */
export type PlayableTemplate = Extract<
  TemplateName,
  | 'LeesLetters'
  | 'KijkLuister'
  | 'KijkLees'
  | 'LeesTyp'
  | 'KiesKlank'
  | 'Klankgroepen'
  | 'SorteerLeer'
  | 'Blokken'
  | 'SpeurKleur1'
  | 'SpeurKleur2'
  | 'LetterBlokken'
  | 'LuisterTyp'
  | 'OefenDictee'
  | 'StapDictee'
>

/** Every template without its looks: a name that is missing here is a compile error. */
export const templates: { readonly [N in PlayableTemplate]: TemplateLogic<N> } = {
  LeesLetters: leesLetters,
  KijkLuister: kijkLuister,
  KijkLees: kijkLees,
  LeesTyp: leesTyp,
  KiesKlank: kiesKlank,
  Klankgroepen: klankgroepen,
  SorteerLeer: sorteerLeer,
  Blokken: blokken,
  SpeurKleur1: speurKleur1,
  SpeurKleur2: speurKleur2,
  LetterBlokken: letterBlokken,
  LuisterTyp: luisterTyp,
  OefenDictee: oefenDictee,
  StapDictee: stapDictee,
}

export const isPlayable = (name: string): name is PlayableTemplate => Object.hasOwn(templates, name)
