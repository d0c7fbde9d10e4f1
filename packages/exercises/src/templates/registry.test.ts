import { TemplateName } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { writingTemplateNames } from './registry.ts'

/** As each template said of itself before it followed from what the word asks. */
const writing: Readonly<Record<TemplateName, boolean>> = {
  LeesLetters: false,
  KijkLees: false,
  KijkLuister: false,
  LeesTyp: true,
  Blokken: true,
  SpeurKleur1: false,
  SpeurKleur2: false,
  Klankgroepen: false,
  SorteerLeer: false,
  KiesKlank: false,
  LetterBlokken: true,
  TypKlankgroepen1: true,
  TypKlankgroepen2: true,
  LuisterTyp: true,
  TypHints: true,
  Zinnen1: false,
  Zinnen2: true,
  ZinDictee: true,
  Foutenjager: true,
  Verhaal: false,
  Werkboek: false,
  Test: true,
  OefenDictee: true,
  StapDictee: true,
  Werkwoord: true,
  Vlot: true,
  Vangnet: true,
  Memorie: true,
  Doorfluisteren: true,
}

test.each(TemplateName.options)('a word is written, and neither copied nor chosen: %s', (name) => {
  expect(writingTemplateNames.has(name)).toBe(writing[name])
})
