import type { FixedPicture, Look } from '@letterliaan/ui/pictures'

/** Pictures for the look 10+, by curriculum picture. They replace animals, faces and the treehouse. */
export const soberPictures: Readonly<Partial<Record<string, FixedPicture>>> = {
  frog: 'pencil',
  monkey: 'clipboard',
  parrot: 'field-rope',
  owl: 'field-binoculars',
  gorilla: 'pick',
  elephant: 'scroll',
  turtle: 'triangular-flag',
  'paw-prints': 'pushpin',
  'star-struck': 'military-medal',
  snail: 'field-world-1',
  crocodile: 'field-world-2',
  tiger: 'field-world-3',
  lion: 'field-world-4',
  hut: 'camping',
  worm: 'bookmark',
}

export const chooseBadgePicture = (image: string, look: Look): string =>
  (look === 'field-camp' ? soberPictures[image] : undefined) ?? image
