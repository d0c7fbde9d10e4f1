// @vitest-environment jsdom
import type { TemplateName } from '@letterliaan/contract'
import { loadTemplate } from '@letterliaan/exercises/templates'
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useExerciseMusic } from './useExerciseMusic.ts'

async function enter(template: TemplateName, world: number, leave = false) {
  const playMusic = vi.fn<(asked: object | undefined) => void>()
  const { unmount } = renderHook(() => useExerciseMusic({ playMusic }, template, world))
  if (leave) unmount()
  await loadTemplate(template)
  await Promise.resolve()
  return playMusic.mock.calls
}

test.each<[TemplateName, number, object[][]]>([
  ['SpeurKleur1', 2, [[{ theme: 'canopy', mood: 'thinking' }]]],
  ['KijkLees', 4, [[{ theme: 'crystal-mountain', mood: 'thinking' }]]],
  ['StapDictee', 1, []],
  ['LuisterTyp', 1, []],
  ['KijkLuister', 1, []],
])('PLEK-4 the music that %s requests in world %i', async (template, world, asked) => {
  expect(await enter(template, world)).toEqual(asked)
})

test('PLEK-4 no music starts after the exercise is left', async () => {
  expect(await enter('SpeurKleur1', 2, true)).toEqual([])
})
