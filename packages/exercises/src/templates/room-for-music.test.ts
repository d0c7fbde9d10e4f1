import { TemplateName } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { hasRoomForMusic } from '../kit/room-for-music.ts'
import { templates } from './registry.ts'

test('PLEK-4 music plays only while the word is visible: in no dictation, and not if sounds must be heard', () => {
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
