// @vitest-environment jsdom
import { getLesson, recipeTemplates } from '@letterliaan/exercises/logic'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PathSettingsPanel } from './PathSettingsPanel.tsx'

test('an exercise that can be excluded has the same name as in the game', async () => {
  const settings = { min_difficulty: 1, max_difficulty: 3, excluded_templates: [] } as const
  render(<PathSettingsPanel settings={{ ...settings, excluded_templates: [] }} onChange={() => undefined} />)
  const boxes = await screen.findAllByRole('checkbox', { hidden: true })
  const shown = boxes.map((box) => box.closest('label')?.textContent)
  const others = recipeTemplates.filter((name) => name !== 'StapDictee')
  expect(shown).toEqual(others.map((name) => getLesson(name).name))
  expect(shown).toContain('Zoek het ankerwoord')
})
