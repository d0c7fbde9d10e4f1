import { wordsOfFixture } from '../../kit/fixture.ts'
import { describe, expect, test } from 'vitest'
import { chooseHelp } from '../../kit/help.ts'
import { begunTableFixture, exerciseFixture, runOfFixture } from '../../run/play-table.fixture.ts'
import { fixture } from './fixture.ts'
import { canTap, logic } from './logic.ts'
import { misspellSentence, findPlaceOfWord } from './misspelt-sentence.ts'
import { chooseAnchorChoices } from './rule-choices.ts'

const open = (words = wordsOfFixture(fixture)) => {
  const table = begunTableFixture(fixture, exerciseFixture(logic, runOfFixture({ ...fixture, words })))
  const { turn, posted } = table
  const write = (...texts: string[]) => {
    for (const text of texts) {
      table.toFlow({ type: 'text', text })
      table.pressEnter()
    }
  }
  /** Finds the mistake and its rule. */
  const findMistake = () => {
    table.toFlow({ type: 'tap', at: 2 })
    table.toFlow({ type: 'rule', anchor: chooseAnchorChoices(turn).right?.id ?? 0 })
  }
  return { table, turn, posted, write, findMistake }
}

describe('ZIN-3 a sentence with a mistake', () => {
  test.each([
    ['hond', 'De hond blaft.', 'hont', 'De hont blaft.', 1],
    ['boeken', 'Boeken staan op de plank.', 'boekke', 'Boekke staan op de plank.', 0],
    ["foto's", "Ik maak foto's.", 'fotos', 'Ik maak fotos.', 2],
    ['hond', 'De kat miauwt.', 'hont', 'De kat miauwt.', -1],
    ['hond', 'Sem roept: "Hond, kom!"', 'hont', 'Sem roept: "Hont, kom!"', 2],
    ['hond', "'s Avonds (laat) blaft de hond!", 'hont', "'s Avonds (laat) blaft de hont!", 5],
  ])('%s in %j as %s', (word, sentence, misspelt, shown, at) => {
    expect(
      misspellSentence({ word, sentence, misspelt })
        .map(({ before, text, after }) => before + text + after)
        .join(' '),
    ).toBe(shown)
    expect(findPlaceOfWord({ word, sentence })).toBe(at)
  })

  test('a tap on a right word, or a rule of another word, gets feedback and is no mistake', () => {
    const { table, turn, posted, write } = open()
    table.toFlow({ type: 'tap', at: 0 })
    expect(table.flowState).toMatchObject({ isFound: false, tapped: [0] })
    table.toFlow({ type: 'tap', at: 2 })
    const { choices, right } = chooseAnchorChoices(turn)
    const other = choices.find(({ id }) => id !== right?.id)
    table.toFlow({ type: 'rule', anchor: other?.id ?? 0 })
    expect(table.flowState).toMatchObject({ isFound: true, hasRule: false, tried: [other?.id] })
    table.toFlow({ type: 'rule', anchor: right?.id ?? 0 })
    write('kikker')
    expect(posted()).toEqual([{ answer: 'kikker', at: 2 }])
    table.deliverAll()
    expect(table.server.detailed_results[0]).toMatchObject({ success: true, num_errors: 0 })
  })

  test('a child can write only after it found the mistake and chose the rule', () => {
    const { table, turn } = open()
    table.toFlow({ type: 'text', text: 'kikker' })
    expect(table.flowState?.input).toBe('')
    table.toFlow({ type: 'tap', at: 2 })
    table.toFlow({ type: 'text', text: 'kikker' })
    expect(table.flowState?.input).toBe('')
    expect(table.flowState && logic.flow.isFilledIn(turn, table.flowState)).toBe(false)
  })

  test('the next word follows only after a right answer, and the first try counts', () => {
    const { table, posted, write, findMistake } = open()
    findMistake()
    write('kiker', 'kikker')
    expect(posted()).toEqual([
      { answer: 'kiker', at: 2 },
      { answer: 'kikker', at: 2 },
    ])
    table.deliverAll()
    expect(table.server.detailed_results[0]).toMatchObject({ success: false, num_errors: 1, completed: true })
  })

  test('the right word at another place is a wrong answer', () => {
    const { turn } = open()
    expect(logic.judge.isRight(turn, { answer: 'kikker', at: 2 })).toBe(true)
    expect(logic.judge.isRight(turn, { answer: 'kikker', at: 1 })).toBe(false)
  })

  describe('GIDS-5 help that grows', () => {
    const long = 'Zij geeft haar nieuwe kikker elke dag vers water.'
    const openLong = () => {
      const [first, ...others] = wordsOfFixture(fixture)
      return open(first === undefined ? [] : [{ ...first, sentence: long }, ...others]).table
    }
    const hints = (table: ReturnType<typeof openLong>) => table.state.progress.hints_used

    test('narrows the sentence to half and then to the word after taps on right words; each counts as a hint', () => {
      const table = openLong()
      table.toFlow({ type: 'tap', at: 8 })
      expect(hints(table)).toBe(0)
      table.toFlow({ type: 'tap', at: 8 })
      expect(table.flowState).toMatchObject({ tapped: [8] })
      table.toFlow({ type: 'tap', at: 7 })
      expect(hints(table)).toBe(1)
      const left = () => [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((at) => canTapNow(table, at))
      expect(left()).toEqual([0, 1, 2, 3, 4])
      table.toFlow({ type: 'tap', at: 6 })
      for (const at of [0, 1]) table.toFlow({ type: 'tap', at })
      expect(hints(table)).toBe(2)
      expect(left()).toEqual([4])
      table.toFlow({ type: 'tap', at: 4 })
      expect(table.flowState).toMatchObject({ isFound: true, tapped: [8, 7, 0, 1] })
      expect(table.state.progress.errors).toBe(0)
    })

    const canTapNow = ({ state: { turn }, flowState }: ReturnType<typeof openLong>, at: number): boolean =>
      turn !== null && flowState !== null && canTap(turn, flowState, at)

    test('shows the rule, the place, letters and then the word after wrong spellings', () => {
      const { table, turn, write, findMistake } = open()
      findMistake()
      const helps = ['kiker', 'kicker', 'kieker', 'kikkr', 'kikur', 'kikor'].map((text) => {
        write(text)
        return chooseHelp(logic, turn, table.flowState, table.state.progress.errors)
      })
      const steps = [undefined, 'first', 'place', 'letters', 'word', 'word']
      expect(helps.map((help) => help?.step)).toEqual(steps)
      expect(helps[2]?.pieces.findIndex(({ isMarked }) => isMarked)).toBe(2)
      const shown = helps.map((help) => help?.pieces.map(({ text }) => text ?? '·').join(''))
      expect(shown).toEqual([undefined, '', 'ki····', 'kikke·', 'kikker', 'kikker'])
      expect(hints(table)).toBe(4)
      write('kikker')
      table.deliverAll()
      const result = { success: false, completed: true, hints_used: 4 }
      expect(table.server.detailed_results[0]).toMatchObject(result)
    })

    test('plays a sound first if the wrong letter can be heard, wherever the word is', () => {
      const words = wordsOfFixture(fixture).map((word) =>
        Object.assign({}, word, { category: 'ij', difficult_letters: ['kk'] }),
      )
      const heardAfter = (...texts: string[]) => {
        const { table, write, findMistake } = open(words)
        findMistake()
        write(...texts)
        return table.log.flatMap((effect) =>
          effect.type === 'speak' && 'sounds' in effect ? effect.sounds : [],
        )
      }
      expect(heardAfter('pikker', 'likker')).toEqual(['sentence', 'sound_groups'])
      expect(heardAfter('kiker', 'kicker')).toEqual(['sentence'])
    })

    test('reveals nothing of the word before a mistake', () => {
      const { table, turn, findMistake } = open()
      findMistake()
      table.toFlow({ type: 'text', text: 'kik' })
      // These mistakes are of an earlier visit.
      expect(chooseHelp(logic, turn, table.flowState, 5)).toBeNull()
    })
  })
})
