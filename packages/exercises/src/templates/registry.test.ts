import { TemplateName } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { writingTemplateNames } from './registry.ts'

test("every template requires writing the word, unless it is read, coloured, chosen, cut, or part of the child's own text", () => {
  const others =
    'LeesLetters KijkLuister KijkLees KiesKlank Klankgroepen SorteerLeer SpeurKleur1 SpeurKleur2 Zinnen1 Verhaal Werkboek'
  expect(TemplateName.options.filter((name) => !writingTemplateNames.has(name))).toEqual(others.split(' '))
})
