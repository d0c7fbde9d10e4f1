import type { Color, StudentExercise, TemplateName, Word } from '@letterliaan/contract'
import type { ChildAtGame } from './child.ts'

/** Which words the child gets wrong: by their place in the run, from 0. */
export type WrongAt = (index: number) => boolean
export const allRight: WrongAt = () => false

type PlayWord = (child: ChildAtGame, word: Word, isWrong: boolean) => Promise<void>

const type = async ({ page }: ChildAtGame, text: string): Promise<void> => {
  await page.getByRole('textbox').first().waitFor()
  await page.keyboard.type(text)
}

/** Types the word; a wrong child tries another letter first. */
const typeRestricted: PlayWord = async (child, { word }, isWrong) => {
  await type(child, isWrong ? (word.startsWith('x') ? 'y' : 'x') : '')
  await type(child, word)
  await child.page.keyboard.press('Enter')
}

const typeFreely: PlayWord = async (child, { word }, isWrong) => {
  await type(child, isWrong ? `${word}x` : word)
  await child.page.keyboard.press('Enter')
}

const dutchColors: Readonly<Record<Color, string>> = {
  red: 'rood',
  green: 'groen',
  yellow: 'geel',
  pink: 'roze',
  black: 'zwart',
  purple: 'paars',
  orange: 'oranje',
  brown: 'bruin',
  darkblue: 'donkerblauw',
  white: 'wit',
  lightblue: 'lichtblauw',
}

/** Picks each colour and taps its blocks; then types the word. */
const paintAndType: PlayWord = async (child, word, isWrong) => {
  const { page } = child
  for (const [at, color] of word.colors.entries()) {
    if (color === null) continue
    await page.getByRole('radio', { name: new RegExp(`^${dutchColors[color]}:`) }).check({ force: true })
    await page.getByRole('button', { name: new RegExp(`^Blok ${at + 1}\\b`) }).click()
  }
  await typeRestricted(child, word, isWrong)
}

/** Watches the letters come, and goes on as soon as it may. */
const readAlong: PlayWord = async ({ page }) => {
  await page.getByRole('button', { name: 'Klaar' }).click()
}

const players: Partial<Record<TemplateName, PlayWord>> = {
  LeesLetters: readAlong,
  KijkLuister: readAlong,
  LeesTyp: typeRestricted,
  Blokken: paintAndType,
  LetterBlokken: typeRestricted,
  LuisterTyp: typeRestricted,
  OefenDictee: typeFreely,
  StapDictee: typeFreely,
}

/** Waits until the word at this place is on the screen. */
export const seeWord = ({ page }: ChildAtGame, index: number, of: number): Promise<void> =>
  page.locator(`progress[aria-valuetext="Woord ${index + 1} van ${of}"]`).waitFor({ state: 'attached' })

/** Plays the words of the run from its current word up to `until`; the exercise must be at its content. */
export async function playWords(
  child: ChildAtGame,
  template: TemplateName,
  wrongAt: WrongAt = allRight,
  until = Number.POSITIVE_INFINITY,
): Promise<void> {
  const playWord = players[template]
  if (playWord === undefined) throw new Error(`no way to play ${template} yet`)
  const run: StudentExercise = child.run()
  const first = run.words.findIndex(({ word }) => word === run.current_word)
  for (const [index, word] of run.words.entries()) {
    if (index < first || index >= until) continue
    await seeWord(child, index, run.words.length)
    await playWord(child, word, wrongAt(index))
  }
}

/** Opens an exercise from the lesson page and plays it to its outro. */
export async function playExercise(
  child: ChildAtGame,
  name: string | RegExp,
  template: TemplateName,
  wrongAt: WrongAt = allRight,
): Promise<void> {
  await child.openExercise(name)
  await child.begin()
  await playWords(child, template, wrongAt)
  await child.page.getByRole('button', { name: 'Ga terug naar de lespagina' }).waitFor()
}
