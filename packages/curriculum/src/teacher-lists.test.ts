import { analyse, pronounce, getSoundKind } from '@letterliaan/dutch'
import { expect, test } from 'vitest'
import { markWord } from './lexicon.ts'
import { teacherLists, type TeacherWord } from './teacher-lists.fixture.ts'

function readingOf({ word }: TeacherWord): Omit<TeacherWord, 'word'> {
  const { marked, other } = markWord(word)
  expect(other, word).toBeNull()
  const kinds = pronounce(marked).groups.map(({ sounds }) =>
    sounds.map((sound) => getSoundKind(sound)).find((kind) => kind !== 'M'),
  )
  return { cut: analyse(marked).syllables.replaceAll(',', '·'), kinds: kinds.join('') }
}

test.each(teacherLists)('EIGEN-1 EIGEN-2 EIGEN-4 the list $title is cut and spoken right', ({ words }) => {
  expect(words.length).toBeGreaterThan(14)
  expect(words.map(readingOf)).toEqual(words.map(({ cut, kinds }) => ({ cut, kinds })))
})

test.each(teacherLists.filter(({ category }) => category !== null))(
  'EIGEN-2 every word of the list $title has its category',
  ({ words, category }) => {
    const others = words.filter(
      ({ word }) =>
        !analyse(markWord(word).marked).categories.some((each) => each.category.startsWith(category ?? '')),
    )
    expect(others.map(({ word }) => word)).toEqual([])
  },
)
