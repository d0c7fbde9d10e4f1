import { TemplateName } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { writingTemplateNames } from './registry.ts'

test('the child writes the word in every template, unless it reads, colours, chooses or cuts it or writes its own text', () => {
  const others =
    'LeesLetters KijkLuister KijkLees KiesKlank Klankgroepen SorteerLeer SpeurKleur1 SpeurKleur2 Zinnen1 Verhaal Werkboek'
  expect(TemplateName.options.filter((name) => !writingTemplateNames.has(name))).toEqual(others.split(' '))
})
