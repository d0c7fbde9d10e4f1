import type { WorldNumber } from '@letterliaan/rules'
import { commonTexts } from '@letterliaan/texts/common'
import { mapTexts } from '@letterliaan/texts/map'
import type { FixedPicture } from '@letterliaan/ui/pictures'
import type { StagePlace } from '@letterliaan/ui/scenes'
import type { SoundName } from '@letterliaan/ui/sound'

export interface AnimalOnMap {
  readonly picture: FixedPicture
  readonly label: string
  readonly says: string
  readonly sound: SoundName
  readonly move: 'hop' | 'shake' | 'fly'
  readonly wide: StagePlace
  readonly tall: StagePlace
}

type Pair = readonly [x: number, y: number]

const at = (wide: Pair, tall: Pair): Pick<AnimalOnMap, 'wide' | 'tall'> => ({
  wide: { x: wide[0], y: wide[1] },
  tall: { x: tall[0], y: tall[1] },
})

/** Three per world, at places without path and signs. */
export const animalsByWorld: Record<WorldNumber, readonly AnimalOnMap[]> = {
  1: [
    {
      picture: 'duck',
      label: mapTexts.animals.duck,
      says: mapTexts.animalSounds.duck,
      sound: 'hop',
      move: 'hop',
      ...at([49, 66], [68, 56]),
    },
    {
      picture: 'rabbit',
      label: mapTexts.animals.rabbit,
      says: mapTexts.animalSounds.rabbit,
      sound: 'hop',
      move: 'hop',
      ...at([9, 70], [10, 71]),
    },
    {
      picture: 'turtle',
      label: mapTexts.animals.turtle,
      says: mapTexts.animalSounds.turtle,
      sound: 'chirp',
      move: 'shake',
      ...at([66, 86], [34, 79]),
    },
  ],
  2: [
    {
      picture: 'parrot',
      label: mapTexts.animals.parrot,
      says: commonTexts.hello.text,
      sound: 'chirp',
      move: 'fly',
      ...at([69, 71], [67, 69]),
    },
    {
      picture: 'sloth',
      label: mapTexts.animals.sloth,
      says: mapTexts.animalSounds.sloth,
      sound: 'hoot',
      move: 'shake',
      ...at([67, 24], [66, 25]),
    },
    {
      picture: 'monkey',
      label: mapTexts.animals.monkey,
      says: mapTexts.animalSounds.monkey,
      sound: 'hop',
      move: 'hop',
      ...at([33, 71], [33, 54]),
    },
  ],
  3: [
    {
      picture: 'lizard',
      label: mapTexts.animals.lizard,
      says: mapTexts.animalSounds.lizard,
      sound: 'chirp',
      move: 'shake',
      ...at([23, 75], [64, 88]),
    },
    {
      picture: 'snake',
      label: mapTexts.animals.snake,
      says: mapTexts.animalSounds.snake,
      sound: 'chirp',
      move: 'shake',
      ...at([37, 95], [66, 66]),
    },
    {
      picture: 'owl',
      label: mapTexts.animals.owl,
      says: mapTexts.animalSounds.owl,
      sound: 'hoot',
      move: 'hop',
      ...at([91, 52], [33, 45]),
    },
  ],
  4: [
    {
      picture: 'bat',
      label: mapTexts.animals.bat,
      says: mapTexts.animalSounds.bat,
      sound: 'chirp',
      move: 'fly',
      ...at([29, 17], [30, 12]),
    },
    {
      picture: 'hedgehog',
      label: mapTexts.animals.hedgehog,
      says: mapTexts.animalSounds.hedgehog,
      sound: 'hop',
      move: 'shake',
      ...at([53, 95], [64, 89.5]),
    },
    {
      picture: 'owl',
      label: mapTexts.animals.owl,
      says: mapTexts.animalSounds.owl,
      sound: 'hoot',
      move: 'hop',
      ...at([93, 58], [33, 79.8]),
    },
  ],
}
