import { TemplateName } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { hasRoomForMusic } from '../kit/room-for-music.ts'
import { templates } from './registry.ts'

test('PLEK-4 music has room only where the word stays in view: in no dictation, and where no sounds must be heard', () => {
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
