import type { TemplateName } from '@letterliaan/contract'
import type { TemplateLogic } from '../kit/template.ts'
import { blokken } from './Blokken/logic.ts'
import { kiesKlank } from './KiesKlank/logic.ts'
import { kijkLees } from './KijkLees/logic.ts'
import { kijkLuister } from './KijkLuister/logic.ts'
import { klankgroepen } from './Klankgroepen/logic.ts'
import { leesLetters } from './LeesLetters/logic.ts'
import { leesTyp } from './LeesTyp/logic.ts'
import { letterBlokken } from './LetterBlokken/logic.ts'
import { luisterTyp } from './LuisterTyp/logic.ts'
import { oefenDictee } from './OefenDictee/logic.ts'
import { sorteerLeer } from './SorteerLeer/logic.ts'
import { speurKleur1 } from './SpeurKleur1/logic.ts'
import { speurKleur2 } from './SpeurKleur2/logic.ts'
import { stapDictee } from './StapDictee/logic.ts'
import { toets } from './Test/logic.ts'
import { typHints } from './TypHints/logic.ts'
import { typKlankgroepen1 } from './TypKlankgroepen1/logic.ts'
import { typKlankgroepen2 } from './TypKlankgroepen2/logic.ts'
import { verhaal } from './Verhaal/logic.ts'
import { werkboek } from './Werkboek/logic.ts'
import { zinnen1 } from './Zinnen1/logic.ts'
import { zinnen2 } from './Zinnen2/logic.ts'

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
  Test: toets,
  OefenDictee: oefenDictee,
  StapDictee: stapDictee,
  Werkboek: werkboek,
}

/** Templates that are done on paper: nothing of them tells that a word was practised, or how. */
export const paperTemplateNames: ReadonlySet<string> = new Set(
  Object.values(templates).flatMap(({ name, needsDocuments }) => (needsDocuments ? [name] : [])),
)

/** Templates in which a child gives letters their colours. */
export const colouringTemplateNames: ReadonlySet<string> = new Set(
  Object.values(templates).flatMap(({ name, givesColors }) => (givesColors ? [name] : [])),
)
