import { GameTemplate, type DetailedResult, type Word } from '@letterliaan/contract'
import { recipeTemplates, templates } from '@letterliaan/exercises/logic'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { navigateTo, resizeTo } from '../harness/browser.ts'
import { demoUsernames, setUpStayingChild } from '../harness/game.ts'
import { aboveKeyboardSize, findLastingFaults, zoomedSize } from '../harness/measure-layout.ts'
import { logInOnOtherDevice, type OtherDevice } from '../harness/other-device.ts'
import { waitForAnimations } from '../harness/wait-for-animations.ts'
import { finger, createKeyboard, mouse, type InputDevice } from '../pages/input-device.ts'
import { beginExercise, hasOneTurn, isNoWordWrong, playWords } from '../pages/play-exercise.ts'
import { templatePlayers } from '../pages/players/index.ts'
import { createEachGame } from '../templates/create-each-game.ts'
import { templateRows } from '../templates/table.ts'
import { withFastClock } from '../templates/with-fast-clock.ts'
import { expectNoFaults, findFaults } from './find-faults.ts'

const { visit, server } = setUpStayingChild(demoUsernames.lastWorld, 'ipad')

type Played = keyof typeof templatePlayers
const addresses = new Map<Played, string>()
let device: OtherDevice
beforeAll(async () => {
  device = await logInOnOtherDevice(server(), demoUsernames.lastWorld)
  const { client } = device
  const steps = await client.call('GET /api/v1/step', {})
  for (const template of recipeTemplates) {
    const { world, position } = templateRows[template]
    const id = steps[world].find((step) => step.position === position)?.id ?? 0
    const { exercises } = await client.call('GET /api/v1/step/:id', { params: { id } })
    const exercise = exercises.find(({ exercise_type }) => exercise_type.template === template)
    addresses.set(template, `/fase/${world}/stap/${id}/${exercise?.id}`)
  }
  for (const [game, address] of await createEachGame(server())) addresses.set(game, address)
})

/** Templates that show an error at the chosen element. */
const struckWhereChosen = new Set<Played>([
  'KiesKlank',
  'Klankgroepen',
  'SorteerLeer',
  'SpeurKleur1',
  'SpeurKleur2',
  'Blokken',
  'TypKlankgroepen1',
])

const windows = [
  { width: 320, height: 640 },
  aboveKeyboardSize,
  zoomedSize,
  { width: 1920, height: 1080 },
] as const

const all = [
  ...recipeTemplates.map((template) => [templateRows[template].row, template] as const),
  ...GameTemplate.options.map((template) => ['PLEK-6', template] as const),
]

const indexNow = (): number => {
  const { words, current_word } = visit().child.run()
  return words.findIndex(({ word }) => word === current_word)
}

const numCompleted = (): number =>
  visit()
    .child.run()
    .detailed_results.filter(({ completed }) => completed).length

/** SPEEL-1: checks both main sizes. The window keeps the last size. */
async function findFaultsOfPlace(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const size of ['ipad', 'chromebook'] as const) {
    await resizeTo(page, size)
    for (const fault of await findLastingFaults(page)) faults.push(`${size}: ${fault}`)
  }
  return faults
}

/** SPEEL-1: the help dialog does not scroll, and opens below the written word. */
async function findFaultsOfHelp(page: Page): Promise<string[]> {
  const help = page.getByRole('button', { name: 'Help', exact: true })
  const faults: string[] = []
  if (!(await help.isVisible())) return faults
  for (const size of ['phone', 'ipad', 'chromebook'] as const) {
    await resizeTo(page, size)
    await help.click()
    await waitForAnimations(page)
    for (const fault of [...(await findLastingFaults(page)), ...(await page.evaluate(findHidden))])
      faults.push(`help on ${size}: ${fault}`)
    await page.keyboard.press('Escape')
  }
  return faults
}

/** Chooses wrong four times. The last help shows whole words. */
async function findFaultsOfLastHelp({ verb }: Word): Promise<string[]> {
  const { page } = visit()
  const choose = (question: string, name: string) =>
    page.getByRole('group', { name: question }).getByRole('button', { name, exact: true }).click()
  const right = verb?.time ?? 'nu'
  for (const time of ['nu', 'toen', 'klaar', 'doe dat!'].filter((name) => name !== right))
    await choose('Wanneer is het?', time)
  await choose('Wanneer is het?', right)
  await choose('Wie doet het?', verb?.person === 'ik' ? 'u' : 'ik')
  await page.locator('[data-help] [data-filled]').first().waitFor()
  return findFaults(page)
}

/** Plays the other words on another device. A run to repeat restarts if it is opened after its end. */
async function findFaultsOfOutro(template: Played): Promise<string[]> {
  const { page, child } = visit()
  const endsHere = template === 'LuisterTyp'
  if (!hasOneTurn(template)) {
    await device.play(Number(page.url().split('/').at(-1)), undefined, endsHere ? 1 : 0)
    await page.reload()
  }
  if (endsHere) {
    await beginExercise(child, template)
    await playWords(child, template)
  }
  await page.locator('[data-part="3"] [data-way-on="first"]').waitFor()
  return findFaultsOfPlace(page)
}

/** Runs in the page. */
function findHidden(): string[] {
  const frame = document.querySelector('dialog[open] > div')
  const scrolling = [...(frame?.querySelectorAll('*') ?? [])].filter(
    (part) => getComputedStyle(part).overflowY === 'auto' && part.scrollHeight > part.clientHeight + 1,
  )
  const top = frame?.getBoundingClientRect().top ?? 0
  const written = document.querySelector('[data-part="2"] :is(input[type="text"], textarea, [data-word-row])')
  const foot = written?.getBoundingClientRect().bottom ?? 0
  return [
    ...scrolling.map((part) => `it scrolls by ${part.scrollHeight - part.clientHeight} px`),
    ...(foot > top ? [`it covers what is written: ${Math.round(foot)} of ${Math.round(top)}`] : []),
  ]
}

/** Plays one word wrong and then right, if its template allows it. */
async function playMistake(template: Played, word: Word): Promise<void> {
  const { page, child } = visit()
  const { right, wrong } = templatePlayers[template]
  const { tries, toldAtEnd } = templates[template].turn
  const turn = { child, hand: mouse, word }
  const play = (act: () => Promise<void>) => withFastClock(page, template, act)
  const result = (): DetailedResult | undefined =>
    child.run().detailed_results.find((each) => each.word === word.word)
  const isCounted = (): boolean => (toldAtEnd ? result()?.completed === true : result()?.num_errors === 1)
  if (wrong === null) await play(() => right(turn))
  else await play(() => wrong(turn))
  await expect.poll(() => wrong === null || isCounted()).toBe(true)
  expectNoFaults(struckWhereChosen.has(template) ? await findCovered(page) : [])
  if (template === 'Vlot' && wrong !== null) {
    await play(() => wrong(turn, 1))
    await page.locator('[data-help]').waitFor()
    await resizeTo(page, 'phone')
    expectNoFaults(await findHelpOverBuddy(page))
  }
  // A right word covers the scene until the word disappears.
  if (!toldAtEnd && wrong !== null) expectNoFaults(await findFaultsOfPlace(page))
  if (wrong !== null && tries !== 1) await play(() => right(turn))
  await expect.poll(() => result()?.completed).toBe(true)
  await mouse.goOn(page)
}

test.each(all)(
  'SPEEL-1 GIDS-5 GIDS-13 %s %s has no barriers or layout faults at any size, and can be played by touch, mouse and keyboard',
  async (_row, template) => {
    const { page, child, troubles } = visit()
    troubles.length = 0
    await navigateTo(page, addresses.get(template) ?? '')
    await beginExercise(child, template)
    expectNoFaults(await findFaults(page, 'html', windows))
    expectNoFaults(await findFaultsOfHelp(page))
    const first = indexNow()
    const playTo = (until: number, hand: InputDevice) =>
      withFastClock(page, template, () => playWords(child, template, isNoWordWrong, until, hand))
    await resizeTo(page, 'ipad')
    await playTo(first + 1, finger)
    await resizeTo(page, 'chromebook')
    // If the template has one turn, its run is over after that turn.
    const isOver = hasOneTurn(template)
    const isPlayed = () => (isOver ? child.run().is_complete : indexNow() === first + 1)
    await expect.poll(isPlayed).toBe(true)
    const word = child.run().words[first + 1]
    if (!isOver && word !== undefined) {
      await playMistake(template, word)
      const following = child.run().words[first + 2]
      if (template === 'Werkwoord' && following !== undefined)
        expectNoFaults(await findFaultsOfLastHelp(following))
      await playTo(first + 3, createKeyboard(page))
    }
    if (!isOver) {
      await page.locator('[data-right-word]').waitFor({ state: 'detached' })
      expectNoFaults(await findFaultsOfPlace(page))
    }
    const completed = isOver ? child.run().words.length : first + 3
    await expect.poll(numCompleted).toBeGreaterThanOrEqual(isOver ? Math.min(2, completed) : completed)
    expectNoFaults(await findFaultsOfOutro(template))
    expectNoFaults(troubles)
  },
)

/** Returns the needed elements that a struck tile covers. */
const findCovered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tile = document.querySelector('output [class*="tile"]')?.getBoundingClientRect()
    if (tile === undefined) return []
    const needed = document.querySelectorAll('form p[aria-live], button[aria-label^="Luister"]')
    return [...needed].flatMap((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      const isBeside =
        left >= tile.right - 1 || right <= tile.left + 1 || top >= tile.bottom - 1 || bottom <= tile.top + 1
      return isBeside || right === left ? [] : [part.getAttribute('aria-label') ?? part.textContent]
    })
  })

const findHelpOverBuddy = (page: Page): Promise<string[]> =>
  page.locator('[data-logs] > :not(svg)').evaluate((buddy) => {
    const { x, y, width } = buddy.getBoundingClientRect()
    const isCovered = document.elementFromPoint(x + width / 2, y + 2)?.closest('[data-help]') != null
    return isCovered ? ['help covers the buddy on its raft'] : []
  })
