// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { quickenStyles } from './quick-styles.ts'

const markup = `
  <main><p>one <b>word</b></p><p hidden>two<em>three</em></p><div style="visibility: hidden"><i>four</i></div></main>
  <dialog>closed</dialog><dialog open>open</dialog><section popover="manual">above</section>
  <details><summary>first</summary><summary>second</summary></details>
  <input><input type="hidden"><button style="display: none">five</button><ul><li>six</li></ul>
  <table><tbody><tr hidden><td>seven</td></tr><tr><td>eight</td></tr></tbody></table>`

const changes: readonly ((page: Document) => void)[] = [
  () => {},
  (page) => page.querySelector('main')?.setAttribute('hidden', ''),
  (page) => page.querySelector('dialog')?.setAttribute('open', ''),
  (page) => page.querySelector('ul')?.setAttribute('style', 'display: none; visibility: hidden'),
  (page) =>
    page.head.append(Object.assign(page.createElement('style'), { textContent: 'b { display: block }' })),
]

function makePage(): Window & typeof globalThis {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const page = frame.contentWindow as Window & typeof globalThis
  page.document.body.innerHTML = markup
  return page
}

/** What is asked after each change, each time of the whole page. */
function lookAfterEach(page: Window): unknown {
  return changes.map((change) => {
    change(page.document)
    return Array.from(page.document.querySelectorAll('*'), (element) => {
      const style = page.getComputedStyle(element)
      const { display, visibility, pointerEvents } = style
      const asked = ['display', 'visibility', 'cursor'].map((name) => style.getPropertyValue(name))
      return { element: element.outerHTML, display, visibility, pointerEvents, asked }
    })
  })
}

test('an element looks as jsdom says, before and after each change', () => {
  const quick = makePage()
  quickenStyles(quick)
  expect(lookAfterEach(quick)).toEqual(lookAfterEach(makePage()))
})
