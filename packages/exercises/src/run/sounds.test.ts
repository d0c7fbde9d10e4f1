import { expect, test } from 'vitest'
import { wordFixture } from '../kit/fixture.ts'
import { logic as kijkLuister } from '../templates/KijkLuister/logic.ts'
import { logic as luisterTyp } from '../templates/LuisterTyp/logic.ts'
import { exerciseFixture, runFixture } from './play-table.fixture.ts'
import { listPossibleSounds } from './sounds.ts'

test('the sounds of an exercise are those of its buttons and those that its template speaks', () => {
  const word = wordFixture(1, 'vis', { audio_word: true, audio_structure: true })
  const possibleIn = (logic: typeof luisterTyp | typeof kijkLuister) =>
    listPossibleSounds(
      {
        logic,
        exercise: {
          ...exerciseFixture(logic, runFixture(logic)),
          use_audio_word: true,
          use_audio_structure: true,
          use_audio_sentence: false,
          use_audio_sound_groups: false,
          use_audio_plural: false,
        },
      },
      word,
    )
  expect(possibleIn(luisterTyp)).toEqual(['word', 'structure'])
  expect(possibleIn(kijkLuister)).toEqual(['word', 'structure', 'part'])
})
