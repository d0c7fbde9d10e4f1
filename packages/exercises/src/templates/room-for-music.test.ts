import { TemplateName } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { hasRoomForMusic } from '../kit/room-for-music.ts'
import { templates } from './registry.ts'

test('PLEK-4 music plays only if the word is visible and no sound must be heard', () => {
  expect(TemplateName.options.filter((name) => hasRoomForMusic(templates[name]))).toEqual([
    'KijkLees',
    'Klankgroepen',
    'SorteerLeer',
    'SpeurKleur1',
    'SpeurKleur2',
    'Zinnen1',
    'Verhaal',
    'Werkboek',
  ])
})
