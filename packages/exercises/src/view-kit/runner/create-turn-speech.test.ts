import type { Word } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { fixtureWords } from '../../kit/fixture.ts'
import { createManualClock } from './manual-clock.ts'
import { createTurnSpeech, type TurnUtterance } from './create-turn-speech.ts'

const [vis, raam] = fixtureWords as [Word, Word]
const of = (word: Word, sound: TurnUtterance['sound'], part?: string): TurnUtterance => ({
  word,
  sound,
  part,
})

function listen() {
  const clock = createManualClock()
  const heard: string[] = []
  const replacing: string[] = []
  const speech = createTurnSpeech({
    clock,
    speak(word, sound, part, order) {
      heard.push([word.word, sound, part].filter(Boolean).join(' '))
      if (order?.replacesWords) replacing.push(sound)
    },
    clearSound: () => void heard.push('cleared'),
  })
  return { clock, heard, replacing, speech }
}

test('EX-12 repeated words wait 500 ms', () => {
  const { clock, heard, speech } = listen()
  speech.replay([of(vis, 'word')], true)
  clock.pass(499)
  expect(heard).toEqual([])
  clock.pass(1)
  expect(heard).toEqual(['vis word'])
})

test('EX-12 leaving, or clearing the sound, cancels waiting words', () => {
  const { clock, heard, speech } = listen()
  speech.replay([of(vis, 'word')], true)
  speech.say([of(vis, 'sentence')], 500)
  speech.clear()
  clock.pass(10_000)
  expect(heard).toEqual(['cleared'])
  expect(clock.waiting()).toBe(0)
})

test('a button that is pressed twice before the word sounds says it once, and another button waits its turn', () => {
  const { clock, heard, speech } = listen()
  speech.replay([of(vis, 'word')], true)
  clock.pass(400)
  speech.replay([of(vis, 'word')], true)
  speech.replay([of(vis, 'sentence')], true)
  clock.pass(100)
  expect(heard).toEqual(['vis word'])
  clock.pass(399)
  expect(heard).toEqual(['vis word'])
  clock.pass(1)
  expect(heard).toEqual(['vis word', 'vis sentence'])
})

test('EX-12 a button that is pressed repeatedly says the word 500 ms after the first press', () => {
  const { clock, heard, speech } = listen()
  for (let presses = 0; presses < 5; presses += 1) {
    speech.replay([of(vis, 'word')], true)
    clock.pass(100)
  }
  expect(heard).toEqual(['vis word'])
})

test('two words are said one after another', () => {
  const { clock, heard, speech } = listen()
  speech.replay([of(vis, 'word'), of(raam, 'word')], true)
  clock.pass(500)
  expect(heard).toEqual(['vis word', `${raam.word} word`])
})

test('a press replaces what is playing; the opening of a word and a sound of the exercise replace nothing', () => {
  const { clock, replacing, speech } = listen()
  speech.say([of(vis, 'word'), of(vis, 'plural')], 0)
  speech.replay([of(vis, 'sentence'), of(raam, 'sentence')], true)
  speech.replay([of(vis, 'phrase', '2')], true)
  speech.replay([of(vis, 'sound_groups')], false)
  clock.pass(500)
  expect(replacing).toEqual(['sentence', 'phrase'])
})

test('TPL-37 single sounds do not wait', () => {
  const { clock, heard, speech } = listen()
  speech.replay([of(vis, 'part', 'm_v')], false)
  clock.pass(0)
  expect(heard).toEqual(['vis part m_v'])
})
