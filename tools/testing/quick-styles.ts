/** All that jsdom's own style sheet looks at, beside the tag, where it tells how an element is displayed. */
const tellingAttributes = ['style', 'hidden', 'open', 'type'] as const

/** Elements whose display depends on more than that: on their place, or on a state that is no attribute. */
const isSpecial = (element: Element): boolean =>
  element.localName === 'summary' || element.hasAttribute('popover')

const displays = new Map<string, string>()
const quickened = new WeakSet<object>()

/**
 * Makes `getComputedStyle` of a page without style sheets answer at once what Testing Library asks it for each element on
 * each look: is it displayed, is it visible? jsdom matches its own style sheet anew after each change of the page, which
 * takes longer than the tests. What is asked of other properties, or on a page with style sheets, jsdom answers.
 */
export function quickenStyles(page: Window & typeof globalThis): void {
  if (quickened.has(page)) return
  quickened.add(page)
  const compute = page.getComputedStyle.bind(page)

  const displayOf = (element: Element): string => {
    if (isSpecial(element)) return compute(element).display
    const attributes = tellingAttributes.map((name) => element.getAttribute(name))
    const key = JSON.stringify([element.localName, ...attributes])
    let display = displays.get(key)
    if (display === undefined) displays.set(key, (display = compute(element).display))
    return display
  }
  /** It is inherited, and set nowhere but by styles of the elements themselves. */
  const visibilityOf = (element: Element): string => {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (at.hasAttribute('hidden') || at.getAttribute('style')?.includes('visibility'))
        return compute(element).visibility
    return 'visible'
  }
  page.getComputedStyle = (element, pseudo) => {
    if (pseudo || page.document.styleSheets.length > 0) return compute(element, pseudo)
    let whole: CSSStyleDeclaration | undefined
    const read = (name: PropertyKey): unknown => {
      if (name === 'display') return displayOf(element)
      if (name === 'visibility') return visibilityOf(element)
      if (name === 'getPropertyValue')
        return (property: string) =>
          property === 'display' || property === 'visibility'
            ? read(property)
            : (whole ??= compute(element)).getPropertyValue(property)
      whole ??= compute(element)
      const value: unknown = Reflect.get(whole, name)
      return typeof value === 'function' ? value.bind(whole) : value
    }
    return new Proxy({} as CSSStyleDeclaration, { get: (_, name) => read(name) })
  }
}
