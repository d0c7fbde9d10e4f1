import { loadCurriculum } from '@letterliaan/curriculum'
import { analyse, getSoundKind, soundExamples, type SoundId } from '@letterliaan/dutch'
import {
  listChartPages,
  silentAnchors,
  listSilentCards,
  soundAnchors,
  listSoundCards,
} from '@letterliaan/dutch/sound-chart'
import { expect, test } from 'vitest'
import { findPicture } from '../pictures/draw.ts'

/** Children learn these spellings word by word, so these are no spellings of a sound. */
const learntByHeart = new Set(['engels', 'mix-leen'])

/** A spelling that fewer words have is an exception. */
const minRuleWords = 5

test('every anchor has a picture', () => {
  const anchors = [...Object.values(soundAnchors), ...Object.values(silentAnchors)]
  expect(anchors.filter(({ picture }) => findPicture(picture) === undefined)).toEqual([])
})

test('every word contains its sound in this spelling, with the code and colour of the analyser', () => {
  for (const { sound, first, others } of [...listSoundCards(), ...listSilentCards()]) {
    for (const { word, at, letters, code, color } of [first, ...others]) {
      let start = 0
      const grapheme = analyse(word).graphemes.find((other) => {
        start += other.letters.length
        return start > at
      })
      expect(grapheme, word).toMatchObject({ letters, sound, code, color })
    }
  }
})

test('the code matches the kind of the sound', () => {
  for (const [index, sound] of (Object.keys(soundExamples) as SoundId[]).entries()) {
    const card = listSoundCards()[index]
    const codes = card ? [card.first, ...card.others].map(({ code }) => code.charAt(0)) : []
    expect([sound, ...new Set(codes)]).toEqual([sound, getSoundKind(sound)])
  }
  expect(listSilentCards().map(({ first }) => first.code)).toEqual(['S1', 'H1'])
})

test('every sound is in exactly one section of the chart', () => {
  const cards = listChartPages()
    .flat(2)
    .flatMap((section) => section.cards)
  const names = cards.map(({ first }) => `${first.word} ${first.letters}`)
  expect(names.toSorted()).toEqual(
    [...listSoundCards(), ...listSilentCards()]
      .map(({ first }) => `${first.word} ${first.letters}`)
      .toSorted(),
  )
})

test('every spelling that the curriculum teaches is on the chart', () => {
  const words = loadCurriculum()
    .steps.filter(({ category }) => !learntByHeart.has(category))
    .flatMap((step) => Object.values(step.words).flat())
  const countsBySpelling = new Map<string, number>()
  for (const { read_letters, structure_audio_parts } of words) {
    const sounds = structure_audio_parts.split(',')
    for (const [at, letters] of read_letters.toLowerCase().split(',').entries()) {
      const spelling = `${sounds[at]} ${letters}`
      if (sounds[at]) countsBySpelling.set(spelling, (countsBySpelling.get(spelling) ?? 0) + 1)
    }
  }
  const shown = new Set(
    listSoundCards().flatMap(({ sound, first, others }) =>
      [first, ...others].map(({ letters }) => `${sound} ${letters}`),
    ),
  )
  const missing = [...countsBySpelling].filter(
    ([spelling, count]) => count >= minRuleWords && !shown.has(spelling),
  )
  expect(missing).toEqual([])
})
