// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wordsOfFixture } from '../../kit/fixture.ts'
import { fixture } from './fixture.ts'
import { RaftScene } from './RaftScene.tsx'
import { shuffleLogs, splitIntoPieces } from './logs.ts'

test('SPEEL-6 the raft has a log for each right word, and sails away after the last', () => {
  const raftOf = (done: number) => {
    const { container } = render(
      <RaftScene done={done} total={10} isFinished={done === 10} buddy_id={1} mood="blij" />,
    )
    const found = {
      logs: container.querySelectorAll('[data-log]').length,
      sails: container.querySelector('[data-sails]') !== null,
    }
    cleanup()
    return found
  }
  expect([0, 4, 10].map(raftOf)).toEqual([
    { logs: 0, sails: false },
    { logs: 4, sails: false },
    { logs: 10, sails: true },
  ])
})

test('PLEK-6 no log has a letter that the word lacks, and the right logs spell the word', () => {
  for (const word of wordsOfFixture(fixture)) {
    expect(splitIntoPieces(word).join('')).toBe(word.word)
    for (const log of shuffleLogs(word)) expect(word.word).toContain(log)
  }
  const [, kikker] = wordsOfFixture(fixture)
  expect(kikker && shuffleLogs(kikker).toSorted()).toEqual(['k', 'ker', 'ki', 'kik', 'kker'])
})
