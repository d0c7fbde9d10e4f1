import type { DetailedResult, StudentExercise, Word } from '@letterliaan/contract'
import { templates } from '@letterliaan/exercises/logic'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { findBarriers } from '../harness/axe.ts'
import { demo, stayingChild } from '../harness/game.ts'
import { sizes } from '../harness/browser.ts'
import { findLayoutFaultsAtSizes, zoomed } from '../harness/measure-layout.ts'
import { logInOnOtherDevice, type OtherDevice } from '../harness/other-device.ts'
import { finger, keyboardOf, mouse } from '../pages/input-device.ts'
import { beginExercise, hasOneTurn, noneWrong, playWords, seeWord } from '../pages/play-exercise.ts'
import { type PlayedTemplate, players } from '../pages/players/index.ts'
import type { Player } from '../pages/players/player.ts'
import { outroMarks, readOutro, type OutroLists } from '../pages/read-outro.ts'
import { withFastClock } from './with-fast-clock.ts'
import { openOfTemplate } from './open-exercise.ts'
import { templateRows } from './table.ts'
import { isLong } from '../../tools/testing/is-long.ts'

const { visit, server } = stayingChild(demo.lastWorld, 'ipad')
let elsewhere: OtherDevice
beforeAll(async () => {
  elsewhere = await logInOnOtherDevice(server(), demo.lastWorld)
})

const isDictated = (template: PlayedTemplate): boolean => templates[template].run?.isDictation === true

const isToldAtEnd = (template: PlayedTemplate): boolean => templates[template].turn.toldAtEnd === true

/** The words before the last ones say nothing new on the screen. A dictation that is opened begins anew. */
async function skipWords(template: PlayedTemplate, exercise_id: number, wordsLeft: number): Promise<void> {
  if (hasOneTurn(template) || isDictated(template)) return
  await elsewhere.play(exercise_id, 2, wordsLeft)
}

/**
 * Played from the intro to the outro with nothing wrong: an exploration, an exercise, those of one turn and a dictation. The
 * other outros are reloaded as these are, and a right word is judged as in their second run.
 */
const playedRight = new Set<PlayedTemplate>(['KijkLees', 'LuisterTyp', 'Verhaal', 'Werkboek', 'StapDictee'])

const openExercise = openOfTemplate(
  () => visit().child,
  async (template, exercise_id) => {
    if (playedRight.has(template)) await skipWords(template, exercise_id, 2)
  },
)

/** Is all of it on the screen, and not below the bar with the way on, where there is one? */
const isAboveWayOn = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    const end =
      document.querySelector('[data-way-on] button')?.getBoundingClientRect().top ?? window.innerHeight
    return top >= -1 && bottom <= end
  })

/** What help the second wrong move of a word brings, and each after it (GIDS-5). */
function helpThatGrows(template: PlayedTemplate): readonly (string | null)[] {
  if (isDictated(template) || templates[template].help?.never) return []
  // It has help of its own before: the rule, the blocks, the letter.
  const { ownSteps } = templates[template].help ?? {}
  if (ownSteps !== undefined) return [...Array.from({ length: ownSteps - 1 }, () => null), 'word']
  return ['first', 'place', 'letters', 'word']
}

/** The word whose turn it is. */
function currentWord(): Word {
  const { words, current_word } = visit().child.run()
  const word = words.find((candidate) => candidate.word === current_word)
  if (!word) throw new Error('The exercise is done.')
  return word
}

const resultOf = ({ word }: Word): DetailedResult | undefined =>
  visit()
    .child.run()
    .detailed_results.find((result) => result.word === word)

const all = Object.keys(templateRows) as PlayedTemplate[]

/** Each with an answer of its own kind: the others do these things by the same parts, and in the long form. */
const playedToEnd = new Set<PlayedTemplate>(
  isLong
    ? all
    : [...playedRight, 'Blokken', 'LetterBlokken', 'SorteerLeer', 'TypKlankgroepen1', 'TypHints', 'Zinnen2'],
)

describe.each(all.map((template) => [templateRows[template].row, template] as const))(
  '%s %s',
  (_row, template) => {
    const { hidesWord } = templateRows[template]
    const { right, wrong } = players[template]
    const isPlayedToEnd = playedToEnd.has(template)
    const isOneTurn = hasOneTurn(template)
    const isDictation = isDictated(template)
    const turn = (hand = mouse) => ({ child: visit().child, hand, word: currentWord() })
    /** Of a word that was right. */
    const toldSoFar = isToldAtEnd(template) ? {} : { success: true }
    /** One for help, two for the keyboard. */
    const wordsAfterReload = 3 + Number(wrong !== null) + Number(hidesWord)
    /** What happened to words in the second run, as the outro must tell it. */
    const marked = { wrong: new Set<string>(), peeked: new Set<string>(), helped: new Set<string>() }

    /** The words of the run under the headings under which the outro must list them. */
    function expectedLists(): OutroLists {
      // A workbook was made on paper: nothing is known of its words.
      const words = template === 'Werkboek' ? [] : visit().child.run().words
      const headingOf = (word: string): string => {
        const isGood = !marked.wrong.has(word) && !marked.peeked.has(word)
        return isGood ? 'good' : 'practise'
      }
      const marksOf = (word: string): string[] => [
        ...(marked.peeked.has(word) ? [outroMarks.peeked] : []),
        ...(marked.helped.has(word) ? [outroMarks.helped] : []),
      ]
      const lists: Record<string, Record<string, string[]>> = {}
      for (const { word } of words) (lists[headingOf(word)] ??= {})[word] = marksOf(word)
      return lists
    }

    /** In a turn about several words what happens to one happens to all. */
    const mark = (kind: keyof typeof marked, { word }: Word): void => {
      const chosen =
        template === 'Verhaal' ? visit().child.run().words.slice(0, 2) : visit().child.run().words
      for (const wordOfTurn of isOneTurn ? chosen : [{ word }]) marked[kind].add(wordOfTurn.word)
    }

    /** Ends the turn where a word has one of its own, and waits until the server has judged it. */
    async function endTurn(word: Word): Promise<void> {
      if (isOneTurn) return
      await right({ child: visit().child, hand: mouse, word })
      await expect.poll(() => resultOf(word)?.completed).toBe(true)
    }

    /** After a reload: the same words at the same place; a dictation begins anew. */
    async function seeRunAfterReload(before: StudentExercise): Promise<void> {
      const { child } = visit()
      // The test reads the reply beside the page, and can be later.
      const isAtPlace = ({ words: [first], current_word: at }: StudentExercise): boolean =>
        at === (isDictation ? first?.word : before.current_word)
      await expect.poll(() => isAtPlace(child.run())).toBe(true)
      const { words, current_word, detailed_results } = child.run()
      const begun = isDictation ? { ...before, words, current_word: words[0]?.word } : before
      const wordsDone = before.words.findIndex(({ word }) => word === before.current_word)
      const done = isDictation || isOneTurn ? [] : before.words.slice(0, wordsDone)
      expect({ words, current_word }).toMatchObject({
        words: begun.words.map(({ word }) => ({ word })),
        current_word: begun.current_word,
      })
      expect(detailed_results.filter(({ completed }) => completed)).toMatchObject(
        done.map(({ word }) => ({ word, ...toldSoFar })),
      )
      if (!isOneTurn) await seeWord(child, done.length, words.length)
    }

    async function seeNothingToFillIn(): Promise<void> {
      const fields = ['textbox', 'radio', 'checkbox'] as const
      for (const field of fields) expect(await visit().page.getByRole(field).count()).toBe(0)
    }

    async function makeMistake(word: Word, makeIt: NonNullable<Player['wrong']>): Promise<void> {
      await visit().page.setViewportSize(zoomed)
      await makeIt(turn())
      // A step dictation tells how it went at its end only.
      const isCounted = (): boolean =>
        isToldAtEnd(template) ? resultOf(word)?.completed === true : resultOf(word)?.num_errors === 1
      await expect.poll(isCounted).toBe(true)
      mark('wrong', word)
      // Its help grows with each error, and counts as a hint.
      if (template === 'TypHints') mark('helped', word)
      expect(resultOf(word)?.completed).toBe(isToldAtEnd(template))
      await seeHelpGrow(word, makeIt)
      await visit().page.setViewportSize(sizes.chromebook)
      if (!isToldAtEnd(template)) await endTurn(word)
    }

    /** Made on a screen at 200%: what the buddy tells after each wrong move comes into sight there too. */
    async function seeHelpGrow(word: Word, makeIt: NonNullable<Player['wrong']>): Promise<void> {
      const { page } = visit()
      const room = (await players[template].countWrong?.(turn())) ?? Number.POSITIVE_INFINITY
      for (const [at, step] of helpThatGrows(template)
        .slice(0, room - 1)
        .entries()) {
        await makeIt(turn(), at + 1)
        if (step === null) continue
        const help = page.locator(`[data-help="${step}"]`)
        await help.waitFor()
        mark('helped', word)
        // There it comes while the child writes on, which keeps its paper in sight.
        if (template === 'Zinnen2') continue
        await expect.poll(() => isAboveWayOn(help), { message: step }).toBe(true)
      }
    }

    async function seeNoHelp(word: Word): Promise<void> {
      expect(await visit().page.getByRole('button', { name: 'Help', exact: true }).count()).toBe(0)
      await endTurn(word)
    }

    async function takeHelp(word: Word): Promise<void> {
      const { page, child } = visit()
      await page.getByRole('button', { name: 'Help', exact: true }).click()
      const help = page.getByRole('dialog')
      for (const name of ['Tip', 'Hint']) await help.getByRole('heading', { name }).waitFor()
      const anchor = child.run().exercise_data?.anchor?.name ?? ''
      expect(await help.getByRole('img', { name: anchor }).count()).toBe(2)
      await page.keyboard.press('Escape')
      await help.waitFor({ state: 'detached' })
      mark('helped', word)
      await endTurn(word)
    }

    const peek = () => visit().page.getByRole('button', { name: 'Laat het woord even zien' })

    async function takePeek(word: Word): Promise<void> {
      const { page } = visit()
      const shown = page.getByText(word.word, { exact: true }).first()
      const fly = (act: () => Promise<void>): Promise<void> => withFastClock(page, template, act)
      await fly(() => peek().and(page.locator(':enabled')).waitFor())
      // Where time flies a word that is shown is gone before it is seen.
      await peek().click()
      await shown.waitFor()
      mark('peeked', word)
      await fly(async () => {
        // When it goes, the colours below it move away under the mouse.
        if (template === 'Blokken') await shown.waitFor({ state: 'detached' })
        await endTurn(word)
      })
    }

    /** A run that is done opens at its outro. */
    async function seeOutroAfterReload(): Promise<void> {
      const { page } = visit()
      await page.reload()
      expect(await readOutro(page)).toEqual(expectedLists())
    }

    /** One word, or all where a turn is about all. */
    async function playWithFinger(until?: number): Promise<void> {
      const { page, child } = visit()
      await beginExercise(child, template, finger)
      await withFastClock(page, template, () => playWords(child, template, noneWrong, until, finger))
    }

    test.each([...playedRight].filter((played) => played === template))(
      'EX-14 with one finger everything right, from the intro to the outro, which a reload opens again',
      async () => {
        const { page, child } = visit()
        await openExercise(template)
        await playWithFinger()
        await expect.poll(() => child.run().is_complete).toBe(true)
        expect(await readOutro(page)).toEqual(expectedLists())
        expect(child.run()).toMatchObject({ percentage_score: 100, status: 2 })
        await seeOutroAfterReload()
      },
    )

    /** A word, where the template was not played as a whole before. */
    async function playFirstWord(): Promise<void> {
      if (playedRight.has(template)) {
        await beginExercise(visit().child, template)
        return withFastClock(visit().page, template, () => endTurn(currentWord()))
      }
      await openExercise(template)
      await playWithFinger(1)
      const [first] = visit().child.run().words
      const result = () => first && resultOf(first)
      await expect.poll(result).toMatchObject({ completed: true, num_errors: 0, ...toldSoFar })
    }

    test(`${isDictation ? 'EX-15 ' : ''}a word with one finger, and a reload in the middle`, async () => {
      const { page, child } = visit()
      await playFirstWord()
      const exercise_id = Number(page.url().split('/').at(-1))
      await skipWords(template, exercise_id, wordsAfterReload)
      const before = await elsewhere.run(exercise_id)
      expect(before.words).toEqual(child.run().words)
      await page.reload()
      await beginExercise(child, template)
      await seeRunAfterReload(before)
    })

    test('GIDS-13 at every size: no word breaks, no title under the menu, way on and field in sight; no barriers', async () => {
      const { page } = visit()
      // The word is in sight without scrolling: so is the title.
      const readScroll = () => page.evaluate(() => ({ scrolled: scrollY, window: [innerWidth, innerHeight] }))
      await expect.poll(readScroll).toMatchObject({ scrolled: 0 })
      expect(await findLayoutFaultsAtSizes(page)).toEqual([])
      await page.setViewportSize(sizes.phone)
      expect(await roomBelowWord(page)).toBeGreaterThanOrEqual(0)
      await page.setViewportSize(sizes.chromebook)
      expect(await findBarriers(page)).toEqual([])
    })

    describe.runIf(isPlayedToEnd)('to its end:', () => {
      test('GIDS-5 a mistake is counted, help grows with each one more, and the child can go on; where there is none to make there is nothing to fill in', async () => {
        if (wrong === null) return seeNothingToFillIn()
        await withFastClock(visit().page, template, () => makeMistake(currentWord(), wrong))
      })

      test('EX-5 help shows a tip and a hint with the anchor, and is counted', async () => {
        if (templates[template].help?.never) return seeNoHelp(currentWord())
        await withFastClock(visit().page, template, () => takeHelp(currentWord()))
      })

      test('EX-18 a peek at a hidden word is counted; where nothing is hidden there is none', async () => {
        expect(await peek().count()).toBe(hidesWord ? 1 : 0)
        if (hidesWord) await takePeek(currentWord())
      })

      test('with the keyboard alone, to the end', async () => {
        const { page, child } = visit()
        const hand = keyboardOf(page)
        await withFastClock(page, template, () => playWords(child, template, undefined, undefined, hand))
        await expect.poll(() => child.run().is_complete).toBe(true)
      })

      test('EX-6 EX-7 the outro tells what the server counted', async () => {
        const { page, child } = visit()
        expect(await readOutro(page)).toEqual(expectedLists())
        const { words, detailed_results, percentage_score } = child.run()
        const successes = words.filter(({ word }) => !marked.wrong.has(word) && !marked.peeked.has(word))
        expect(detailed_results.filter(({ success }) => success).map(({ word }) => word)).toEqual(
          successes.map(({ word }) => word),
        )
        expect(percentage_score).toBe(Math.floor((100 * successes.length) / words.length))
      })
    })
  },
)

test('nothing went wrong on the way: no error on the page, no call refused', () => {
  expect(visit().troubles).toEqual([])
})

/** So many px stand between the word's place and the way on, where nothing is scrolled. */
const roomBelowWord = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.scrollTo(0, 0)
    document.querySelector('main')?.scrollTo(0, 0)
    const edgesOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const word = edgesOf('form [class*="_hero_"] > [class*="_body_"]')
    return (edgesOf('[data-way-on]')?.top ?? Number.NaN) - (word?.bottom ?? Number.NaN)
  })
