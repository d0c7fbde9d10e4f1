/** A text that the name must contain (or equal with `exact`), or a regular expression. */
export type Matcher =
  | { readonly text: string; readonly exact: boolean }
  | { readonly source: string; readonly flags: string }

export type QueryStep =
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'role'; readonly role: string; readonly name?: Matcher; readonly disabled?: boolean }
  | { readonly by: 'text'; readonly text: Matcher }
  | { readonly by: 'label'; readonly label: Matcher }
  | { readonly by: 'containing'; readonly text: Matcher }
  | { readonly by: 'place'; readonly at: number }
  | { readonly by: 'or'; readonly other: Query }

/** Each step searches in the elements of the previous step, or filters them. */
export type Query = readonly QueryStep[]

interface Axe {
  readonly setup: (root: Element) => void
  readonly teardown: () => void
  readonly commons: {
    readonly aria: { readonly getRole: (element: Element) => string | null }
    readonly text: { readonly accessibleText: (element: Element) => string }
    readonly dom: { readonly isVisibleToScreenReaders: (element: Element) => boolean }
  }
}

declare const axe: Axe

/** Runs in the page as text, so it can't use anything of this file. Axe finds the roles and names there. */
export function findElements(query: Query): Element[] {
  const normal = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()
  const fits = (matcher: Matcher, text: string): boolean => {
    if ('source' in matcher) return new RegExp(matcher.source, matcher.flags).test(text)
    const [asked, given] = [normal(matcher.text), normal(text)]
    return matcher.exact ? given === asked : given.toLowerCase().includes(asked.toLowerCase())
  }
  const within = (roots: readonly ParentNode[], selector: string): Element[] => {
    const found = new Set(roots.flatMap((root) => [...root.querySelectorAll(selector)]))
    return roots.length === 1 ? [...found] : inOrder([...found])
  }
  const inOrder = (elements: readonly Element[]): Element[] =>
    elements.toSorted((one, other) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 1 : -1,
    )
  const isDisabled = (element: Element): boolean =>
    element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true'
  const textOf = (element: Element): string => (element as HTMLElement).innerText ?? element.textContent ?? ''
  const labelOf = (element: Element): string => axe.commons.text.accessibleText(element)
  const isField = 'input, textarea, select, [role=slider], [role=textbox]'

  const take = (found: readonly ParentNode[], step: QueryStep): Element[] => {
    const elements = found as readonly Element[]
    switch (step.by) {
      case 'css':
        return within(found, step.selector)
      case 'role':
        return within(found, '*').filter(
          (element) =>
            axe.commons.aria.getRole(element) === step.role &&
            axe.commons.dom.isVisibleToScreenReaders(element) &&
            (step.disabled === undefined || isDisabled(element) === step.disabled) &&
            (step.name === undefined || fits(step.name, labelOf(element))),
        )
      case 'text': {
        const holders = within(found, 'body *').filter((element) => fits(step.text, normal(textOf(element))))
        return holders.filter(
          (element) => !holders.some((other) => other !== element && element.contains(other)),
        )
      }
      case 'label':
        return within(found, isField).filter((element) => fits(step.label, labelOf(element)))
      case 'containing':
        return elements.filter((element) => fits(step.text, normal(element.textContent ?? '')))
      case 'place':
        return elements.slice(step.at).slice(0, 1)
      case 'or':
        return inOrder([...new Set([...elements, ...all(step.other)])])
    }
  }
  const all = (steps: Query): Element[] => steps.reduce<ParentNode[]>(take, [document]) as Element[]

  axe.setup(document.documentElement)
  try {
    return all(query)
  } finally {
    axe.teardown()
  }
}
