import type { ElementHandle, Locator, Page } from 'playwright-core'

/** An input device with which a child works the screen: mouse, finger or keyboard. */
export interface InputDevice {
  /** A button. */
  readonly press: (button: Locator) => Promise<void>
  /** A radio button or a box to check. */
  readonly choose: (choice: Locator) => Promise<void>
  /** To a field, to type there. */
  readonly goTo: (field: Locator) => Promise<void>
  /** Types where it is. */
  readonly type: (page: Page, text: string) => Promise<void>
  /** Selects all that stands in the field where it is. */
  readonly selectAll: (field: Locator) => Promise<void>
  /** Hands in what was typed. */
  readonly handIn: (page: Page) => Promise<void>
  /** A right word stands a moment: ends that, with what does nothing else. */
  readonly goOn: (page: Page) => Promise<void>
}

/** Types into a field, behind what stands in it. */
export async function typeInto(hand: InputDevice, field: Locator, text: string): Promise<void> {
  await hand.goTo(field)
  await hand.type(field.page(), text)
}

/** Types over what stands in a field. */
export async function typeOver(hand: InputDevice, field: Locator, text: string): Promise<void> {
  await hand.goTo(field)
  await hand.selectAll(field)
  await hand.type(field.page(), text)
}

/** A keyboard of keys. */
const keyboard: Pick<InputDevice, 'type' | 'selectAll' | 'handIn' | 'goOn'> = {
  type: (page, text) => page.keyboard.type(text),
  selectAll: (field) => field.page().keyboard.press('Control+A'),
  handIn: (page) => page.keyboard.press('Enter'),
  goOn: (page) => page.keyboard.press('Shift'),
}

/** A mouse, and a keyboard to type. */
export const mouse: InputDevice = {
  ...keyboard,
  press: (button) => button.click(),
  choose: (choice) => choice.check({ force: true }),
  goTo: (field) => field.focus(),
}

/** With one finger alone, on a screen: the letters come from a soft keyboard, which presses no keys. */
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
    // On the bar that tells how far the exercise is: nothing to press is there. The outro has none.
    const [place] = await page.locator('progress').evaluateAll((bars) =>
      bars.map((bar) => {
        const { x, y, width, height } = bar.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      }),
    )
    if (place !== undefined) await page.touchscreen.tap(place.x, place.y)
  },
}

/** The keyboard alone: Tab to a control, then the key that operates it. */
export const keyboardOf = (page: Page): InputDevice => ({
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

/** Notes what the page is worked with from now on: 'key', 'mouse', 'touch'. Only as long as its document stays. */
export async function noteDevices(page: Page): Promise<() => Promise<string[]>> {
  const noted = await page.evaluateHandle(() => {
    const devices = new Set<string>()
    addEventListener('keydown', () => devices.add('key'), { capture: true })
    addEventListener('pointerdown', ({ pointerType }) => devices.add(pointerType), { capture: true })
    return devices
  })
  return () => noted.evaluate((devices) => [...devices])
}

const maxPresses = 80
const tabsBetweenLooks = 10

/** Finds an element for who asks it often, anew only where it was drawn anew: to look for it takes ten times as long as to ask it. */
export function finderOf(target: Locator): () => Promise<ElementHandle<Element>> {
  let element: ElementHandle<Element> | undefined
  return async () => {
    // Of a document that is gone there is nothing to ask.
    const isThere = await element?.evaluate(({ isConnected }) => isConnected).catch(() => false)
    if (element === undefined || !isThere) element = await target.elementHandle()
    return element
  }
}

export const hasFocus = (target: ElementHandle<Element>): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

/** The key that goes one control on to the target, or back where that is the way; within a row of one stop an arrow. Null when there. */
const keyTowards = (target: ElementHandle<Element>): Promise<string | null> =>
  target.evaluate((element) => {
    const now = document.activeElement
    if (now === element) return null
    const position = now?.compareDocumentPosition(element) ?? 0
    const isBefore = (position & Node.DOCUMENT_POSITION_PRECEDING) !== 0
    const isInRow = (element as HTMLElement).tabIndex === -1 && now?.parentElement === element.parentElement
    if (isInRow) return isBefore ? 'ArrowLeft' : 'ArrowRight'
    return isBefore ? 'Shift+Tab' : 'Tab'
  })

async function tabTo(page: Page, target: Locator): Promise<void> {
  const find = finderOf(target)
  for (let presses = 0; presses < maxPresses; presses++) {
    // This takes away a badge that came, out of which Tab does not lead.
    if (presses % tabsBetweenLooks === 0) await target.waitFor()
    const key = await keyTowards(await find())
    if (key === null) return
    await page.keyboard.press(key)
  }
  throw new Error(`Tab does not come to ${target.toString()}`)
}

/** Into the group with Tab, along it with an arrow. */
async function arrowTo(page: Page, radio: Locator): Promise<void> {
  await radio.waitFor()
  const find = finderOf(radio)
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
