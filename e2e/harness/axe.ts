import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { JSHandle, Page } from 'playwright-core'
import { isAnimationIdle, waitForAnimations } from './wait-for-animations.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const allRules = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
} as const

const rulesButColors = { ...allRules, rules: { 'color-contrast': { enabled: false } } } as const

const rulesOfPlace = {
  runOnly: { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] },
} as const

type Rules = typeof allRules | typeof rulesButColors | typeof rulesOfPlace

type Part = string | JSHandle<Element[]>

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[]
}

const maxChecks = 5

/** Returns axe violations, one line per node. `within`: a part of the page. */
export async function findBarriers(
  page: Page,
  within: Part = 'html',
  rules: Rules = allRules,
): Promise<string[]> {
  await loadAxe(page)
  let violations: string[] = []
  for (let looks = 0; looks < maxChecks; looks += 1) {
    await waitForAnimations(page)
    violations = await runAxe(page, within, rules)
    if (violations.some(isOfPlace)) violations = await listThoseElsewhere(page, within, violations)
    if (violations.length === 0 || (await isAnimationIdle(page))) break
  }
  return violations
}

export const markShownElements = (page: Page): Promise<JSHandle<WeakSet<Element>>> =>
  page.evaluateHandle(
    () =>
      new WeakSet(
        [...document.querySelectorAll('*')].filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        ),
      ),
  )

/** Returns small touch targets, and violations of elements not `shown` before. Colours are the same at all sizes. */
export async function findBarriersOfOthers(
  page: Page,
  within: string,
  shown: JSHandle<WeakSet<Element>>,
): Promise<string[]> {
  const others = await page.evaluateHandle(
    ({ shown: known, within: part }) => {
      const isOther = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true }) && !known.has(element)
      return [...document.querySelectorAll(`${part} *`)].filter(
        (element) => isOther(element) && !(element.parentElement && isOther(element.parentElement)),
      )
    },
    { shown, within },
  )
  const areThere = await others.evaluate(({ length }) => length > 0)
  return [
    ...(await findBarriers(page, within, rulesOfPlace)),
    ...(areThere ? await findBarriers(page, others, rulesButColors) : []),
  ]
}

const isOfPlace = (violation: string): boolean => violation.startsWith('target-size:')

/** Lists violations again after scrolling, because elements below the bar at the bottom become visible. */
async function listThoseElsewhere(page: Page, within: Part, found: readonly string[]): Promise<string[]> {
  await scrollBy(page, 120)
  const nodeOf = (violation: string): string => violation.split(' — ')[0] ?? ''
  const still = new Set((await runAxe(page, within, rulesOfPlace)).map(nodeOf))
  await scrollBy(page, -120)
  return found.filter((violation) => !isOfPlace(violation) || still.has(nodeOf(violation)))
}

/** Scrolls the `main` element, because a game page itself does not scroll. */
const scrollBy = (page: Page, top: number): Promise<void> =>
  page.evaluate((by) => {
    for (const scrolled of [window, document.querySelector('main')])
      scrolled?.scrollBy({ top: by, behavior: 'instant' })
  }, top)

async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return
  // The end of a session of its own would put a page without a network online.
  await page.evaluate(`${source};0`)
}

async function runAxe(page: Page, within: Part, rules: Rules): Promise<string[]> {
  const violations = await page.evaluate(
    async ({ asked, within: part }) => {
      const { axe } = globalThis as unknown as {
        axe: { run(context: string | Element[], options: object): Promise<{ violations: Violation[] }> }
      }
      // Passed checks need no details.
      const options = { ...asked, resultTypes: ['violations'] }
      return (await axe.run(part, options)).violations
    },
    { asked: rules, within },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} — ${node.failureSummary}`),
  )
}
