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
import { test } from './Test/definition.ts'
import { typHints } from './TypHints/definition.ts'
import { typKlankgroepen1 } from './TypKlankgroepen1/definition.ts'
import { typKlankgroepen2 } from './TypKlankgroepen2/definition.ts'
import { verhaal } from './Verhaal/definition.ts'
import { werkboek } from './Werkboek/definition.ts'
import { zinnen1 } from './Zinnen1/definition.ts'
import { zinnen2 } from './Zinnen2/definition.ts'

/** Every template without its looks: a name that is missing here is a compile error. */
export const templates: { readonly [N in TemplateName]: TemplateLogic<N> } = {
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
  TypKlankgroepen1: typKlankgroepen1,
  TypKlankgroepen2: typKlankgroepen2,
  LuisterTyp: luisterTyp,
  TypHints: typHints,
  Zinnen1: zinnen1,
  Zinnen2: zinnen2,
  Verhaal: verhaal,
  Test: test,
  OefenDictee: oefenDictee,
  StapDictee: stapDictee,
  Werkboek: werkboek,
}

/** Templates that are done on paper: nothing of them tells that a word was practised, or how. */
export const onPaper: ReadonlySet<string> = new Set(
  Object.values(templates).flatMap(({ name, needsDocuments }) => (needsDocuments ? [name] : [])),
)
