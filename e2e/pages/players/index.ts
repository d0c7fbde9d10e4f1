import type { TemplateName } from '@letterliaan/contract'
import { chooseSound, sortWord } from './choosing.ts'
import { paintAll, paintAndType, paintAsked } from './colouring.ts'
import { cutAndName } from './cutting.ts'
import type { Player } from './player.ts'
import { readAlong, readAloud } from './reading.ts'
import { cutAndType, typeFreely, typeWord } from './typing.ts'
import { doWorkbook, writeHeard, writeSentence, writeStory } from './writing.ts'

/** Every template that a step has; a test is played on its own route. */
export type PlayedTemplate = Exclude<TemplateName, 'Test'>

export const players: Readonly<Record<PlayedTemplate, Player>> = {
  LeesLetters: readAlong,
  KijkLuister: readAlong,
  KijkLees: readAloud,
  LeesTyp: typeWord,
  KiesKlank: chooseSound,
  Klankgroepen: cutAndName,
  SorteerLeer: sortWord,
  Blokken: paintAndType,
  SpeurKleur1: paintAsked,
  SpeurKleur2: paintAll,
  LetterBlokken: typeWord,
  TypKlankgroepen1: typeWord,
  TypKlankgroepen2: cutAndType,
  LuisterTyp: typeWord,
  TypHints: typeFreely,
  Zinnen1: writeSentence,
  Zinnen2: writeHeard,
  Verhaal: writeStory,
  OefenDictee: typeFreely,
  StapDictee: typeFreely,
  Werkboek: doWorkbook,
}
