import { findElements, type Matcher, type Query, type QueryStep } from './find-elements.ts'
import { createClick } from './keys.ts'
import type { Page } from './page.ts'

type Name = string | RegExp
type State = 'visible' | 'attached' | 'detached'

const matcherOf = (name: Name, exact = false): Matcher =>
  typeof name === 'string' ? { text: name, exact } : { source: name.source, flags: name.flags }

const isVisible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
}

type InPage = (elements: Element[], given: never) => unknown

/** Returns the centre of an element if it can be pressed there, or else why it can't. */
function aimAt(elements: Element[], { isForced }: { isForced: boolean }): { x: number; y: number } | string {
  const [element] = elements
  if (element === undefined || elements.length > 1) return `${elements.length} elements`
  // At one frame per second, an element that starts to move seems still.
  const isCarriedAlong = document.getAnimations().some(({ playState, effect }) => {
    const { target, pseudoElement } = effect as KeyframeEffect
    const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    return (
      playState === 'running' && !isEndless && pseudoElement === null && target?.contains(element) === true
    )
  })
  if (isCarriedAlong) return 'it moves'
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const aim = (): { x: number; y: number } => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  if (element.matches(':disabled')) return 'it is disabled'
  const hit = document.elementFromPoint(aim().x, aim().y)
  if (isForced || (hit !== null && element.contains(hit))) return aim()
  element.scrollIntoView({ block: 'center' })
  const again = document.elementFromPoint(aim().x, aim().y)
  if (again !== null && element.contains(again)) return aim()
  return `${again?.outerHTML.slice(0, 120)} lies over it`
}

/** The methods of a Playwright locator that the players use. */
export class Elements {
  readonly #page: Page
  readonly #query: Query

  constructor(page: Page, query: Query) {
    this.#page = page
    this.#query = query
  }

  #and = (step: QueryStep): Elements => new Elements(this.#page, [...this.#query, step])

  getByRole = (
    role: string,
    { name, exact, disabled }: { name?: Name; exact?: boolean; disabled?: boolean } = {},
  ): Elements =>
    this.#and({
      by: 'role',
      role,
      ...(name === undefined ? {} : { name: matcherOf(name, exact) }),
      ...(disabled === undefined ? {} : { disabled }),
    })
  getByText = (text: Name, { exact = false } = {}): Elements =>
    this.#and({ by: 'text', text: matcherOf(text, exact) })
  getByLabel = (label: Name, { exact = false } = {}): Elements =>
    this.#and({ by: 'label', label: matcherOf(label, exact) })
  locator = (selector: string): Elements => this.#and({ by: 'css', selector })
  filter = ({ hasText }: { hasText: Name }): Elements =>
    this.#and({ by: 'containing', text: matcherOf(hasText) })
  nth = (at: number): Elements => this.#and({ by: 'place', at })
  first = (): Elements => this.nth(0)
  last = (): Elements => this.nth(-1)
  or = (other: Elements): Elements => this.#and({ by: 'or', other: other.#query })
  page = (): Page => this.#page

  ask = <Answer>(question: InPage, given: unknown = null): Promise<Answer> =>
    this.#page.call<Answer>(
      `(query, given) => (${String(question)})((${String(findElements)})(query), given)`,
      this.#query,
      given,
    )

  count = (): Promise<number> => this.ask((elements) => elements.length)
  allInnerTexts = (): Promise<string[]> =>
    this.ask((elements) => elements.map((element) => (element as HTMLElement).innerText))
  isVisible = async (): Promise<boolean> => (await this.#countVisible()) > 0
  isEnabled = (): Promise<boolean> => this.#when((element) => !element.matches(':disabled'))
  innerText = (): Promise<string> => this.#when((element) => (element as HTMLElement).innerText)
  textContent = (): Promise<string> => this.#when((element) => element.textContent)
  inputValue = (): Promise<string> => this.#when((element) => (element as HTMLInputElement).value)
  focus = (): Promise<null> => this.#when((element) => (element as HTMLElement).focus())

  async waitFor({ state = 'visible' }: { state?: State } = {}): Promise<void> {
    const count = state === 'visible' ? this.#countVisible : this.count
    await this.#page.until(
      async () => (await count()) > 0 === (state !== 'detached'),
      async () => `${JSON.stringify(this.#query)} is not ${state}`,
    )
  }

  async click({ isForced = false } = {}): Promise<void> {
    let aim: { x: number; y: number } | string = ''
    await this.#page.until(
      async () => {
        await this.#page.beforePress(this)
        const before = JSON.stringify(aim)
        aim = await this.ask(aimAt, { isForced })
        // An element is not pressed while it moves.
        return typeof aim !== 'string' && JSON.stringify(aim) === before
      },
      async () => `${JSON.stringify(this.#query)} can not be pressed: ${JSON.stringify(aim)}`,
    )
    if (typeof aim === 'string') return
    const { x, y } = aim as { x: number; y: number }
    await this.#page.driver.perform(createClick(x, y))
  }

  check = (): Promise<void> =>
    this.#page.until(
      async () => {
        if (await this.#isChecked()) return true
        await this.click({ isForced: true })
        return this.#isChecked()
      },
      async () => `${JSON.stringify(this.#query)} is not checked`,
    )
  #isChecked = (): Promise<boolean> => this.#when((element) => element.matches(':checked'))

  async fill(text: string): Promise<void> {
    await this.click()
    await this.#page.keyboard.press('Control+a')
    await this.#page.keyboard.type(text)
  }

  async selectOption(label: string): Promise<void> {
    await this.waitFor()
    await this.ask((elements: Element[], asked: string) => {
      const field = elements[0] as HTMLSelectElement
      const option = [...field.options].find(({ text }) => text.trim() === asked)
      if (option === undefined) throw new Error(`no ${asked}`)
      field.value = option.value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }, label)
  }

  #countVisible = (): Promise<number> =>
    this.#page.call<number>(
      `(query) => (${String(findElements)})(query).filter(${String(isVisible)}).length`,
      this.#query,
    )

  async #when<Answer>(question: (element: Element) => unknown): Promise<Answer> {
    await this.waitFor({ state: 'attached' })
    return this.#page.call<Answer>(
      `(query) => (${String(question)})((${String(findElements)})(query)[0])`,
      this.#query,
    )
  }
}
