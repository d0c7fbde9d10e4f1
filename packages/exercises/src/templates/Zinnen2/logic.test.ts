import { describe, expect, test } from 'vitest'
import { begunTableFixture } from '../../run/play-table.fixture.ts'
import { fixture } from './fixture.ts'

/** Opens the first sentence: 'Dit is vis.' */
const openSentence = () => {
  const table = begunTableFixture(fixture)
  const type = (...texts: string[]) => {
    for (const text of texts) table.toFlow({ type: 'text', text })
  }
  return { table, type, posted: table.posted }
}

describe('a dictated sentence', () => {
  test('posts a misspelt target word once, after it is finished', () => {
    const { table, type, posted } = openSentence()
    type('Dit is f', 'Dit is fi', 'Dit is fis', 'Dit is fis.', 'Dit is fis', 'Dit is fis.')
    expect(posted()).toEqual([{ attempt: 'fis', at: 2 }])
    expect(table.state.progress.errors).toBe(1)
    expect(table.flowState?.lacksWord).toBe(true)
    type('Dit is vis.')
    expect(table.flowState?.lacksWord).toBe(false)
    table.pressEnter()
    expect(table.state.run.detailed_results[0]).toMatchObject({ num_errors: 1, success: false })
  })

  test('is not sent by Enter if the word is missing; the misspelling is posted and a message is shown', () => {
    const { table, type, posted } = openSentence()
    table.pressEnter()
    expect([posted(), table.flowState?.lacksWord]).toEqual([[], false])
    type('Dit is fis')
    table.pressEnter()
    table.pressEnter()
    expect(posted()).toEqual([{ attempt: 'fis', at: 2 }])
    expect(table.flowState?.lacksWord).toBe(true)
  })

  test('is wrong if a word only contains the target, and is not sent again', () => {
    const { table, type, posted } = openSentence()
    type('Dit is goudvis')
    table.pressEnter()
    table.pressEnter()
    expect(posted()).toEqual([{ answer: 'Dit is goudvis' }])
    expect(table.state.progress).toMatchObject({ errors: 1, word_index: 0 })
  })

  test('has a hide button that shows the word until the text changes', () => {
    const { table, type } = openSentence()
    table.toFlow({ type: 'reveal' })
    expect(table.flowState?.isWordVisible).toBe(true)
    type('D')
    expect(table.flowState?.isWordVisible).toBe(false)
  })
})
