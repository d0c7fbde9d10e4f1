import { GameTemplate } from '@letterliaan/contract'
import { recipeTemplates, type RecipeTemplate } from '@letterliaan/exercises/logic'
import { chooseSound, sortWord } from './choosing.ts'
import { paintAll, paintAndType, paintAsked } from './colouring.ts'
import { cutAndName } from './cutting.ts'
import type { Player } from './player.ts'
import { followPlan } from './planning.ts'
import { readAlong, readAloud } from './reading.ts'
import { cutAndType, typeFreely, typeVerb, typeWord } from './typing.ts'
import { buildRaft, freeBirds, seekCard, whisperOn } from './gaming.ts'
import { huntMistake } from './hunting.ts'
import { doWorkbook, writeDictated, writeHeard, writeSentence, writeStory } from './writing.ts'

export type PlayedTemplate = RecipeTemplate

const otherPlayers: Partial<Record<PlayedTemplate | GameTemplate, Player>> = {
  LeesLetters: readAlong,
  KijkLuister: readAlong,
  KijkLees: readAloud,
  KiesKlank: chooseSound,
  Klankgroepen: cutAndName,
  SorteerLeer: sortWord,
  Blokken: paintAndType,
  SpeurKleur1: paintAsked,
  SpeurKleur2: paintAll,
  TypKlankgroepen2: cutAndType,
  TypHints: typeFreely,
  Zinnen1: writeSentence,
  Zinnen2: writeHeard,
  Verhaal: writeStory,
  OefenDictee: typeFreely,
  StapDictee: typeFreely,
  Werkboek: doWorkbook,
  Werkwoord: typeVerb,
  ZinDictee: writeDictated,
  Foutenjager: huntMistake,
  StappenPlan: followPlan,
  Vlot: buildRaft,
  Vangnet: freeBirds,
  Memorie: seekCard,
  Doorfluisteren: whisperOn,
}

export const templatePlayers = Object.fromEntries(
  [...recipeTemplates, ...GameTemplate.options].map((template) => [
    template,
    otherPlayers[template] ?? typeWord,
  ]),
) as Readonly<Record<PlayedTemplate | GameTemplate, Player>>
