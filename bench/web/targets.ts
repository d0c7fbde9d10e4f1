import type { Browser } from 'playwright-core'
import { createClient } from '@letterliaan/contract/client'
import type { Tokens } from '@letterliaan/contract'
import type { LoadTarget } from './page/load-page.ts'

/** Stars of a child that has not chosen any. */
const difficulty = 2
const childUsername = 'youssef@voorbeeldschool.nl'

/** Logs a child in and stores its identity, without the responses that the app has cached by then. */
async function logIn(browser: Browser, url: string, password: string) {
  const context = await browser.newContext({ locale: 'nl-NL' })
  const page = await context.newPage()
  await page.goto(`${url}/login`)
  await page.getByLabel('E-mailadres').fill(childUsername)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Starten' }).click()
  await page.waitForURL(`${url}/`)
  const { cookies, origins } = await context.storageState()
  await context.close()
  const isWho = ({ name }: { name: string }): boolean => name === 'letterliaan-session'
  const sessions = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(isWho),
  }))
  return { cookies, origins: sessions }
}

/** Returns an exercise that can be started, in the first open step, and the letter that it expects first. */
async function findExercise(url: string, password: string) {
  let storedTokens: Tokens | null = null
  const client = createClient({
    baseUrl: url,
    client_id: 'letterliaan-game',
    tokens: {
      read: () => storedTokens,
      begin: (tokens) => void (storedTokens = tokens),
      write: (tokens) => void (storedTokens = tokens),
      clear: () => void (storedTokens = null),
    },
  })
  await client.login(childUsername, password)
  const steps = Object.values(await client.call('GET /api/v1/step', {})).flat()
  const open = steps.find(({ status }) => status === 0) ?? steps.find(({ status }) => status > 0)
  if (!open) throw new Error('no open step')
  const step = await client.call('GET /api/v1/step/:id', { params: { id: open.id } })
  const exercise = step.exercises.find(({ exercise_type }) => exercise_type.template === 'LuisterTyp')
  if (!exercise) throw new Error('no exercise to type in')
  const opened = await client.call('GET /api/v1/exercise/:id', { params: { id: exercise.id } })
  const letter = opened.student_exercise[difficulty].words[0]?.word[0]
  if (letter === undefined) throw new Error('no word to type')
  return { address: `/fase/${open.phase_id}/stap/${open.id}/${exercise.id}`, letter }
}

/** The two baselines first. `firstVisitEnds` resolves when the game's server has sent everything. */
export async function findTargets(
  browser: Browser,
  floor: string,
  game: string,
  password: string,
  firstVisitEnds: () => Promise<void>,
): Promise<LoadTarget[]> {
  const storage = await logIn(browser, game, password)
  const { address, letter } = await findExercise(game, password)
  const map = { url: `${game}/wereld/1`, ready: 'main [data-help]', storage }
  /** The first word that can be typed: 'Begin!' is pressed as soon as it is shown. */
  const begin = {
    url: `${game}${address}`,
    press: '[data-way-on] button',
    ready: 'main input',
    storage,
    letter,
  }
  return [
    { name: 'bare HTML page with a field', url: `${floor}/bare/`, ready: 'input' },
    { name: 'bare Vite + React page (the floor)', url: `${floor}/react/`, ready: 'input' },
    { name: 'login page', url: `${game}/login`, ready: 'input[type=password]' },
    { name: 'an exercise by deep link', ...begin },
    { name: 'world map by deep link', ...map },
    { name: 'login page, second visit', url: `${game}/login`, ready: 'input[type=password]', firstVisitEnds },
    { name: 'an exercise, second visit', ...begin, firstVisitEnds },
    { name: 'world map, second visit', ...map, firstVisitEnds },
  ]
}
