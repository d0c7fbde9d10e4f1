import type { ElementHandle, Locator, Page } from 'playwright-core'

export interface InputDevice {
  readonly press: (button: Locator) => Promise<void>
  readonly choose: (choice: Locator) => Promise<void>
  readonly goTo: (field: Locator) => Promise<void>
  readonly type: (page: Page, text: string) => Promise<void>
  readonly selectAll: (field: Locator) => Promise<void>
  readonly handIn: (page: Page) => Promise<void>
  /** Ends the pause after a right word. */
  readonly goOn: (page: Page) => Promise<void>
}

export async function typeInto(hand: InputDevice, field: Locator, text: string): Promise<void> {
  await hand.goTo(field)
  await hand.type(field.page(), text)
}

export async function typeOver(hand: InputDevice, field: Locator, text: string): Promise<void> {
  await hand.goTo(field)
  await hand.selectAll(field)
  await hand.type(field.page(), text)
}

const keyboard: Pick<InputDevice, 'type' | 'selectAll' | 'handIn' | 'goOn'> = {
  type: (page, text) => page.keyboard.type(text),
  selectAll: (field) => field.page().keyboard.press('Control+A'),
  handIn: (page) => page.keyboard.press('Enter'),
  goOn: (page) => page.keyboard.press('Shift'),
}

export const mouse: InputDevice = {
  ...keyboard,
  press: (button) => button.click(),
  choose: (choice) => choice.check({ force: true }),
  goTo: (field) => field.focus(),
}

/** A soft keyboard, which sends no key events. */
export const finger: InputDevice = {
  press: (button) => button.tap(),
  choose: (choice) => choice.tap({ force: true }),
  goTo: (field) => field.tap(),
  async type(page, text) {
    for (const letter of text) await page.keyboard.insertText(letter)
  },
  selectAll: (field) => field.selectText(),
  handIn: (page) => page.getByRole('button', { name: 'Klaar' }).tap(),
  async goOn(page) {
    // Taps the progress bar, which has no controls. The outro has no such bar.
    const [place] = await page.locator('progress').evaluateAll((bars) =>
      bars.map((bar) => {
        const { x, y, width, height } = bar.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      }),
    )
    if (place !== undefined) await page.touchscreen.tap(place.x, place.y)
  },
}

/** Moves to a control with Tab, and then presses its key. */
export const createKeyboard = (page: Page): InputDevice => ({
  ...keyboard,
  async press(button) {
    await tabTo(page, button)
    await page.keyboard.press('Enter')
  },
  async choose(choice) {
    if ((await choice.getAttribute('type')) === 'radio') await arrowTo(page, choice)
    else await tabTo(page, choice)
    if (!(await choice.isChecked())) await page.keyboard.press('Space')
  },
  goTo: (field) => tabTo(page, field),
})

export async function recordDevices(page: Page): Promise<() => Promise<string[]>> {
  const noted = await page.evaluateHandle(() => {
    const devices = new Set<string>()
    addEventListener('keydown', () => devices.add('key'), { capture: true })
    addEventListener('pointerdown', ({ pointerType }) => devices.add(pointerType), { capture: true })
    return devices
  })
  return () => noted.evaluate((devices) => [...devices])
}

const maxPresses = 160
const tabsBetweenLooks = 10

/** Caches an element until it is replaced, because finding takes ten times as long as checking. */
export function createFinder(target: Locator): () => Promise<ElementHandle<Element>> {
  let element: ElementHandle<Element> | undefined
  return async () => {
    // The document may be gone by now.
    const isThere = await element?.evaluate(({ isConnected }) => isConnected).catch(() => false)
    if (element === undefined || !isThere) element = await target.elementHandle()
    return element
  }
}

export const hasFocus = (target: ElementHandle<Element>): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

/** Returns Tab, Shift+Tab, an arrow within a group, or Escape to leave a new dialog. Null at the target. */
const keyTowards = (target: ElementHandle<Element>): Promise<string | null> =>
  target.evaluate((element) => {
    const now = document.activeElement
    if (now === element) return null
    const window = now?.closest('dialog[open]')
    if (window && !window.contains(element)) return 'Escape'
    const position = now?.compareDocumentPosition(element) ?? 0
    const isBefore = (position & Node.DOCUMENT_POSITION_PRECEDING) !== 0
    const isInRow = (element as HTMLElement).tabIndex === -1 && now?.parentElement === element.parentElement
    if (isInRow) return isBefore ? 'ArrowLeft' : 'ArrowRight'
    return isBefore ? 'Shift+Tab' : 'Tab'
  })

async function tabTo(page: Page, target: Locator): Promise<void> {
  const find = createFinder(target)
  for (let presses = 0; presses < maxPresses; presses++) {
    if (presses % tabsBetweenLooks === 0) {
      // Closes a badge, which traps Tab.
      await target.waitFor()
      // Tab skips a button that waits for the server. A lost element is found again below.
      await (await find()).waitForElementState('enabled').catch(() => undefined)
    }
    const key = await keyTowards(await find())
    if (key === null) return
    await page.keyboard.press(key)
  }
  throw new Error(`Tab does not come to ${target.toString()}`)
}

async function arrowTo(page: Page, radio: Locator): Promise<void> {
  await radio.waitFor()
  const find = createFinder(radio)
  const isInGroup = async (): Promise<boolean> =>
    (await find()).evaluate((element) => {
      const now = document.activeElement
      return now instanceof HTMLInputElement && now.name === (element as HTMLInputElement).name
    })
  for (let presses = 0; presses < maxPresses && !(await isInGroup()); presses++)
    await page.keyboard.press((await keyTowards(await find())) ?? 'Tab')
  for (let presses = 0; presses < maxPresses && !(await hasFocus(await find())); presses++)
    await page.keyboard.press('ArrowRight')
}
