import { TemplateName } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { writingTemplateNames } from './registry.ts'

test('every template writes the word, except where it is read, coloured, chosen, cut, or part of a text of the child', () => {
  const others =
    'LeesLetters KijkLuister KijkLees KiesKlank Klankgroepen SorteerLeer SpeurKleur1 SpeurKleur2 Zinnen1 Verhaal Werkboek'
  expect(TemplateName.options.filter((name) => !writingTemplateNames.has(name))).toEqual(others.split(' '))
})
