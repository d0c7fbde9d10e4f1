import { expect, test } from 'vitest'
import { listSoundAlikes } from './list-sound-alikes.ts'

test.each([
  ['hard', 'hart'],
  ['hart', 'hard'],
  ['word', 'wordt'],
  ['wordt', 'word'],
  ['gebeurd', 'gebeurt'],
  ['gebeurt', 'gebeurd'],
  ['wij', 'wei'],
  ['mei', 'mij'],
  ['rauw', 'rouw'],
  ['jou', 'jouw'],
  ['jouw', 'jou'],
  ['licht', 'ligt'],
  ['ligt', 'licht'],
  ['noch', 'nog'],
  ['lijden', 'leiden'],
  ['houd', 'hout'],
  ['hout', 'houdt'],
])('DOE-6 %s has the sound-alike %s', (word, other) => expect(listSoundAlikes(word)).toContain(other))

test.each(['maan', 'bakker', 'fiets', 'school'])('DOE-6 nothing sounds like %s', (word) =>
  expect(listSoundAlikes(word)).toEqual([]),
)
