import { listSoundAlikes } from '@letterliaan/dutch'
import { describe, expect, test } from 'vitest'
import { openDictionary } from '../check/dictionary.ts'
import { dataFolder, readHomophones } from '../load/curriculum.ts'
import { containsWordLiterally } from './contains-word-literally.ts'
import { proposeSentence } from './propose-sentence.ts'
import { maxSentenceWords } from './split-words.ts'

const groups = readHomophones(dataFolder)
const { correct } = openDictionary()

describe('DOE-6 homophones', () => {
  test.each(groups.map((group) => [Object.keys(group).join(', '), group] as const))(
    '%s sound the same, and each sentence contains only its own word',
    (_, group) => {
      const words = Object.keys(group)
      for (const [word, sentence] of Object.entries(group)) {
        expect(words.some((other) => listSoundAlikes(other).includes(word))).toBe(true)
        expect(containsWordLiterally(sentence, word), sentence).toBe(true)
        for (const other of words.filter((each) => each !== word))
          expect(containsWordLiterally(sentence, other), sentence).toBe(false)
        const parts = sentence.match(/[\p{L}\p{M}'-]+/gu) ?? []
        expect(parts.length).toBeLessThanOrEqual(maxSentenceWords)
        for (const part of [word, ...parts])
          expect(correct(part) || correct(part.toLowerCase()), part).toBe(true)
      }
    },
  )

  test('each homophone is in one group and has a sentence', () => {
    const words = groups.flatMap((group) => Object.keys(group))
    expect(new Set(words).size).toBe(words.length)
    expect(proposeSentence('wordt')).toBe('Het wordt vandaag mooi weer.')
    expect(proposeSentence('fiets')).toBeNull()
  })

  test.each([
    ['ui', 'Je hoort ui in huis.'],
    ['ij', 'Je hoort ij in konijn.'],
    ['ou', 'Je hoort ou in goud.'],
  ])('the single sound %s has an example word with that sound', (sound, sentence) => {
    expect(proposeSentence(sound)).toBe(sentence)
    expect(containsWordLiterally(sentence, sound)).toBe(true)
  })
})
